import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { docker, onlyContainerOf } from "../../docker/support/engine-by-hand.js";

const mebibyte = 1024 * 1024;
const { signal } = new AbortController();
const runId = `disk-${process.pid}`;

let session: Session;
let volume = "";
beforeAll(async () => {
  session = await openDocker({
    runId,
    memoryBytes: 128 * mebibyte,
    workspaceBytes: 400 * mebibyte,
  }).start({ signal });
  const mounts = await docker(
    "inspect",
    "--format",
    "{{range .Mounts}}{{.Name}}{{end}}",
    await onlyContainerOf(runId),
  );
  volume = mounts;
});
afterAll(() => session.stop());

function run(code: string): Promise<Execution> {
  const sha256 = createHash("sha256").update(code).digest("hex");
  return session.execute({ language: "sh", code, path: null, sha256 }, { timeoutMs: 30_000, signal });
}

describe("a workspace larger than the memory", () => {
  it("is said to be watched and not held", () => {
    expect(session.facts.limits["workspace"]).toBe("400 MiB on the engine's disk, checked while code runs");
    expect(session.facts.held["workspace"]).toBe(false);
    expect(session.facts.waived).toEqual(["workspace", "inodes"]);
  });

  it("takes more than the memory has, of files and of programs", async () => {
    const { exitCode, stderr } = await run(
      "head -c 200000000 /dev/zero > big && printf '#!/bin/sh\\nexit 7' > go && chmod +x go && ./go; [ $? = 7 ] && rm big",
    );
    expect([exitCode, stderr.text]).toEqual([0, ""]);
  });

  it("cannot be locked by a block", async () => {
    expect((await run("chmod 0 /workspace")).exitCode).not.toBe(0);
    expect((await run("touch still-open")).exitCode).toBe(0);
  });

  it("ends a block that takes more of the disk than the workspace may have, and one that cleans up is not ended", async () => {
    const filling = await run(
      "mkdir hidden; head -c 2000000000 /dev/zero > hidden/big; chmod 0 hidden; sleep 20",
    );
    expect(filling).toMatchObject({ ending: "disk-full", exitCode: null });
    expect(filling.evidence).toMatch(/^the workspace's disk has .* less than when the sandbox started$/);
    expect(await run("chmod 700 hidden && rm -r hidden && sleep 1")).toMatchObject({
      ending: "exited",
      exitCode: 0,
    });
  });

  it("gives its files out, and is gone with its container", async () => {
    await run("echo out > result");
    const paths: string[] = [];
    for await (const file of session.files({ signal })) {
      if (file.kind !== "file") continue;
      paths.push(file.path);
      for await (const _chunk of file.content);
    }
    expect(paths).toContain("result");
    await session.stop();
    expect(volume).toMatch(/^[0-9a-f]{64}$/);
    await expect(docker("volume", "inspect", volume)).rejects.toThrow();
  });
});
