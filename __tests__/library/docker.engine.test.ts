import { describe, expect, it } from "@jest/globals";
import { docker, type LibrarySession, readFunctions } from "../../src/index.js";
import { baseImage } from "../../scripts/places.mjs";

const image = { image: baseImage, pull: "never" } as const;
const texts = async (files: AsyncIterable<{ path: string; content?: AsyncIterable<Uint8Array> }>) => {
  const found: Record<string, string> = {};
  for await (const { path, content = [] } of files) {
    found[path] = "";
    for await (const chunk of content) found[path] += Buffer.from(chunk).toString();
  }
  return found;
};

describe("a sandbox of the library", () => {
  it("needs an image and no more, and has the limits of the settings' defaults", async () => {
    await using session = await docker(image).start();
    const { ending, exitCode, stdout } = await session.execute({ language: "python", code: "print(42)" });
    expect({ ending, exitCode, text: stdout.text }).toEqual({ ending: "exited", exitCode: 0, text: "42\n" });
    expect(session.facts.limits).toMatchObject({
      memory: "2 GiB",
      cpus: "2",
      pids: "256",
      workspace: "512 MiB",
      network: "none",
    });
    expect(Object.entries(session.facts.held).filter(([, holds]) => !holds)).toEqual([]);
  });

  it("takes files by name, and gives back what differs from them", async () => {
    await using session = await docker(image).start({
      files: { "data/a.txt": "one\n", "b.bin": Uint8Array.of(98) },
    });
    await session.execute({ language: "sh", code: "cat data/a.txt b.bin > c.txt", path: "join.sh" });
    expect(await texts(session.files())).toEqual({
      "c.txt": "one\nb",
      "join.sh": "cat data/a.txt b.bin > c.txt",
    });
  });

  it("has functions of a person's own that code imports, and of which none is among its files", async () => {
    const functions = await readFunctions("__tests__/data/functions");
    const executor = docker({ ...image, functions });
    expect(executor.describe()).toContain("`area(radius: float) -> float`: The area of a square.");
    await using session = await executor.start();
    const code = "from shapes import area\nprint(area(3))";
    const { stdout } = await session.execute({ language: "python", code });
    expect(stdout.text).toBe("9\n");
    expect(await texts(session.files())).toEqual({});
  });

  it("runs nothing before it is started, for there is no session, nor after its end, which its scope brings", async () => {
    let ended: LibrarySession;
    {
      await using session = await docker(image).start();
      ended = session;
    }
    const after = await ended.execute({ language: "sh", code: "echo ran" });
    expect(after).toMatchObject({ ending: "container-lost", exitCode: null, stdout: { text: "" } });
  });

  it("ends a block at its deadline or its signal, and a start with the signal's reason", async () => {
    await using session = await docker(image).start();
    const sleep = { language: "sh", code: "sleep 60" };
    const late = await session.execute(sleep, { timeoutMs: 300 });
    const cancelled = await session.execute(sleep, { signal: AbortSignal.timeout(300) });
    expect([late.ending, cancelled.ending]).toEqual(["timed-out", "cancelled"]);
    const reason = new Error("Not today.");
    await expect(docker(image).start({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it("refuses at once what is out of its bounds, all of it, and says where the bounds are", () => {
    expect(() => docker({ ...image, pids: 3, cpus: 1000, memoryBytes: 1 })).toThrow(
      expect.objectContaining({
        code: "settings-invalid",
        message: expect.stringMatching(
          /^memoryBytes: .* 64m and 1t\ncpus: .*0\.1 and 512\npids: .*16 and 32768$/,
        ),
      }),
    );
    expect(() => docker({ ...image, network: "allow" })).toThrow(/`network: allow` needs a list of hosts/);
  });
});
