import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { CheckpointEntry } from "../../src/ports/checkpoint.js";
import type { ChangedEntry } from "../../src/ports/workspace.js";
import { createCheckpointFolder } from "../../src/run-folder/checkpoint-folder.js";

let parent: string;
beforeEach(async () => void (parent = await mkdtemp(join(tmpdir(), "agent-exec-parent-"))));
afterEach(() => rm(parent, { recursive: true, force: true }));

const file = (path: string, text: string, bytes = text.length): ChangedEntry => ({
  kind: "file",
  path,
  bytes,
  isExecutable: path.endsWith(".sh"),
  content: (async function* () {
    yield Buffer.from(text);
  })(),
});
const link: ChangedEntry = { kind: "link", path: "l", target: "a" };
const deleted: ChangedEntry = { kind: "deleted", path: "d" };
const leftOut: ChangedEntry = { kind: "left-out", path: "../../pipe", reason: "a named pipe" };
const same = (path: string): CheckpointEntry => ({ kind: "same", path });

async function* listOf(...entries: CheckpointEntry[]): AsyncGenerator<CheckpointEntry> {
  yield* entries;
}

async function all(entries: AsyncIterable<ChangedEntry>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const entry of entries) {
    if (entry.kind !== "file") {
      found.push(entry);
      continue;
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.content) chunks.push(chunk);
    found.push([entry.path, Buffer.concat(chunks).toString(), entry.bytes, entry.isExecutable]);
  }
  return found;
}

/** What lies on the disk: how many files, in a folder of its owner's alone. */
async function kept(): Promise<number> {
  const [folder] = await readdir(parent);
  expect((await stat(join(parent, folder!))).mode & 0o777).toBe(0o700);
  return (await readdir(join(parent, folder!))).length;
}

describe("a checkpoint on this machine", () => {
  it("gives back what was kept, deletions first, as often as it is asked", async () => {
    await using store = createCheckpointFolder(parent);
    await store.keep(listOf(file("../../a", "one"), link, file("b.sh", ""), deleted, leftOut));
    const expected = [deleted, leftOut, ["../../a", "one", 3, false], link, ["b.sh", "", 0, true]];
    expect(await all(store.entries())).toEqual(expected);
    expect(await all(store.entries())).toEqual(expected);
  });

  it("takes over what is the same, and lets go of the rest", async () => {
    await using store = createCheckpointFolder(parent);
    await store.keep(listOf(file("a", "one"), file("b", "two"), link));
    await store.keep(listOf(same("b"), same("l"), file("c", "three")));
    expect(await all(store.entries())).toEqual([["b", "two", 3, false], link, ["c", "three", 5, false]]);
    expect(await kept()).toBe(2);
  });

  it("stays as it was when something goes wrong on the way", async () => {
    await using store = createCheckpointFolder(parent);
    await store.keep(listOf(file("a", "one")));
    const torn = async function* (): AsyncGenerator<CheckpointEntry> {
      yield file("a", "two");
      throw new Error("gone");
    };
    await expect(store.keep(torn())).rejects.toThrow("gone");
    await expect(store.keep(listOf(same("unheard")))).rejects.toMatchObject({ code: "internal" });
    expect(await all(store.entries())).toEqual([["a", "one", 3, false]]);
    expect(await kept()).toBe(1);
  });

  it("tells of a file that became shorter the size that it has", async () => {
    await using store = createCheckpointFolder(parent);
    await store.keep(listOf(file("log", "short", 100)));
    expect(await all(store.entries())).toEqual([["log", "short", 5, false]]);
  });

  it("leaves nothing behind, and makes nothing where there are no files", async () => {
    const store = createCheckpointFolder(parent);
    await store.keep(listOf(deleted, link));
    expect(await readdir(parent)).toEqual([]);
    await store.keep(listOf(file("a", "one")));
    expect(await kept()).toBe(1);
    await store[Symbol.asyncDispose]();
    expect(await readdir(parent)).toEqual([]);
  });
});
