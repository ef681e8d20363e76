import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { workspaceSource } from "../../../src/workspace/source/workspace-source.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-times-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(times: Readonly<Record<string, number>>): Promise<void> {
  for (const [path, seconds] of Object.entries(times)) {
    await writeFile(join(folder, path), "x\n");
    await utimes(join(folder, path), seconds, seconds);
  }
}

async function timesOf(name: string): Promise<Record<string, number | undefined>> {
  const source = await workspaceSource({ name, here: folder, runFolder: ".agent-exec" });
  const times: Record<string, number | undefined> = {};
  for await (const entry of source.files()) if (entry.kind === "file") times[entry.path] = entry.modifiedAt;
  return times;
}

function git(date: string, ...args: string[]): void {
  const own = ["-c", "user.name=n", "-c", "user.email=n@example.invalid"];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync("git", [...own, ...args], { cwd: folder, env });
}

describe("the times of given files", () => {
  it("are their own in a folder", async () => {
    await put({ a: 1_700_000_000, b: 1_700_000_000.25 });
    expect(await timesOf(".")).toEqual({ a: 1_700_000_000_000, b: 1_700_000_000_250 });
  });

  it("are neither in the future nor before 1980", async () => {
    const before = Date.now();
    await put({ future: 4_100_000_000, first: 0, older: 1, old: 400_000_000 });
    execFileSync("touch", ["-d", "1969-12-31T00:00:00Z", join(folder, "older")]);
    const { future, ...rest } = await timesOf(".");
    expect(rest).toEqual({ first: 315_532_800_000, older: 315_532_800_000, old: 400_000_000_000 });
    expect(future).toBeGreaterThanOrEqual(before);
    expect(future).toBeLessThanOrEqual(Date.now());
  });

  it("are all the commit's in a checkout, also for changed and new files", async () => {
    await put({ a: 1_700_000_000, b: 1_600_000_000 });
    git("2024-05-06T07:08:09Z", "init", "-q");
    git("2024-05-06T07:08:09Z", "add", ".");
    git("2024-05-06T07:08:09Z", "commit", "-q", "-m", "m");
    await put({ b: 1_650_000_000, fresh: 1_750_000_000 });
    const time = Date.UTC(2024, 4, 6, 7, 8, 9);
    expect(await timesOf("repo")).toEqual({ a: time, b: time, fresh: time });
  });

  it("are their own in a checkout before its first commit", async () => {
    await put({ a: 1_700_000_000 });
    git("2024-05-06T07:08:09Z", "init", "-q");
    expect(await timesOf("repo")).toEqual({ a: 1_700_000_000_000 });
  });

  it("are not later than now in a checkout of a commit from the future", async () => {
    await put({ a: 1_700_000_000 });
    git("2099-05-06T07:08:09Z", "init", "-q");
    git("2099-05-06T07:08:09Z", "add", ".");
    git("2099-05-06T07:08:09Z", "commit", "-q", "-m", "m");
    expect((await timesOf("repo")).a).toBeLessThanOrEqual(Date.now());
  });
});
