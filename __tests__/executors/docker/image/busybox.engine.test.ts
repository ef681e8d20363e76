import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { block, collect, execute, shell, workspaceFiles } from "../../../../src/conformance/session-calls.js";
import { describeSampledContract } from "../../../contracts/executor-contract.js";
import { buildBareImage, removeImage } from "../support/bare-image.js";
import { openDocker } from "../support/docker-fixture.js";

const never = new AbortController().signal;
const busyboxAndPython = `agent-exec-test-busybox-and-python:${process.pid}`;

beforeAll(async () => {
  await buildBareImage({ name: busyboxAndPython, shell: "busybox" });
});
afterAll(async () => {
  await removeImage(busyboxAndPython);
});

// Its shell and tools put the code and the files there; all else is as with the shell alone.
describeSampledContract("docker with busybox and python", () => openDocker({ image: busyboxAndPython }), {
  groups: ["a verification", "files", "changes", "a session"],
});

describe("with busybox and nothing else", () => {
  const image = `agent-exec-test-busybox-alone:${process.pid}`;
  afterAll(() => removeImage(image));

  it("sh runs, files go in and come out, and every limit holds", async () => {
    await buildBareImage({ name: image, shell: "busybox", hasPython: false });
    const files = workspaceFiles({ "given/a.txt": "given" });
    const session = await openDocker({ image }).start({ signal: never, files });
    try {
      expect(session.facts.languages).toEqual(["sh"]);
      expect(Object.values(session.facts.held)).not.toContain(false);
      expect(await shell(session, "cat given/a.txt; mkdir -p x/y; echo made >x/y/z")).toBe("given");
      const full = await execute(session, block("sh", "dd if=/dev/zero of=full bs=1M"));
      expect(full).toMatchObject({ ending: "disk-full" });
      expect(await shell(session, "rm full; echo cleaned")).toBe("cleaned\n");
      expect(await collect(session)).toEqual({
        files: { "x/y/z": "made\n" },
        leftOut: {},
      });
    } finally {
      await session.stop();
    }
  });
});
