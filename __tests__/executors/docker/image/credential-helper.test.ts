import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { until } from "../support/engine-by-hand.js";

const run = promisify(execFile);

describe("a credential helper", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "credential-helper-"));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });
  /** Resolves with what it said, how long that took, and with how long the client's whole process lived. */
  const ask = async (script: string, { deadlineMs = 20_000, cancelAfterMs = 20_000 }) => {
    const path = join(folder, "docker-credential-test");
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    const hooks = fileURLToPath(new URL("../../../../scripts/typescript.mjs", import.meta.url));
    const client = fileURLToPath(new URL("helper-client.ts", import.meta.url));
    const words = ["--import", hooks, client, "test", String(deadlineMs), String(cancelAfterMs)];
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env["PATH"]}` };
    const { stdout } = await run(process.execPath, words, { env, timeout: 120_000 });
    return JSON.parse(stdout) as { result: unknown; ms: number };
  };
  const isGone = async (pidFile: string): Promise<boolean> => {
    const pid = Number(await readFile(join(folder, pidFile), "utf8"));
    if (!(pid > 1)) throw new Error(`${pidFile} holds no pid`);
    return readFile(`/proc/${pid}/stat`, "utf8").then(
      (stat) => /\) Z /.test(stat),
      () => true,
    );
  };

  it("that answers gives name and secret, a token by its own name", async () => {
    const { result } = await ask(`echo '{"Username":"<token>","Secret":"s3cret"}'`, {});
    expect(result).toEqual({ username: "<token>", secret: "s3cret" });
  });

  it("that hangs is ended at its deadline, with what it started", async () => {
    const script = `sleep 60 & echo $! >'${folder}/hanging'\ntrap '' TERM\nwait`;
    const { result, ms } = await ask(script, { deadlineMs: 500 });
    expect(result).toBe("did not answer within 0.5 s");
    expect(ms).toBeLessThan(15_000);
    await until(() => isGone("hanging"));
  });

  it("that is cancelled ends at once", async () => {
    const script = `sleep 60 & echo $! >'${folder}/cancelled'\nwait`;
    const { result, ms } = await ask(script, { cancelAfterMs: 500 });
    expect(result).toBe("enough");
    expect(ms).toBeLessThan(15_000);
    await until(() => isGone("cancelled"));
  });

  it("that reads nothing of what it is asked does no harm", async () => {
    const { result } = await ask(`exec <&-\nsleep 0.2\necho '{"Username":"me","Secret":"s3cret"}'`, {});
    expect(result).toEqual({ username: "me", secret: "s3cret" });
  });
});
