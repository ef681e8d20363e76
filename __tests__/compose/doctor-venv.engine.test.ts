import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { collect } from "./examining.js";

describe("an examination of a virtual environment", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "agent-exec-test-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const tryVenv = async (venv: string) => {
    const path = { PATH: "/usr/local/bin:/usr/bin:/bin" };
    const results = await collect(path, new AbortController().signal, { executor: "local", venv });
    return results.find(({ name }) => name === "venv");
  };

  it("says whether a fresh one can be made, and which Python it runs", async () => {
    expect(await tryVenv("true")).toMatchObject({
      status: "ok",
      message: expect.stringMatching(
        /^a fresh virtual environment can be created, in [\d.]+ m?s, and runs Python 3[.\d]+$/,
      ),
    });
    expect(await tryVenv("false")).toBeUndefined();
  }, 60_000);

  it("says of a person's own what a run says that cannot use it, and that nothing runs without", async () => {
    expect(await tryVenv(folder)).toEqual({
      name: "venv",
      status: "failed",
      message: `${folder} is not a virtual environment: it has no bin/python that runs.`,
      nextStep:
        "Create an environment in this folder with `python3 -m venv`, set `venv` to another environment, or set `venv` to `true` for a fresh environment.",
      isVital: true,
      ms: expect.any(Number),
    });
  });

  it("finds one whose Python does not run, and one that blocks would pass over", async () => {
    const broken = join(folder, "broken");
    await mkdir(join(broken, "bin"), { recursive: true });
    await writeFile(join(broken, "bin/python"), "#!/bin/sh\necho no libpython >&2; exit 127\n", {
      mode: 0o755,
    });
    await symlink("python", join(broken, "bin/python3"));
    expect(await tryVenv(broken)).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/broken cannot be used: its Python does not run: .* no libpython$/),
      nextStep: expect.stringContaining("python3 -m venv"),
      isVital: true,
    });
    await rm(join(broken, "bin/python3"));
    expect(await tryVenv(broken)).toMatchObject({
      message: expect.stringContaining("blocks find another Python before the Python of this environment"),
    });
  });
});
