import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { Changes } from "../../../src/workspace/patch/changes.js";
import { trackedChanges } from "../tracked-changes.js";
import { checkedOutCommits } from "../../../src/workspace/git/git.js";
import { type RunFolder } from "../../../src/run-folder/run-folder.js";
import { useRunFolders } from "../../run-folders.js";
import { workspaceSource } from "../../../src/workspace/source/workspace-source.js";
import type { RegularFile, WorkspaceFile } from "../../../src/ports/workspace.js";
import { saveLeft } from "../save-left.js";

const createRunFolder = useRunFolders();

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
  for await (const file of source.files()) files[file.path] = file;
  return files;
}

function file(path: string, text: string | Buffer, { isExecutable = false } = {}): RegularFile {
  async function* content() {
    yield typeof text === "string" ? Buffer.from(text) : text;
  }
  return { kind: "file", path, bytes: text.length, isExecutable, content: content() };
}

function program(path: string, text: string): RegularFile {
  return file(path, text, { isExecutable: true });
}

/** The patch that is made of what was saved; null where there is none. */
async function patchIn(run: RunFolder, changes: Changes) {
  const { patch } = await changes.changes({ leftOut: [], signal: never });
  return patch === null ? null : readFile(join(run.path, patch), "utf8");
}

/** The repository's source after a session got every file of it. */
async function handedOut(here = repo) {
  const source = await workspaceSource({ name: "repo", here, runFolder: "out" });
  for await (const given of source.files()) {
    if (given.kind === "file") for await (const chunk of given.content) expect(chunk).toBeDefined();
  }
  return source;
}

describe("a workspace's source", () => {
  it("never contains files of runs", async () => {
    for (const folder of [".agent-exec", ".agent-exec/run-1", "out"]) {
      await mkdir(join(repo, folder), { recursive: true });
      await writeFile(join(repo, folder, "transcript.jsonl"), "{}");
    }
    expect(Object.keys(await listed(".")).filter((path) => path.includes("transcript"))).toEqual([]);
  });

  it("contains the files that git tracks for `repo`, without .git and ignored files", async () => {
    const files = await listed("repo");
    expect(Object.keys(files).toSorted()).toEqual([".gitignore", "gone.txt", "link", "src/a.txt", "tool.sh"]);
    expect(files["tool.sh"]).toMatchObject({ kind: "file", isExecutable: true });
  });

  it("never follows a link", async () => {
    expect((await listed("repo"))["link"]).toEqual({
      kind: "left-out",
      path: "link",
      reason: "a symbolic link that leads out of the workspace",
    });
    expect((await listed("."))["link"]).toMatchObject({ kind: "left-out" });
  });

  it("contains every file of a folder but git's own", async () => {
    expect(Object.keys(await listed("."))).toContain("secret");
    expect(Object.keys(await listed(".")).filter((path) => path.startsWith(".git/"))).toEqual([]);
  });

  it("says that there is no repository", async () => {
    await rm(join(repo, ".git"), { recursive: true });
    await expect(listed("repo")).rejects.toMatchObject({ code: "settings-invalid", nextStep: /checkout/ });
  });

  it("warns only if git tracks nothing", async () => {
    const empty = join(repo, "empty");
    await mkdir(empty);
    const warningsAt = async (here: string) =>
      (await workspaceSource({ name: "repo", here, runFolder: "out" })).warnings;
    expect(await warningsAt(empty)).toEqual([expect.stringContaining(`Git tracks no file in ${empty}`)]);
    expect(await warningsAt(repo)).toEqual([expect.stringContaining("`link`")]);
  });

  it("runs no program from the repository's configuration", async () => {
    const proof = join(repo, "proof");
    git("config", "core.fsmonitor", `touch ${proof}`);
    await listed("repo");
    await expect(readFile(proof)).rejects.toThrow();
  });
});

describe("a checkout", () => {
  const commit = () =>
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "x");

  it("has no commit before the first, then its head and a merge's parents", async () => {
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
    const changes = trackedChanges(source, folder);
    const saved = await saveLeft(changes, source, left);
    const told = await changes.changes({ leftOut: [], signal: never });
    return {
      saved: saved.map(({ path }) => path),
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

  it("are empty, without artifacts, if every file is unchanged", async () => {
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

  it("are a patch that git applies to a renamed file, and no other file of that name moves", async () => {
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
    expect(told).toEqual({
      patch: "changes.patch",
      patchSha256: createHash("sha256").update(patch!).digest("hex"),
      deleted: ["gone.txt"],
      acting: [],
      diff: {
        files: [
          { path: "gone.txt", kind: "deleted", insertions: 0, deletions: 1 },
          { path: "new/b.txt", kind: "added", insertions: 1, deletions: 0 },
          { path: "new/c.bin", kind: "added", insertions: 0, deletions: 0, isBinary: true },
          { path: "src/a.txt", kind: "changed", insertions: 1, deletions: 1 },
        ],
        added: 2,
        changed: 1,
        deleted: 1,
        insertions: 2,
        deletions: 2,
        text: expect.stringMatching(/^diff --git a\/gone.txt b\/gone.txt\n/),
      },
    });
    expect(saved).toEqual(["src/a.txt", "new/b.txt", "new/c.bin"]);
    await writeFile(join(repo, ".git/changes.patch"), patch!);
    git("apply", ".git/changes.patch");
    expect(await readFile(join(repo, "src/a.txt"), "utf8")).toBe("one\n2\n");
    expect(await readFile(join(repo, "new/c.bin"), "utf8")).toBe("\0\x01\x02");
    await expect(readFile(join(repo, "gone.txt"))).rejects.toThrow();
  });
});

describe("the changes of a run that left links", () => {
  it("are in the patch, not among the artifacts", async () => {
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const changes = trackedChanges(await handedOut(), folder);
    expect(await changes.save({ kind: "link", path: "src/b.txt", target: "a.txt" })).toBeNull();
    expect(await changes.save({ kind: "link", path: "gone.txt", target: "tool.sh" })).toBeNull();
    expect(await changes.save({ kind: "link", path: "package.json", target: "gone.txt" })).toBeNull();
    for (const each of [
      file(".gitignore", "secret\n"),
      file("src/a.txt", "one\ntwo\n"),
      program("tool.sh", "echo hi\n"),
    ])
      await changes.save(each);
    const told = await changes.changes({ leftOut: [], signal: never });
    expect(told).toMatchObject({ deleted: [], acting: ["package.json"] });
    expect(told.diff?.files.map(({ path, kind }) => `${kind} ${path}`)).toEqual([
      "changed gone.txt",
      "added package.json",
      "added src/b.txt",
    ]);
    git("apply", join(folder.path, told.patch!));
    expect(await readlink(join(repo, "src/b.txt"))).toBe("a.txt");
    expect(await readlink(join(repo, "gone.txt"))).toBe("tool.sh");
  });
});

describe("the changes of text that is no UTF-8", () => {
  const latin1 = (number: number) => Buffer.from(`/* Gr\xfc\xdfe */\nint x = ${number};\n`, "latin1");

  async function appliedWith(attributes: string, given = latin1(1), left = latin1(2)) {
    await writeFile(join(repo, "a.c"), given);
    await writeFile(join(repo, ".gitattributes"), attributes);
    git("add", ".");
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const changes = trackedChanges(await handedOut(), folder);
    for (const each of [file("a.c", left), file("src/a.txt", "one\n2\n")]) await changes.save(each);
    for (const [path, text] of [
      [".gitattributes", attributes],
      [".gitignore", "secret\n"],
      ["gone.txt", "bye\n"],
    ] as const)
      await changes.save(file(path, text));
    await changes.save(program("tool.sh", "echo hi\n"));
    const told = await changes.changes({ leftOut: [], signal: never });
    if (told.patch !== null) git("apply", join(folder.path, told.patch));
    return {
      told,
      text: await readFile(join(repo, "src/a.txt"), "utf8"),
      code: await readFile(join(repo, "a.c")),
    };
  }

  it("are in a patch that git applies, beside those of others", async () => {
    expect(await appliedWith("")).toMatchObject({ text: "one\n2\n", code: latin1(2) });
  });

  it("are so too if the repository has its own line ends", async () => {
    const ends = (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replaceAll("\n", "\r\n"), "latin1");
    const { code } = await appliedWith("*.c text eol=crlf\n", ends(latin1(1)), ends(latin1(2)));
    expect(code).toEqual(ends(latin1(2)));
  });

  it("are left out alone if attributes make git read other bytes, with a reason", async () => {
    const wide = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");
    const attributes = "*.c text working-tree-encoding=UTF-16\n";
    const { told, text, code } = await appliedWith(attributes, wide("1\n"), wide("2\n"));
    expect(told.refused).toEqual([
      {
        path: "a.c",
        reason: expect.stringMatching(/^not in the patch: `git apply` refuses it: .*a\.c/),
      },
    ]);
    expect(told.withheld).toEqual(["a.c"]);
    expect({ text, code }).toEqual({ text: "one\n2\n", code: wide("1\n") });
  });

  it("are left out alone if git writes a file's own name into it", async () => {
    const line = (number: number) => Buffer.from(`/* $Id: 1234567 $ */\nint x = ${number};\n`);
    const { told, text } = await appliedWith("*.c ident\n", line(1), line(2));
    expect(told.withheld).toEqual(["a.c"]);
    expect(text).toBe("one\n2\n");
  });

  it.each([
    "*.c -diff\n",
    "*.c binary\n",
    "*.c export-subst\n",
    "*.c -text\n",
    "*.c eol=lf\n",
    "* text=auto\n",
  ])("are in a patch that git applies under %j", async (attributes) => {
    const { told, code } = await appliedWith(attributes, Buffer.from("1\n"), Buffer.from("2\n"));
    expect(told.withheld).toBeUndefined();
    expect(code).toEqual(Buffer.from("2\n"));
  });
});

describe("the changes of a run in a repository's subfolder", () => {
  async function changesIn(name: string, left: readonly RegularFile[]) {
    await mkdir(join(repo, name), { recursive: true });
    await writeFile(join(repo, name, "s.txt"), "1\n");
    git("add", ".");
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const source = await handedOut(join(repo, name));
    const changes = trackedChanges(source, folder);
    await saveLeft(changes, source, left);
    return { changes, folder };
  }

  it.each([".", "s ub\n"])("are a patch that git applies from %j", async (here) => {
    const { changes, folder } = await changesIn("s ub\n", [file("s.txt", "2\n"), file("new/t.txt", "t\n")]);
    await writeFile(join(repo, ".git/changes.patch"), (await patchIn(folder, changes))!);
    execFileSync("git", ["apply", join(repo, ".git/changes.patch")], { cwd: join(repo, here) });
    expect(await readFile(join(repo, "s ub\n", "s.txt"), "utf8")).toBe("2\n");
    expect(await readFile(join(repo, "s ub\n", "new/t.txt"), "utf8")).toBe("t\n");
  });

  it("are judged by their place in the repository", async () => {
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
    const source = await handedOut();
    const changes = trackedChanges(source, folder);
    const files = Object.entries(left).map(([path, text]) => file(path, text));
    await saveLeft(changes, source, files);
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

  it("are named if they were deleted, not if they are unchanged", async () => {
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

  it("include a package.json that npm reads more tolerantly than a strict parser", async () => {
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
  async function patchAfter(left: readonly RegularFile[]) {
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const source = await handedOut();
    const changes = trackedChanges(source, folder);
    await saveLeft(changes, source, left);
    return patchIn(folder, changes);
  }

  it("never brings another file of this machine into the patch", async () => {
    await symlink("/etc", join(repo, "src/etc"));
    const names = ["secret", "src/etc/hostname", "link"];
    const patch = await patchAfter(names.map((name) => file(name, "x\n")));
    expect(patch).not.toContain("s3cret");
    expect(
      patch!
        .split("\n")
        .filter((line) => /^-(?!-)/.test(line) && !/^-(one|two|bye|echo hi|secret)$/.test(line)),
    ).toEqual([]);
  });

  it("of a file that changed here meanwhile leads to no patch, with a reason", async () => {
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const changes = trackedChanges(await handedOut(), folder);
    await writeFile(join(repo, "src/a.txt"), "mine\n");
    await changes.save(file("src/a.txt", "theirs\n"));
    expect(await changes.changes({ leftOut: [], signal: never })).toMatchObject({
      patch: null,
      patchFault: "`src/a.txt`: it was changed on this machine during the run",
    });
  });

  it("of git's own files is in no patch and leads to none of them", async () => {
    const folder = await createRunFolder(await mkdtemp(join(home, "run-")));
    const changes = trackedChanges(await handedOut(), folder);
    await changes.save(file(".git/config", "x\n"));
    const told = await changes.changes({ leftOut: [], signal: never });
    expect(told).toMatchObject({ patch: null, patchFault: expect.stringContaining(".git/config") });
  });

  it("never waits for a pipe or a device", async () => {
    execFileSync("mkfifo", [join(repo, "pipe")]);
    await symlink("/dev/zero", join(repo, "zero"));
    expect(await patchAfter([file("pipe", "x"), file("zero", "x")])).toContain("b/zero");
  });
});
