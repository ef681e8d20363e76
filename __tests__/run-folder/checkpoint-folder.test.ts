import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { CheckpointEntry } from "../../src/ports/checkpoint.js";
import type { ChangedEntry } from "../../src/ports/workspace.js";
import { checkpointName, openCheckpointFolder } from "../../src/run-folder/checkpoint-folder.js";

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

/** How many files' bytes lie on the disk, in a folder of its owner's alone. */
async function kept(): Promise<number> {
  const folder = join(parent, checkpointName);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  return (await readdir(folder)).filter((name) => name.length === 64).length;
}

describe("a checkpoint on this machine", () => {
  it("returns the saved entries, deletions first, any number of times", async () => {
    await using store = await openCheckpointFolder({ runFolder: parent });
    await store.keep(listOf(file("../../a", "one"), link, file("b.sh", ""), deleted, leftOut), 1);
    const expected = [deleted, leftOut, ["../../a", "one", 3, false], link, ["b.sh", "", 0, true]];
    expect(await all(store.entries())).toEqual(expected);
    expect(await all(store.entries())).toEqual(expected);
  });

  it("keeps unchanged files and removes the others", async () => {
    await using store = await openCheckpointFolder({ runFolder: parent });
    await store.keep(listOf(file("a", "one"), file("b", "two"), link), 1);
    await store.keep(listOf(same("b"), same("l"), file("c", "three")), 2);
    expect(await all(store.entries())).toEqual([["b", "two", 3, false], link, ["c", "three", 5, false]]);
    // What the turn before had left stays until the transcript tells of this one.
    expect(await kept()).toBe(3);
    await store.keep(listOf(same("c")), 3);
    expect(await kept()).toBe(2);
  });

  it("is unchanged if saving fails", async () => {
    await using store = await openCheckpointFolder({ runFolder: parent });
    await store.keep(listOf(file("a", "one")), 1);
    const torn = async function* (): AsyncGenerator<CheckpointEntry> {
      yield file("a", "two");
      throw new Error("gone");
    };
    await expect(store.keep(torn(), 2)).rejects.toThrow("gone");
    await expect(store.keep(listOf(same("unheard")), 1)).rejects.toMatchObject({ code: "internal" });
    expect(await all(store.entries())).toEqual([["a", "one", 3, false]]);
    expect(await kept()).toBe(1);
  });

  it("reports the actual size of a file that became shorter", async () => {
    await using store = await openCheckpointFolder({ runFolder: parent });
    await store.keep(listOf(file("log", "short", 100)), 1);
    expect(await all(store.entries())).toEqual([["log", "short", 5, false]]);
  });

  it("leaves nothing behind", async () => {
    const store = await openCheckpointFolder({ runFolder: parent });
    await store.keep(listOf(deleted, link, file("a", "one")), 1);
    expect(await kept()).toBe(1);
    await store[Symbol.asyncDispose]();
    expect(await readdir(parent)).toEqual([]);
  });

  it("is found by its turn, even if the next one was saved but not recorded", async () => {
    const store = await openCheckpointFolder({ runFolder: parent });
    await store.keep(listOf(file("a", "one"), file("b", "b"), leftOut), 3);
    await store.keep(listOf(file("a", "two"), same("b"), deleted), 4);
    const again = await openCheckpointFolder({ runFolder: parent, attempt: 3 });
    expect(await all(again.entries())).toEqual([leftOut, ["a", "one", 3, false], ["b", "b", 1, false]]);
    await expect(openCheckpointFolder({ runFolder: parent, attempt: 2 })).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining("The files of turn 2 are missing from"),
    });
  });

  it("returns no file that somebody put in its place", async () => {
    const store = await openCheckpointFolder({ runFolder: parent });
    await store.keep(listOf(file("a", "one")), 1);
    const [name] = (await readdir(join(parent, checkpointName))).filter((each) => each.length === 64);
    await writeFile(join(parent, checkpointName, name!), "two");
    const again = await openCheckpointFolder({ runFolder: parent, attempt: 1 });
    await expect(all(again.entries())).rejects.toMatchObject({ code: "settings-invalid" });
  });
});
