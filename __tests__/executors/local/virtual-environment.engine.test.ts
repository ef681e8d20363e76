import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { nightly } from "../../chance.js";
import { block, collect, execute, python, shell } from "../../../src/conformance/session-calls.js";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";
import { local } from "../../../src/index.js";
import { until } from "../docker/support/engine-by-hand.js";

const never = new AbortController().signal;
const usual = ["/usr/local/bin", "/usr/bin", "/bin"].join(delimiter);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-test-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe("a virtual environment of the local executor", () => {
  it("takes what pip installs, for the next block and no other session, and goes with its session", async () => {
    const start = () => createLocalExecutor({ path: usual, venv: true }).start({ signal: never });
    const [session, other] = await Promise.all([start(), start()]);
    await python(session, wheel);
    const installed = await execute(
      session,
      block("sh", "pip install --no-index --quiet *.whl && rm *.whl\n"),
    );
    expect(installed).toMatchObject({ exitCode: 0 });
    const [prefix, variable] = (
      await python(session, "import fresh, os, sys; print(sys.prefix); print(os.environ['VIRTUAL_ENV'])\n")
    ).split("\n");
    expect(prefix).toBe(variable);
    expect(await execute(other, block("python", "import fresh\n"))).toMatchObject({ exitCode: 1 });
    expect(await collect(session)).toEqual({ files: {}, leftOut: {} });
    await Promise.all([session.stop(), other.stop()]);
    expect(existsSync(prefix!)).toBe(false);
  }, 60_000);

  it("is a person's own where a path names it, and stays", async () => {
    const ours = await createLocalExecutor({ path: usual }).start({ signal: never });
    await shell(ours, `python3 -m venv --without-pip ${folder}/own`);
    await ours.stop();
    const session = await local({ path: usual, venv: join(folder, "own") }).start();
    const { stdout } = await session.execute({ language: "python", code: "import sys; print(sys.prefix)" });
    expect(stdout.text).toBe(`${folder}/own\n`);
    await session.stop();
    expect(existsSync(join(folder, "own"))).toBe(true);
  });

  it("is refused before the first block where the path leads to none", async () => {
    for (const venv of [folder, join(folder, "nowhere"), `${folder}${delimiter}/usr`])
      await expect(createLocalExecutor({ venv }).start({ signal: never })).rejects.toMatchObject({
        code: "settings-invalid",
        message: expect.stringContaining("is not a virtual environment"),
        nextStep: expect.stringContaining("python3 -m venv"),
      });
  });

  nightly("is made by uv where that is there, with pip, of the Python that blocks have", async () => {
    const words = join(folder, "words");
    await program(
      "uv",
      `echo "$@" >${words}; for venv; do :; done; exec python3 -m venv --without-pip "$venv"`,
    );
    const executor = createLocalExecutor({ path: usual, venv: true }, { uvPath: join(folder, "bin") });
    const session = await executor.start({ signal: never });
    const prefix = (await python(session, "import sys; print(sys.prefix)\n")).trim();
    expect(await readFile(words, "utf8")).toMatch(
      /^venv --quiet --no-project --no-config --python \S+\/python3 \S+\n$/,
    );
    expect(await readFile(words, "utf8")).toContain(prefix);
    expect(await shell(session, "pip --version")).toContain(` from ${prefix}/`);
    await session.stop();
  });

  it("says what is missing and what to install where it cannot be made, and leaves nothing", async () => {
    await program("python3", "echo 'ensurepip is not available' >&2; exit 1");
    await expect(open(join(folder, "bin"))).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(
        /python3 -m venv \S+` ended with exit code 1: ensurepip is not available/,
      ),
      nextStep: expect.stringContaining("apt install python3-venv"),
    });
    await expect(open(join(folder, "nowhere"))).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining("there is no Python on PATH"),
    });
  });

  nightly("stops being made at an abort, with all that makes it", async () => {
    const pidFile = join(folder, "pid");
    await program("python3", `setsid sleep 60 & echo $! >${pidFile}; echo "$3" >${folder}/place; wait`);
    const stop = new AbortController();
    const start = open([join(folder, "bin"), usual].join(delimiter), stop.signal);
    const refused = start.catch((error: unknown) => error);
    await until(async () => existsSync(join(folder, "place")));
    const startedAt = performance.now();
    stop.abort(new Error("enough"));
    expect(await refused).toMatchObject({ message: "enough" });
    expect(performance.now() - startedAt).toBeLessThan(2000);
    const pid = (await readFile(pidFile, "utf8")).trim();
    await until(async () => !existsSync(`/proc/${pid}`) || (await isZombie(pid)));
    const place = (await readFile(join(folder, "place"), "utf8")).trim();
    expect(await readdir(join(place, "..")).catch(() => "gone")).toBe("gone");
  });
});

const open = (path: string, signal = never) => createLocalExecutor({ path, venv: true }).start({ signal });

/** A program of that name, by what the shell is to do. */
async function program(name: string, code: string): Promise<void> {
  await mkdir(join(folder, "bin"), { recursive: true });
  await writeFile(join(folder, "bin", name), `#!/bin/sh\n${code}\n`);
  await chmod(join(folder, "bin", name), 0o755);
}

async function isZombie(pid: string): Promise<boolean> {
  return (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") Z ")).includes(") Z ");
}

/** Packs a wheel, which needs no index and no build. */
const wheel = `
import zipfile
facts = "fresh-1.0.dist-info/"
with zipfile.ZipFile("fresh-1.0-py3-none-any.whl", "w") as wheel:
    wheel.writestr("fresh.py", "")
    wheel.writestr(facts + "METADATA", "Metadata-Version: 2.1\\nName: fresh\\nVersion: 1.0\\n")
    wheel.writestr(facts + "WHEEL", "Wheel-Version: 1.0\\nGenerator: hand\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    wheel.writestr(facts + "RECORD", "fresh.py,,\\n" + "".join(facts + name + ",,\\n" for name in ("METADATA", "WHEEL", "RECORD")))
`;
