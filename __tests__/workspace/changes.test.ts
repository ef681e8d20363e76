import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { trackChanges, type Changes } from "../../src/workspace/changes.js";
import { checkedOutCommits } from "../../src/workspace/git.js";
import { createRunFolder, type RunFolder } from "../../src/run-folder/run-folder.js";
import { workspaceSource } from "../../src/workspace/workspace-source.js";
import { type LeftOut, type RegularFile, type WorkspaceFile } from "../../src/ports/workspace.js";

const never = new AbortController().signal;

let home: string;
let repo: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-changes-"));
  repo = join(home, "repo");
  await mkdir(join(repo, "src"), { recursive: true });
  await writeFile(join(repo, "src/a.txt"), "one\ntwo\n");
  await writeFile(join(repo, "gone.txt"), "bye\n");
  await writeFile(join(repo, "tool.sh"), "echo hi\n");
  await chmod(join(repo, "tool.sh"), 0o755);
  await symlink("/etc/passwd", join(repo, "link"));
  await writeFile(join(repo, ".gitignore"), "secret\n");
  await writeFile(join(repo, "secret"), "s3cret");
  git("init", "-q");
  git("add", ".");
});

afterEach(() => rm(home, { recursive: true, force: true }));

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: repo, encoding: "utf8" });
}

async function listed(name: string): Promise<Record<string, WorkspaceFile>> {
  const files: Record<string, WorkspaceFile> = {};
  const source = await workspaceSource({ name, here: repo, runFolder: "out" });
  for await (const file of source!.files()) files[file.path] = file;
  return files;
}

function file(path: string, text: string, { isExecutable = false } = {}): RegularFile {
  async function* content() {
    yield Buffer.from(text);
  }
  return { kind: "file", path, bytes: text.length, isExecutable, content: content() };
}

function program(path: string, text: string): RegularFile {
  return file(path, text, { isExecutable: true });
}

/** The patch that is made of what was saved; null where there is none. */
async function patchIn(run: RunFolder, changes: Changes, leftOut: readonly LeftOut[] = []) {
  const { patch } = await changes.changes({ leftOut, signal: never });
  return patch === null ? null : readFile(join(run.path, patch), "utf8");
}

/** The repository's source after a session got every file of it. */
async function handedOut(here = repo) {
  const source = (await workspaceSource({ name: "repo", here, runFolder: "out" }))!;
  for await (const given of source.files()) {
    if (given.kind === "file") for await (const chunk of given.content) expect(chunk).toBeDefined();
  }
  return source;
}

describe("a workspace's source", () => {
  it("is nothing for `empty`", async () => {
    expect(await workspaceSource({ name: "empty", here: repo, runFolder: "out" })).toBeNull();
  });

  it("never holds what runs wrote", async () => {
    for (const folder of [".agent-exec", ".agent-exec/run-1", "out"]) {
      await mkdir(join(repo, folder), { recursive: true });
      await writeFile(join(repo, folder, "transcript.jsonl"), "{}");
    }
    expect(Object.keys(await listed(".")).filter((path) => path.includes("transcript"))).toEqual([]);
  });

  it("holds what git tracks for `repo`, and neither .git nor what is ignored", async () => {
    const files = await listed("repo");
    expect(Object.keys(files).toSorted()).toEqual([".gitignore", "gone.txt", "link", "src/a.txt", "tool.sh"]);
    expect(files["tool.sh"]).toMatchObject({ kind: "file", isExecutable: true });
  });

  it("never follows a link", async () => {
    expect((await listed("repo"))["link"]).toEqual({
      kind: "left-out",
      path: "link",
      reason: "a symbolic link",
    });
    expect((await listed("."))["link"]).toMatchObject({ kind: "left-out" });
  });

  it("holds every file of a folder but git's own", async () => {
    expect(Object.keys(await listed("."))).toContain("secret");
    expect(Object.keys(await listed(".")).filter((path) => path.startsWith(".git/"))).toEqual([]);
  });

  it("says so where there is no repository", async () => {
    await rm(join(repo, ".git"), { recursive: true });
    await expect(listed("repo")).rejects.toMatchObject({ code: "settings-invalid", nextStep: /checkout/ });
  });

  it("warns where git tracks nothing, and only there", async () => {
    const empty = join(repo, "empty");
    await mkdir(empty);
    const warningsAt = async (here: string) =>
      (await workspaceSource({ name: "repo", here, runFolder: "out" }))!.warnings;
    expect(await warningsAt(empty)).toEqual([expect.stringContaining(`git tracks no file in ${empty}`)]);
    expect(await warningsAt(repo)).toEqual([]);
  });

  it("runs nothing that the repository's configuration names", async () => {
    const proof = join(repo, "proof");
    git("config", "core.fsmonitor", `touch ${proof}`);
    await listed("repo");
    await expect(readFile(proof)).rejects.toThrow();
  });
});

describe("a checkout", () => {
  const commit = () =>
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "x");

  it("stands for no commit before the first, then for its head, and for what a merge merged", async () => {
    expect(await checkedOutCommits(repo)).toEqual([]);
    commit();
    const first = git("rev-parse", "HEAD").trim();
    expect(await checkedOutCommits(repo)).toEqual([first]);
    commit();
    const second = git("rev-parse", "HEAD").trim();
    expect(await checkedOutCommits(repo)).toEqual([second]);
    const tree = git("rev-parse", "HEAD^{tree}").trim();
    const user = ["-c", "user.name=a", "-c", "user.email=a@b"];
    const merge = git(...user, "commit-tree", tree, "-p", second, "-p", first, "-m", "merge").trim();
    git("update-ref", "HEAD", merge);
    expect(await checkedOutCommits(repo)).toEqual([merge, second, first]);
  });
});

describe("the changes of a run", () => {
  async function changesAfter(left: readonly RegularFile[]) {
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const source = await handedOut();
    const changes = trackChanges(source, folder);
    const saved = [];
    for (const each of left) saved.push(await changes.save(each));
    const told = await changes.changes({ leftOut: [], signal: never });
    return {
      saved: saved.filter((each) => each !== null).map(({ path }) => path),
      told,
      patch: told.patch === null ? null : await readFile(join(folder.path, told.patch), "utf8"),
    };
  }

  const untouched = () => [
    file(".gitignore", "secret\n"),
    file("gone.txt", "bye\n"),
    file("src/a.txt", "one\ntwo\n"),
    program("tool.sh", "echo hi\n"),
  ];

  it("are none, and no artifact, where every file is as it was", async () => {
    expect(await changesAfter(untouched())).toEqual({
      saved: [],
      told: { patch: null, deleted: [], acting: [] },
      patch: null,
    });
  });

  /** What `git apply` makes of the repository, by path; a program's text has its mode before it. */
  async function applied(patch: string): Promise<Record<string, string>> {
    await writeFile(join(repo, ".git/changes.patch"), patch);
    git("apply", ".git/changes.patch");
    git("add", "--all");
    const files: Record<string, string> = {};
    for (const line of git("ls-files", "--stage").trim().split("\n")) {
      const [entry = "", path = ""] = line.split("\t");
      const text = await readFile(join(repo, path), "utf8");
      files[path] = entry.startsWith("100755") ? `755 ${text}` : text;
    }
    return files;
  }

  const given = {
    ".gitignore": "secret\n",
    "gone.txt": "bye\n",
    "src/a.txt": "one\ntwo\n",
    "tool.sh": "755 echo hi\n",
  };
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index}\n`).join("");

  it("are a patch that git applies where a file has another name, and no other file of that name moves", async () => {
    await mkdir(join(repo, "a"));
    await writeFile(join(repo, "notes.txt"), lines);
    await writeFile(join(repo, "a/notes.txt"), "the real ones\n");
    git("rm", "-q", "--cached", "link");
    await rm(join(repo, "link"));
    git("add", ".");
    const left = [
      ...untouched(),
      file("a/notes.txt", "the real ones\n"),
      file("todo.txt", lines),
      file("b/more.txt", `${lines}more\n`),
    ];
    const { patch } = await changesAfter(left);
    expect(await applied(patch!)).toEqual({
      ...given,
      "a/notes.txt": "the real ones\n",
      "todo.txt": lines,
      "b/more.txt": `${lines}more\n`,
    });
  });

  it("are a patch with the headers that git itself writes for them in the repository", async () => {
    git("rm", "-q", "--cached", "link");
    await rm(join(repo, "link"));
    await writeFile(join(repo, "b b"), "old\n");
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "x");
    const faked = "diff --git b/x b/x\n\rdiff --git b/x b/x\n";
    const left = [
      ...untouched().filter(({ path }) => path !== "gone.txt"),
      file("empty", ""),
      file("with blanks a", faked),
      file('quo"te\t', "x\n"),
      file("ü/b.bin", "\0\x01"),
    ];
    const { patch } = await changesAfter(left);
    await writeFile(join(repo, ".git/changes.patch"), patch!);
    git("apply", ".git/changes.patch");
    git("add", "--all");
    const own = git("-c", "core.quotePath=false", "diff", "--cached", "--no-renames", "--binary");
    const headers = (text: string): string[] => text.match(/^(?:diff|---|\+\+\+) .*$/gm) ?? [];
    expect(headers(patch!).toSorted()).toEqual(headers(own).toSorted());
    expect(headers(patch!)).toContain("diff --git a/empty b/empty");
    expect(headers(patch!)).toContain('diff --git "a/quo\\"te\\t" "b/quo\\"te\\t"');
    expect(patch).toContain("+diff --git b/x b/x\n+\rdiff --git b/x b/x\n");
  });

  it("are a patch with the modes of new, changed and removed programs, and of files that became one", async () => {
    await writeFile(join(repo, "old.sh"), "old\n");
    await chmod(join(repo, "old.sh"), 0o755);
    await chmod(join(repo, "gone.txt"), 0o644);
    git("rm", "-q", "--cached", "link");
    await rm(join(repo, "link"));
    git("add", ".");
    const left = [
      file(".gitignore", "secret\n"),
      program("gone.txt", "bye\n"),
      program("src/a.txt", "one\n2\n"),
      file("tool.sh", "echo hi\n"),
      program("new.sh", "new\n"),
    ];
    const { saved, told, patch } = await changesAfter(left);
    expect(saved).toEqual(["gone.txt", "src/a.txt", "tool.sh", "new.sh"]);
    expect(told.deleted).toEqual(["old.sh"]);
    expect(await applied(patch!)).toEqual({
      ".gitignore": "secret\n",
      "gone.txt": "755 bye\n",
      "src/a.txt": "755 one\n2\n",
      "tool.sh": "echo hi\n",
      "new.sh": "755 new\n",
    });
  });

  it("are a patch that git applies, for changed, new, binary and removed files", async () => {
    const left = [
      ...untouched().filter(({ path }) => path !== "gone.txt" && path !== "src/a.txt"),
      file("src/a.txt", "one\n2\n"),
      file("new/b.txt", "new\n"),
      file("new/c.bin", "\0\x01\x02"),
    ];
    const { saved, told, patch } = await changesAfter(left);
    expect(told).toEqual({ patch: "changes.patch", deleted: ["gone.txt"], acting: [] });
    expect(saved).toEqual(["src/a.txt", "new/b.txt", "new/c.bin"]);
    await writeFile(join(repo, ".git/changes.patch"), patch!);
    git("apply", ".git/changes.patch");
    expect(await readFile(join(repo, "src/a.txt"), "utf8")).toBe("one\n2\n");
    expect(await readFile(join(repo, "new/c.bin"), "utf8")).toBe("\0\x01\x02");
    await expect(readFile(join(repo, "gone.txt"))).rejects.toThrow();
  });
});

describe("the changes of a run in a repository's subfolder", () => {
  async function changesIn(name: string, left: readonly RegularFile[]) {
    await mkdir(join(repo, name), { recursive: true });
    await writeFile(join(repo, name, "s.txt"), "1\n");
    git("add", ".");
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const changes = trackChanges(await handedOut(join(repo, name)), folder);
    for (const each of left) await changes.save(each);
    return { changes, folder };
  }

  it.each([".", "s ub\n"])("are a patch that git applies from %j", async (here) => {
    const { changes, folder } = await changesIn("s ub\n", [file("s.txt", "2\n"), file("new/t.txt", "t\n")]);
    await writeFile(join(repo, ".git/changes.patch"), (await patchIn(folder, changes))!);
    execFileSync("git", ["apply", join(repo, ".git/changes.patch")], { cwd: join(repo, here) });
    expect(await readFile(join(repo, "s ub\n", "s.txt"), "utf8")).toBe("2\n");
    expect(await readFile(join(repo, "s ub\n", "new/t.txt"), "utf8")).toBe("t\n");
  });

  it("are judged by where they lie in the repository", async () => {
    const { changes } = await changesIn(".github", [file("s.txt", "1\n"), file("workflows/a.yml", "x\n")]);
    const { acting, refused } = await changes.changes({ leftOut: [], signal: never });
    expect({ acting, refused: refused?.map(({ path }) => path) }).toEqual({
      acting: [],
      refused: ["workflows/a.yml"],
    });
  });
});

describe("files that run by themselves", () => {
  const install = '{ "name": "x", "scripts": { "test": "jest", "postinstall": "node a.js" } }';

  async function actingAfter(
    given: Readonly<Record<string, string>>,
    left: Readonly<Record<string, string>>,
  ) {
    for (const [path, text] of Object.entries(given)) await writeFile(join(repo, path), text);
    git("add", ".");
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const changes = trackChanges(await handedOut(), folder);
    for (const [path, text] of Object.entries(left)) await changes.save(file(path, text));
    return (await changes.changes({ leftOut: [], signal: never })).acting;
  }

  it.each([
    ".github/dependabot.yml",
    ".github/CODEOWNERS",
    ".gitattributes",
    "sub/.gitmodules",
    ".husky/pre-commit",
    ".pre-commit-config.yaml",
    ".gitlab-ci.yml",
    "Jenkinsfile",
    ".vscode/tasks.json",
    ".devcontainer/devcontainer.json",
    ".envrc",
    "web/.npmrc",
    "sitecustomize.py",
  ])("are named: %s", async (path) => {
    expect(await actingAfter({}, { [path]: "x\n", "src/a.txt": "other\n" })).toEqual([path]);
  });

  it.each(["src/action.ts", "github/workflows/a.yml", "docs/husky/a.md", "x.npmrc.md", ".vscode/words.txt"])(
    "are not %s",
    async (path) => {
      expect(await actingAfter({}, { [path]: "x\n" })).toEqual([]);
    },
  );

  it("are named where they were deleted, and not where they are as they were", async () => {
    const given = { ".gitattributes": "a\n", ".gitmodules": "b\n" };
    expect(await actingAfter(given, { ".gitattributes": "a\n" })).toEqual([".gitmodules"]);
  });

  it("are a package.json whose install changes, and not one whose other scripts do", async () => {
    const other = install.replace("jest", "vitest");
    expect(await actingAfter({ "package.json": install }, { "package.json": other })).toEqual([]);
    const worse = install.replace("a.js", "b.js");
    expect(await actingAfter({ "package.json": install }, { "package.json": worse })).toEqual([
      "package.json",
    ]);
    expect(await actingAfter({}, { "a/package.json": install, "b/package.json": "{}" })).toEqual([
      "a/package.json",
      "package.json",
    ]);
  });

  it("are a package.json that npm reads more kindly than a strict parser", async () => {
    const marked = `\uFEFF${install.replace("a.js", "b.js")}`;
    expect(await actingAfter({ "package.json": install }, { "package.json": marked })).toEqual([
      "package.json",
    ]);
    expect(await actingAfter({ "package.json": install }, { "package.json": `\uFEFF${install}` })).toEqual(
      [],
    );
    expect(await actingAfter({ "package.json": "{" }, { "package.json": "{ 'x'" })).toEqual(["package.json"]);
  });

  it("are a build that npm starts by itself", async () => {
    expect(await actingAfter({}, { "native/binding.gyp": "{}" })).toEqual(["native/binding.gyp"]);
  });
});

describe("a hostile name", () => {
  async function patchAfter(left: readonly RegularFile[], leftOut: { path: string }[] = []) {
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const changes = trackChanges(await handedOut(), folder);
    for (const each of left) await changes.save(each);
    const entries = leftOut.map(({ path }) => ({ kind: "left-out" as const, path, reason: "too large" }));
    return patchIn(folder, changes, entries);
  }

  it("never brings a file of this machine into the patch that the code was not given", async () => {
    await symlink("/etc", join(repo, "src/etc"));
    const names = ["secret", ".git/config", "src/etc/hostname", "link"];
    const patch = await patchAfter(names.map((name) => file(name, "x\n")));
    expect(patch).not.toContain("s3cret");
    expect(patch).not.toContain("repositoryformatversion");
    expect(
      patch!
        .split("\n")
        .filter((line) => /^-(?!-)/.test(line) && !/^-(one|two|bye|echo hi|secret)$/.test(line)),
    ).toEqual([]);
  });

  it("never has a pipe or a device waited for", async () => {
    execFileSync("mkfifo", [join(repo, "pipe")]);
    await symlink("/dev/zero", join(repo, "zero"));
    expect(await patchAfter([file("pipe", "x"), file("zero", "x")])).toContain("b/zero");
  });

  it("of a file that was left out is not that of a deleted one, and other deletions are told", async () => {
    const patch = await patchAfter([file("new.txt", "x\n")], [{ path: "gone.txt" }]);
    expect(patch).toContain("b/new.txt");
    expect(patch).toContain("diff --git a/src/a.txt");
    expect(patch).not.toContain("gone.txt");
    expect(patch).toMatch(/^# Files that may have been deleted are not told/);
  });

  it.each([
    ["a folder was left out with them", "src", ["src/a.txt"]],
    ["a folder was left out by its name with a slash", "src/", ["src/a.txt"]],
    ["a name is no UTF-8", "s\uFFFDc", [".gitignore", "gone.txt", "src/a.txt", "tool.sh"]],
    ["others have no entry", "giant", [".gitignore", "gone.txt", "src/a.txt", "tool.sh"], true],
  ])(
    "tells no deletion of files where %s, and names them",
    async (_title, path, unsure, hidesMore = false) => {
      const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
      const changes = trackChanges(await handedOut(), folder);
      const entry = { kind: "left-out" as const, path, reason: "closed" };
      const leftOut = [hidesMore ? { ...entry, hidesMore } : entry];
      const { deleted, refused } = await changes.changes({ leftOut, signal: never });
      const all = [".gitignore", "gone.txt", "src/a.txt", "tool.sh"];
      expect(deleted).toEqual(all.filter((each) => !unsure.includes(each)));
      expect(refused).toEqual(
        unsure.map((each) => ({
          path: each,
          reason: "perhaps deleted: it may be among what was left out",
        })),
      );
    },
  );

  it("tells the deletions where a link was left out that none of the files lay behind", async () => {
    expect(await patchAfter([], [{ path: "link-of-mine" }])).toContain("deleted file");
  });
});
