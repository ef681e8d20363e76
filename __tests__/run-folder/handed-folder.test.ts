import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "@jest/globals";
import type { ChangedEntry } from "../../src/ports/workspace.js";
import { isAtWork, leave, sign } from "../../src/run-folder/at-work.js";
import { openCheckpointFolder } from "../../src/run-folder/checkpoint-folder.js";
import { openRunFolder, reopenRunFolder } from "../../src/run-folder/run-folder.js";

const mine = ["precious.txt", "7".repeat(64), "turn-8.json", "a.py"];

/** A run's folder that somebody handed over, and what lies beside it on this machine. */
let parent: string;
let handed: string;
let outside: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "agent-exec-handed-"));
  handed = join(parent, "run");
  outside = join(parent, "mine");
  mkdirSync(handed);
  mkdirSync(outside);
  for (const name of mine) writeFileSync(join(outside, name), "precious");
  writeFileSync(join(handed, "transcript.jsonl"), "");
});
afterEach(() => {
  const there = Object.fromEntries(
    readdirSync(outside).map((name) => [name, readFileSync(join(outside, name), "utf8")]),
  );
  rmSync(parent, { recursive: true });
  // Whatever lay in the folder, and whatever was done with it.
  const changed = mine.filter((name) => there[name] !== "precious");
  if (changed.length > 0 || Object.keys(there).length !== mine.length)
    throw new Error(`files outside of the folder changed: ${changed.join(", ")}`);
});

const odd = {
  "a link to a file": (path: string) => symlinkSync(join(outside, "precious.txt"), path),
  "a link to a folder": (path: string) => symlinkSync(outside, path),
  "a link to nothing": (path: string) => symlinkSync(join(outside, "new.txt"), path),
  "a pipe": (path: string) => void execFileSync("mkfifo", [path]),
} as const;
const kinds = Object.keys(odd) as (keyof typeof odd)[];

const file = (path: string): ChangedEntry & { kind: "file" } => ({
  kind: "file",
  path,
  bytes: 3,
  isExecutable: false,
  content: (async function* () {
    yield Buffer.from("new");
  })(),
});

async function* listOf(...entries: ChangedEntry[]): AsyncGenerator<ChangedEntry> {
  yield* entries;
}

describe.each(kinds)("in a run's folder from somebody else, %s", (kind) => {
  const put = (name: string) => odd[kind](join(handed, name));

  it("is no transcript", async () => {
    rmSync(join(handed, "transcript.jsonl"));
    put("transcript.jsonl");
    await expect(openRunFolder(handed)).rejects.toMatchObject({ code: "settings-invalid" });
    await expect(reopenRunFolder(handed)).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it("is no place for a checkpoint", async () => {
    put(".checkpoint");
    await expect(openCheckpointFolder({ runFolder: handed })).rejects.toMatchObject({
      code: "settings-invalid",
    });
    const { folder } = await openRunFolder(handed);
    await folder.dropCheckpoint();
    expect(readdirSync(handed)).toEqual(["transcript.jsonl"]);
  });

  it("is replaced, and not written through, within a checkpoint", async () => {
    mkdirSync(join(handed, ".checkpoint"));
    for (const name of ["draft-index", "turn-1.json", "turn-0.json", "7".repeat(64)])
      put(`.checkpoint/${name}`);
    await using store = await openCheckpointFolder({ runFolder: handed });
    await store.keep(listOf(file("a")), 1);
    expect(readFileSync(join(handed, ".checkpoint/turn-1.json"), "utf8")).toContain('"path":"a"');
  });

  it("is no index of a checkpoint", async () => {
    mkdirSync(join(handed, ".checkpoint"));
    put(".checkpoint/turn-3.json");
    const opening = openCheckpointFolder({ runFolder: handed, attempt: 3 });
    await expect(opening).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it("does not count as a process that works on the run", async () => {
    put(".running");
    expect(await isAtWork(handed)).toBe(false);
    await expect(sign(handed)).rejects.toMatchObject({ code: "settings-invalid" });
    await leave(handed);
    expect(readdirSync(handed)).toEqual(["transcript.jsonl"]);
  });

  it("is no artifact, no folder of artifacts, and nothing that is written over", async () => {
    put("artifacts");
    put("changes.patch");
    const { folder } = await openRunFolder(handed);
    await expect(folder.readArtifact("precious.txt")).rejects.toThrow();
    expect(await folder.openArtifact("precious.txt")).toBeNull();
    await expect(folder.save(file("b.txt"))).rejects.toMatchObject({ code: "storage-failed" });
    await folder.removeArtifact("precious.txt");
    await folder.write("changes.patch", "new");
    await folder.clearSaved();
    expect(readdirSync(handed)).toEqual(["transcript.jsonl"]);
  });

  it("is reported as something that no run leaves", async () => {
    mkdirSync(join(handed, "artifacts"));
    put("artifacts/a.py");
    writeFileSync(join(handed, ".hidden"), "x");
    const { folder } = await openRunFolder(handed);
    expect(await folder.strange()).toEqual(["artifacts/a.py", ".hidden"]);
    expect((await folder.list()).map(({ path }) => path)).toEqual(["transcript.jsonl"]);
  });
});

test.each([
  ["transcript.jsonl", "settings-invalid", () => openRunFolder(handed)],
  ["result.json", "record-differs", async () => (await openRunFolder(handed)).folder.list()],
  [
    ".checkpoint/turn-3.json",
    "settings-invalid",
    () => openCheckpointFolder({ runFolder: handed, attempt: 3 }),
  ],
] as const)("a %s of any size is not read into memory", async (name, code, read) => {
  mkdirSync(join(handed, ".checkpoint"));
  writeFileSync(join(handed, name), "");
  truncateSync(join(handed, name), 2 * 1024 ** 3);
  const before = process.memoryUsage().rss;
  await expect(read()).rejects.toMatchObject({ code });
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2);
});
