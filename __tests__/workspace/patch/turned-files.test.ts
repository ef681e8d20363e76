import { execFileSync } from "node:child_process";
import { lstat, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { applyPatch, patchTarget } from "../../../src/workspace/patch/apply-patch.js";
import type { RegularFile } from "../../../src/ports/workspace.js";
import { useRunFolders } from "../../run-folders.js";
import { gitIn, handed, Repository } from "../repository.js";
import { saveLeft } from "../save-left.js";
import { trackedChanges } from "../tracked-changes.js";

const createRunFolder = useRunFolders();

function fileOf(path: string, bytes: Buffer, isExecutable = false): RegularFile {
  async function* content() {
    yield bytes;
  }
  return { kind: "file", path, bytes: bytes.length, isExecutable, content: content() };
}

/** What is told of a run that left these files of a repository, and where its patch lies. */
async function leftIn(repository: Repository, left: Readonly<Record<string, string | Buffer>>) {
  const source = await repository.source();
  await handed(source);
  const run = await createRunFolder(join(repository.home, "run"));
  const changes = trackedChanges(source, run);
  const files = Object.entries(left).map(([path, content]) => fileOf(path, Buffer.from(content)));
  for (const path of source.paths.filter((each) => !(each in left)))
    files.push(fileOf(path, await readFile(join(repository.path, path))));
  await saveLeft(changes, source, files);
  const told = await changes.changes({ leftOut: [], signal: new AbortController().signal });
  await run.close();
  return { told, patch: join(run.path, "changes.patch") };
}

/** A repository in which a program turns `*.up` into capitals on their way out of git. */
async function withFilter(files: Readonly<Record<string, string>>): Promise<Repository> {
  const repository = await Repository.create({
    ".gitattributes": "*.up filter=up\n",
    "b.txt": "1\n",
    ...files,
  });
  repository.git("config", "filter.up.clean", "tr A-Z a-z");
  repository.git("config", "filter.up.smudge", "tr a-z A-Z");
  repository.commit();
  return repository;
}

describe("a file that a filter of git converts", () => {
  it("is left out alone, and `git apply` takes the rest", async () => {
    await using repository = await withFilter({ "k.up": "HELLO\nWORLD\n" });
    const { told, patch } = await leftIn(repository, { "k.up": "BYE\nWORLD\n", "b.txt": "2\n" });
    expect(told.refused).toEqual([{ path: "k.up", reason: expect.stringMatching(/Git filter `up`/) }]);
    expect(told.withheld).toEqual(["k.up"]);
    repository.git("apply", patch);
    expect(await readFile(join(repository.path, "b.txt"), "utf8")).toBe("2\n");
  });

  it("leads to no patch if nothing else changed, with a reason", async () => {
    await using repository = await withFilter({ "k.up": "HELLO\n" });
    const { told } = await leftIn(repository, { "k.up": "BYE\n" });
    expect(told).toMatchObject({
      patch: null,
      patchFault: expect.stringMatching(/`k\.up`: the Git filter `up`/),
    });
  });

  it("is in the patch if its content here equals git's, like a git LFS pointer", async () => {
    await using repository = await withFilter({ "k.up": "HELLO\n" });
    await writeFile(join(repository.path, "k.up"), "hello\n");
    const { told, patch } = await leftIn(repository, { "k.up": "bye\n" });
    expect(told.withheld).toBeUndefined();
    repository.git("apply", "--check", patch);
  });

  it("is in the patch if the filter is not set up here, as in a clone without git LFS", async () => {
    const pointer = (size: number) =>
      `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize ${size}\n`;
    await using repository = await Repository.create({
      ".gitattributes": "*.png filter=lfs diff=lfs merge=lfs -text\n",
      "a.png": pointer(1),
    });
    repository.commit();
    const { told, patch } = await leftIn(repository, {
      "a.png": Buffer.from([137, 80, 78, 71, 0, 255]),
      "new.png": "x\0",
    });
    expect(told.withheld).toBeUndefined();
    repository.git("apply", patch);
    expect([...(await readFile(join(repository.path, "a.png")))]).toEqual([137, 80, 78, 71, 0, 255]);
  });

  it("is in the patch if it is new", async () => {
    await using repository = await withFilter({});
    const { told } = await leftIn(repository, { "k.up": "NEW\n" });
    expect(told).toMatchObject({ patch: "changes.patch" });
    expect(told.withheld).toBeUndefined();
  });
});

describe("line ends that git converts stay correct", () => {
  it.each([
    ["core.autocrlf", "true", ""],
    ["core.autocrlf", "input", ""],
    ["core.eol", "crlf", "* text=auto\n"],
    ["core.eol", "lf", "*.txt text eol=crlf\n"],
  ])("with %s %s and attributes %j", async (key, value, attributes) => {
    await using repository = await Repository.create({
      "a.txt": "1\r\n2\r\n3\r\n",
      "b.txt": "1\r\n",
      ".gitattributes": attributes,
    });
    repository.git("config", key, value);
    repository.commit();
    const left = { "a.txt": "1\r\ntwo\r\n3\r\n", "b.txt": "1\r\n2\r\n" };
    const { told, patch } = await leftIn(repository, left);
    expect(told.withheld).toBeUndefined();
    for (const apply of [
      () => repository.git("apply", patch),
      async () => applyPatch(patch, await patchTarget("repo", repository.path), { isTrial: false }),
    ]) {
      await repository.write({ "a.txt": "1\r\n2\r\n3\r\n", "b.txt": "1\r\n" });
      await apply();
      for (const [path, text] of Object.entries(left))
        expect(await readFile(join(repository.path, path), "utf8")).toBe(text);
    }
  });
});

describe("ordinary changes", () => {
  it("are applied by git and by agent-exec to the same files", async () => {
    await using repository = await Repository.create({
      "moved.py": "a = 1\nb = 2\n",
      gone: "x\n",
      tool: "#!/bin/sh\n",
      "bin.dat": "\0\u0001",
      "no-end": "a",
      "crlf.txt": "a\r\n",
      dir: "was a file\n",
      link: { link: "tool" },
      empty: "",
    });
    repository.commit();
    const source = await repository.source();
    await handed(source);
    const left = join(repository.home, "left");
    execFileSync("cp", ["-a", repository.path, left]);
    execFileSync(
      "sh",
      [
        "-c",
        "mkdir new && mv moved.py new/ && rm gone dir && mkdir dir && echo y > dir/f && chmod -x tool && printf '\\0\\2' > bin.dat && printf ab > no-end && printf 'a\\r\\nb\\r\\n' > crlf.txt && ln -sf dir/f link && echo x > empty && : > new/empty && ln -s ../tool new/l",
      ],
      { cwd: left },
    );
    const run = await createRunFolder(join(repository.home, "run"));
    const changes = trackedChanges(source, run);
    const listing = () =>
      execFileSync(
        "find",
        [".", "-path", "./.git", "-prune", "-o", "(", "-type", "f", "-o", "-type", "l", ")", "-print"],
        { cwd: left, encoding: "utf8" },
      )
        .trim()
        .split("\n")
        .map((path) => path.slice(2));
    const entries = await Promise.all(
      listing().map(async (path) => {
        const stats = await lstat(join(left, path));
        if (stats.isSymbolicLink())
          return { kind: "link" as const, path, target: await readlink(join(left, path)) };
        return fileOf(path, await readFile(join(left, path)), (stats.mode & 0o111) !== 0);
      }),
    );
    await saveLeft(changes, source, entries);
    const told = await changes.changes({ leftOut: [], signal: new AbortController().signal });
    await run.close();
    expect(told.withheld).toBeUndefined();
    const patch = join(run.path, "changes.patch");
    const copy = join(repository.home, "copy");
    execFileSync("cp", ["-a", repository.path, copy]);
    execFileSync("git", ["apply", patch], { cwd: copy });
    await applyPatch(patch, await patchTarget("repo", repository.path), { isTrial: false });
    for (const folder of [copy, repository.path, left]) await rm(join(folder, ".git"), { recursive: true });
    for (const folder of [copy, repository.path])
      expect(gitIn(repository.home, "diff", "--no-index", folder, left)).toBe("");
  });
});
