import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "@jest/globals";
import { openRunFolder, reopenRunFolder } from "../../src/run-folder/run-folder.js";
import { useRunFolders } from "../run-folders.js";
import type { RegularFile } from "../../src/ports/workspace.js";
import { eventsOf, filesSaved, started } from "../run/facts.js";

const createRunFolder = useRunFolders();

const root = mkdtempSync(join(tmpdir(), "agent-exec-folder-"));
afterAll(() => rm(root, { recursive: true, force: true }));

async function freshPath(): Promise<string> {
  return join(await mkdtemp(join(root, "parent-")), "run");
}

function file(path: string, text: string, isExecutable = false): RegularFile {
  const bytes = Buffer.from(text);
  async function* content() {
    yield bytes.subarray(0, 2);
    yield bytes.subarray(2);
  }
  return { kind: "file", path, bytes: bytes.length, isExecutable, content: content() };
}

describe("the folder of a run whose process had ended", () => {
  it("is refused while another process is writing its claim", async () => {
    const path = await freshPath();
    await (await createRunFolder(path)).close();
    await writeFile(join(path, ".running"), "");
    await expect(reopenRunFolder(path)).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it.each([
    ["is dead", "host/boot/pid:[1]/1/1"],
    ["closed it", null],
  ])("is opened by only one of several if its own %s", async (_, owner) => {
    for (let round = 0; round < 20; round += 1) {
      const path = await freshPath();
      await (await createRunFolder(path)).close();
      if (owner !== null) await writeFile(join(path, ".running"), owner);
      const tries = await Promise.allSettled(
        Array.from({ length: 8 }, async () => {
          await sleep(Math.random() * 2);
          return reopenRunFolder(path);
        }),
      );
      const opened = tries.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
      expect({ round, opened: opened.length }).toEqual({ round, opened: 1 });
      for (const each of tries)
        if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "settings-invalid" });
      for (const { folder } of opened) await folder.close();
      expect(await readdir(path)).toEqual(["transcript.jsonl"]);
    }
  });
});

describe("a run's folder", () => {
  it("holds every event as one line, in order, as soon as it is appended", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    const events = eventsOf([started(), filesSaved]);
    for (const event of events) {
      await folder.append(event);
      const lines = (await readFile(join(path, "transcript.jsonl"), "utf8")).trimEnd().split("\n");
      expect(JSON.parse(lines.at(-1)!)).toEqual(event);
    }
    await folder.close();
    expect((await openRunFolder(path)).transcript.trimEnd().split("\n")).toHaveLength(2);
  });

  it("is found by its transcript's path too, which a run prints", async () => {
    const path = await freshPath();
    await (await createRunFolder(path)).close();
    expect((await openRunFolder(join(path, "transcript.jsonl"))).folder.path).toBe(path);
  });

  it("is refused if it contains a run, which stays unchanged", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    await folder.append(eventsOf([started()])[0]!);
    await folder.close();
    await expect(createRunFolder(path)).rejects.toMatchObject({
      code: "settings-invalid",
      nextStep: /--out/,
    });
    expect((await openRunFolder(path)).transcript).not.toBe("");
  });

  it("has no folder for artifacts if there are none", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    await folder.save(file("src/deep/a.txt", "a"));
    await folder.save(file("src/b.txt", "b"));
    await folder.removeArtifact("src/deep/a.txt");
    expect(await readdir(join(path, "artifacts/src"))).toEqual(["b.txt"]);
    await folder.removeArtifact("src/b.txt");
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("half");
      throw new Error("torn");
    }
    await expect(folder.save({ ...file("c/d.txt", ""), content: broken() })).rejects.toThrow();
    expect(await readdir(path)).toEqual([".running", "transcript.jsonl"]);
    await folder.close();
  });

  it("belongs to one run if several ask for it at once, and the others get an error", async () => {
    const path = await freshPath();
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => createRunFolder(path)));
    const refusals = asked.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refusals).toHaveLength(11);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: "settings-invalid" });
    await Promise.all(asked.map(async (each) => each.status === "fulfilled" && each.value.close()));
  });

  it("is created with its parent folders, even below a link", async () => {
    const path = await freshPath();
    await symlink(join(path, ".."), `${path}-link`);
    await createRunFolder(join(`${path}-link`, "a/b/c"));
    expect(await readdir(join(path, "../a/b/c"))).toEqual([".running", "transcript.jsonl"]);
  });

  it("is never a folder with something in it, nor a file", async () => {
    const path = await freshPath();
    await mkdir(path);
    expect((await createRunFolder(path)).path).toBe(path);
    const other = join(path, "..", "mine");
    await mkdir(other);
    await writeFile(join(other, "report.md"), "mine");
    await expect(createRunFolder(other)).rejects.toMatchObject({
      code: "settings-invalid",
      message: /not empty/,
    });
    await expect(createRunFolder(join(other, "report.md"))).rejects.toMatchObject({ message: /is a file/ });
    expect(await readFile(join(other, "report.md"), "utf8")).toBe("mine");
  });

  it("leaves nothing of an artifact that could not be saved to its end", async () => {
    const folder = await createRunFolder(await freshPath());
    async function* half() {
      yield Buffer.from("half");
      throw new Error("no room");
    }
    await expect(folder.save({ ...file("a/b", ""), content: half() })).rejects.toMatchObject({
      code: "storage-failed",
    });
    expect(await folder.list()).toEqual([expect.objectContaining({ path: "transcript.jsonl" })]);
  });

  it("saves an artifact with its bytes, its hash and its right to be run", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    const saved = await folder.save(file("a/b/tool", "hello", true));
    expect(saved).toEqual({
      path: "a/b/tool",
      bytes: 5,
      sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
    });
    expect(await readFile(join(path, "artifacts/a/b/tool"), "utf8")).toBe("hello");
    expect((await stat(join(path, "artifacts/a/b/tool"))).mode & 0o111).toBe(0o111);
  });

  it.each(["../out", "a/../../out", "/etc/out"])("never writes %s, which leads out of it", async (name) => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    await expect(folder.save(file(name, "x"))).rejects.toMatchObject({ code: "storage-failed" });
    await expect(folder.write(`../${name}`, "x")).rejects.toMatchObject({ code: "storage-failed" });
    expect(await readdir(join(path, ".."))).toEqual(["run"]);
  });

  it("never replaces an artifact by another of the same name", async () => {
    const folder = await createRunFolder(await freshPath());
    await folder.save(file("a", "first"));
    await expect(folder.save(file("a", "second"))).rejects.toMatchObject({ code: "storage-failed" });
  });

  it("says that there is no run", async () => {
    await expect(openRunFolder(await freshPath())).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it("lists its files by name, folders included", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    await folder.write("attempts/1/stdout", "x");
    await folder.write("result.json", "{}");
    expect((await folder.list()).map((each) => each.path)).toEqual([
      "attempts/1/stdout",
      "result.json",
      "transcript.jsonl",
    ]);
  });

  it("never writes or reads through a link that somebody put there", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    const victim = join(path, "..", "victim");
    await writeFile(victim, "mine");
    await mkdir(join(path, "attempts"));
    await symlink(victim, join(path, "report.md"));
    await symlink(join(path, ".."), join(path, "attempts/1"));
    await mkdir(join(path, "artifacts"));
    await symlink(victim, join(path, "artifacts/link.svg"));
    await folder.write("report.md", "theirs");
    expect(await readFile(join(path, "report.md"), "utf8")).toBe("theirs");
    await expect(folder.write("attempts/1/victim", "theirs")).rejects.toMatchObject({
      code: "storage-failed",
    });
    await expect(folder.readArtifact("link.svg")).rejects.toThrow(/not a regular file/);
    expect(await readFile(victim, "utf8")).toBe("mine");
  });

  it("reads no artifact whose folder is a link or whose name leads out", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    const outside = await mkdtemp(join(root, "outside-"));
    await writeFile(join(outside, "x"), "not ours");
    await symlink(outside, join(path, "artifacts"));
    for (const name of ["x", "../transcript.jsonl", "."]) {
      expect(await folder.openArtifact(name)).toBeNull();
      await expect(folder.readArtifact(name)).rejects.toThrow("is not a regular file");
    }
    await folder.close();
  });

  it("never waits for a pipe that somebody put there", async () => {
    const path = await freshPath();
    const folder = await createRunFolder(path);
    execFileSync("mkfifo", [join(path, "report.html")]);
    await folder.write("report.html", "page");
    expect(await readFile(join(path, "report.html"), "utf8")).toBe("page");
  });
});
