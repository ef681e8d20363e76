import { describe, expect, it } from "@jest/globals";
import { checkRoom, chooseSizes } from "../../../../src/executors/contained/limits/sizes.js";

const mebibyte = 1024 ** 2;
const few = { files: 10, links: 1, folders: 2 };

describe("files that are larger than the workspace", () => {
  const sizes = chooseSizes({ memoryBytes: 2048 * mebibyte });

  it.each([
    [
      "too many bytes",
      { ...few, bytes: 512 * mebibyte },
      /take 512 MiB in 13 .* has room for 512 MiB in 65,536/,
      "576m",
    ],
    [
      "too many files",
      { files: 65_500, links: 30, folders: 6, bytes: 10 },
      /take 10 B in 65,536 files/,
      "576m",
    ],
    ["more than the memory", { ...few, bytes: 3000 * mebibyte }, /take 2.9 GiB/, "3064m"],
  ])("are refused with both sizes, and one that would do: %s", (_what, size, message, enough) => {
    const refused = (): void => checkRoom(sizes, size);
    expect(refused).toThrow(message);
    expect(refused).toThrow(
      expect.objectContaining({
        code: "settings-invalid",
        nextStep: expect.stringContaining(`\`workspace-size\` to \`${enough}\` or more`),
      }),
    );
    const workspaceBytes = Number(enough.slice(0, -1)) * mebibyte;
    checkRoom(chooseSizes({ memoryBytes: 2048 * mebibyte, workspaceBytes }), size);
  });

  it("are refused with a memory that would do, where what is enough would not fit into it", () => {
    const size = { ...few, bytes: 1400 * mebibyte };
    let nextStep = "";
    try {
      checkRoom(sizes, size);
    } catch (error) {
      ({ nextStep } = error as { nextStep: string });
    }
    const [workspace, memory] = [...nextStep.matchAll(/`(\d+)m`/g)].map(
      ([, number]) => Number(number) * mebibyte,
    );
    checkRoom(chooseSizes({ memoryBytes: memory!, workspaceBytes: workspace! }), size);
  });

  it("are taken where they fit, however many they are on a disk", () => {
    checkRoom(sizes, { ...few, bytes: 500 * mebibyte });
    const onDisk = chooseSizes({ memoryBytes: 512 * mebibyte, workspaceBytes: 600 * mebibyte });
    checkRoom(onDisk, { files: 1_000_000, links: 0, folders: 1, bytes: 599 * mebibyte });
    expect(() => checkRoom(onDisk, { ...few, bytes: 600 * mebibyte })).toThrow(/has room for 600 MiB\./);
  });
});
