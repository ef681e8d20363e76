import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { rarely } from "../../chance.js";
import { trackedChanges } from "../tracked-changes.js";
import { gitVersion } from "../../../src/workspace/git/git.js";
import { Repository } from "../../../src/workspace/git/repository.js";
import { useRunFolders } from "../../run-folders.js";
import { workspaceSource } from "../../../src/workspace/source/workspace-source.js";
import { createRedactor } from "../../../src/redaction/redact.js";
import { measure } from "../../own-process.js";
import { keepLine } from "./changes.program.js";
import { keepIn } from "../kept-changes.js";

const createRunFolder = useRunFolders();

const never = new AbortController().signal;

let home: string;
let repo: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-bounds-"));
  repo = join(home, "repo");
  await mkdir(repo);
  await mkdir(join(home, "tmp"));
  execFileSync("git", ["init", "-q"], { cwd: repo });
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
});

const limits = { maxBytes: 1024 ** 2, maxCopiedBytes: 8 * 1024 ** 2, timeoutMs: 20_000 };

function keptOf(...given: Parameters<typeof keepIn> extends [string, ...infer Rest] ? Rest : never) {
  return keepIn(home, ...given);
}

/** Short lines in random order: git compares them for minutes. */
function slowLines(seed: number): string {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0) >>> 16;
  return Array.from({ length: 1_500_000 }, () => "abcdefgh"[next() & 7]).join("\n");
}

function withoutPatch(reason: RegExp, paths: readonly string[]) {
  return async ({ told, files, behind, run }: Awaited<ReturnType<typeof keptOf>>) => {
    expect(told.patch).toBeNull();
    expect(told.refused?.[0]).toEqual({ path: "changes.patch", reason: expect.stringMatching(reason) });
    expect(told.refused?.[0]?.reason).toContain("the artifacts contain the changed files");
    expect(files.toSorted()).toEqual(["artifacts", "transcript.jsonl"]);
    expect((await readdir(run.artifactsPath)).toSorted()).toEqual(paths);
    expect(behind).toEqual([]);
  };
}

describe("a patch", () => {
  it("is not written beyond its size limit, a reason says so, and nothing stays", async () => {
    const kept = await keptOf({ big: "x".repeat(2 * 1024 ** 2), action: "x\n" }, { limits });
    await withoutPatch(/git printed more than 1(\.0)? MiB/, ["action", "big"])(kept);
  });

  it("leaves out the files that are too large to be copied", async () => {
    const text = "x".repeat(9 * 1024 ** 2);
    const { told } = await keptOf({ a: text, b: "x\n" }, { limits });
    expect(told.refused).toEqual([
      { path: "a", reason: expect.stringMatching(/all changed files together have more than 8(\.0)? MiB/) },
    ]);
    expect(told.diff?.files.map(({ path }) => path)).toEqual(["b"]);
  });

  it("is not written if git takes too long, and git is ended", async () => {
    const options = { limits: { ...limits, timeoutMs: 500 } };
    const kept = await keptOf({ slow: slowLines(2) }, options, { slow: slowLines(1) });
    await withoutPatch(/git did not end within 0.5 s/, ["slow"])(kept);
  });

  it("is not written if git needs too much memory", async () => {
    const kept = await keptOf(
      { ends: "\n".repeat(4 * 1024 ** 2) },
      { limits: { ...limits, maxBytes: 1024 ** 3, maxMemoryBytes: 64 * 1024 ** 2 } },
    );
    await withoutPatch(/memory|mmap failed/i, ["ends"])(kept);
  });

  it("is not written after the time for saving, before git begins or while it works", async () => {
    const over = /saving the code's files took too long/;
    await withoutPatch(over, ["a"])(await keptOf({ a: "x" }, {}, {}, AbortSignal.abort()));
    await rm(join(home, "run"), { recursive: true });
    const time = new AbortController();
    const none = createRedactor([]);
    // Asked for when both sides are copied: git begins next.
    const stream = () => (void turn().then(() => time.abort()), none.stream());
    const options = { limits, redactor: { ...none, stream } };
    const kept = await keptOf({ slow: slowLines(2) }, options, { slow: slowLines(1) }, time.signal);
    await withoutPatch(over, ["slow"])(kept);
  });

  rarely("of one long line takes little memory", async () => {
    const module = new URL("changes.program.ts", import.meta.url);
    const chars = 32 * 1024 ** 2;
    const { value, grownMebibytes } = await measure({ module, program: keepLine }, { home, chars });
    expect(value.patch).toBe("changes.patch");
    expect((await readFile(join(home, "run", "changes.patch"))).length).toBeGreaterThan(chars);
    expect(grownMebibytes).toBeLessThan(400);
  });

  it.each([
    ["in a file", { a: `${"é".repeat(70_000)}s3cret-of-the-house\n`, b: "x\n" }, {}, ["a"]],
    ["in what is no text", { a: "\0s3cret-of-the-house", b: "x\n" }, {}, ["a"]],
    ["in a file's name", { "a-s3cret-of-the-house": "1\n", b: "x\n" }, {}, ["a-s3cret-of-the-house"]],
    [
      "in what files had before",
      { a: "1\n", b: "1\n", c: "1\n" },
      { a: "s3cret-of-the-house\n", b: "s3cret-of-the-house" },
      ["a", "b"],
    ],
  ])("leaves out the files with a secret %s, and names them", async (_, left, given, names) => {
    const redactor = createRedactor(["s3cret-of-the-house"]);
    const { told, run } = await keptOf(left, { redactor }, given);
    const reason = "not in the patch: it contains a secret";
    expect(told.refused).toEqual(names.map((path) => ({ path, reason })));
    expect(told.withheld).toEqual(names);
    const others = Object.keys(left).filter((path) => !names.includes(path));
    expect(told.diff?.files.map(({ path }) => path)).toEqual(others);
    expect(await readFile(join(run.path, "changes.patch"), "utf8")).not.toContain("s3cret-of-the-house");
  });

  it("is not written if every changed file contains a secret", async () => {
    const redactor = createRedactor(["s3cret-of-the-house"]);
    const kept = await keptOf({ a: "s3cret-of-the-house\n" }, { redactor });
    await withoutPatch(/`a`: it contains a secret;/, ["a"])(kept);
  });
});

describe("git's output", () => {
  it("is limited for lists of names", async () => {
    for (let index = 0; index < 50; index += 1) await writeFile(join(repo, `file-${index}`), "");
    execFileSync("git", ["add", "--all"], { cwd: repo });
    await using repository = await Repository.open(repo);
    const list = (maxBytes: number) => repository.text(["ls-files", "-z"], { maxBytes });
    expect((await list(1_000)).split("\0")).toHaveLength(51);
    await expect(list(100)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining("git printed more than 100 B"),
    });
  });

  it("says that git is missing, and shows git's own errors", async () => {
    const path = process.env["PATH"];
    process.env["PATH"] = home;
    try {
      await expect(gitVersion()).rejects.toMatchObject({ code: "ENOENT" });
      await expect(Repository.open(repo)).rejects.toMatchObject({
        code: "settings-invalid",
        nextStep: expect.stringContaining("Install git"),
      });
      await withoutPatch(/git.*(?:not found|ENOENT)/, ["a"])(await brokenlyKept(path!));
    } finally {
      process.env["PATH"] = path;
    }
    await using repository = await Repository.open(repo);
    await expect(repository.text(["no-such-command"])).rejects.toThrow(/not a git command/);
  });

  /** A run whose machine loses git before the patch is made. */
  async function brokenlyKept(path: string) {
    process.env["PATH"] = path;
    const source = await workspaceSource({ name: "repo", here: repo, runFolder: "out" });
    const run = await createRunFolder(join(home, "run"));
    const temporaryFolder = join(home, "tmp");
    const changes = trackedChanges(source, run, { temporaryFolder });
    const content = (async function* () {
      yield Buffer.from("x");
    })();
    await changes.save({ kind: "file", path: "a", bytes: 1, isExecutable: false, content });
    process.env["PATH"] = home;
    const told = await changes.changes({ leftOut: [], signal: never });
    await run.close();
    return { told, files: await readdir(run.path), behind: await readdir(temporaryFolder), run };
  }

  it("ends when its reader stops", async () => {
    await writeFile(join(repo, "a"), "x".repeat(4 * 1024 ** 2));
    const args = ["diff", "--no-index", "/dev/null", "a"];
    await using repository = await Repository.open(repo);
    for await (const chunk of repository.run(args, { expected: [0, 1] })) {
      expect(chunk.byteLength).toBeGreaterThan(0);
      break;
    }
  });
});
