import { execFileSync } from "node:child_process";
import { appendFile, chmod, mkdir, readdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Content, gitIn, handed, Repository, sourceOf } from "../repository.js";

describe("a repository's workspace", () => {
  /** Names that people give files, and such as nobody should. */
  const odd = ["-rf", "a b", 'quo"te', "back\\slash", "*", "caf\u00e9", "cafe\u0301", "日本"];
  const given: Readonly<Record<string, Content>> = {
    ".gitignore": "ignored\nbuild/\n",
    "src/a.txt": "one\n",
    "run.sh": "#!/bin/sh\n",
    empty: "",
    bytes: "\xff\xfe\0\r\n",
    "src/up": { link: "../run.sh" },
    dangling: { link: "nowhere/yet" },
    ...Object.fromEntries(odd.map((name) => [`odd/${name}`, name.length.toString()])),
  };
  let repository: Repository;

  beforeAll(async () => {
    repository = await Repository.create();
    await repository.write(given);
    await writeFile(join(repository.path, "bytes"), Buffer.from("\xff\xfe\0\r\n", "latin1"));
    repository.commit();
    await repository.write({
      ignored: "x",
      "build/x": "x",
      "new/file": "new\n",
      "new/link": { link: "file" },
    });
  });

  afterAll(() => repository[Symbol.asyncDispose]());

  const added = { "new/file": "new\n", "new/link": { link: "file" } };

  it("contains what git tracks and does not ignore: files with any name and bytes, modes and links", async () => {
    const source = await repository.source();
    expect(await handed(source)).toEqual({ ...given, ...added });
    expect(source.warnings).toEqual([]);
    for await (const each of source.files())
      if (each.kind === "file")
        expect([each.path, each.isExecutable]).toEqual([each.path, each.path === "run.sh"]);
  });

  it("reports its size in advance", async () => {
    const { size } = await repository.source();
    const files = Object.values({ ...given, ...added }).filter((content) => typeof content === "string");
    // `.gitignore`, `src/a.txt`, …: one piece each, but nothing for the one that is empty.
    expect(size).toEqual({ files: files.length, links: 3, folders: 3, bytes: (files.length - 1) * 4096 });
  });

  it("remembers the original files and links", async () => {
    const source = await repository.source();
    await handed(source);
    expect(source.given.size).toBe(source.size.files);
    expect(Object.fromEntries(source.givenLinks)).toEqual({
      "src/up": "../run.sh",
      dangling: "nowhere/yet",
      "new/link": "file",
    });
  });

  it("covers only a subfolder if asked there", async () => {
    const source = await repository.source({ here: join(repository.path, "new") });
    expect(await handed(source)).toEqual({ file: "new\n", link: { link: "file" } });
    expect(source.patchPrefix).toBe("new/");
  });

  it("is refused if it has too many files, with both numbers", async () => {
    const most = Object.keys({ ...given, ...added }).length;
    await expect(repository.source({ maxFiles: most })).resolves.toBeDefined();
    await expect(repository.source({ maxFiles: most - 1 })).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringContaining(`has ${most} files, but the code can get at most ${most - 1}`),
      nextStep: expect.stringMatching(/`max-files`.*`.gitignore`/),
    });
  });

  it("leaves the checkout and its index unchanged", async () => {
    const index = join(repository.path, ".git/index");
    const before = [await readdir(join(repository.path, ".git")), (await stat(index)).mtimeMs];
    await handed(await repository.source());
    expect([await readdir(join(repository.path, ".git")), (await stat(index)).mtimeMs]).toEqual(before);
  });

  it("leaves out files on the user's global ignore list", async () => {
    await using other = await Repository.create({ ".idea/x": "x", a: "a" });
    const own = join(other.home, "config");
    const { HOME, XDG_CONFIG_HOME } = process.env;
    await mkdir(join(own, "git"), { recursive: true });
    await writeFile(join(own, "git/ignore"), ".idea\n");
    try {
      process.env["HOME"] = other.home;
      process.env["XDG_CONFIG_HOME"] = own;
      expect(await handed(await other.source())).toEqual({ a: "a" });
      await writeFile(join(other.home, "list"), "a\n");
      await writeFile(join(other.home, ".gitconfig"), "[core]\n\texcludesFile = ~/list\n");
      expect(await handed(await other.source())).toEqual({ ".idea/x": "x" });
    } finally {
      restore({ HOME, XDG_CONFIG_HOME });
    }
  });
});

function restore(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

describe("the commit of a repository's workspace", () => {
  it("is null before the first, then the checked-out one, and differences are reported", async () => {
    await using repository = await Repository.create({ a: "1\n", b: "2\n" });
    const standing = async () => {
      const { base, isDirty } = await repository.source();
      return { base, isDirty };
    };
    expect(await standing()).toEqual({ base: null, isDirty: true });
    const base = repository.commit();
    expect(await standing()).toEqual({ base, isDirty: false });
    // Another time and the same content is no difference.
    execFileSync("touch", ["-d", "2001-01-01", "a"], { cwd: repository.path });
    expect(await standing()).toEqual({ base, isDirty: false });
    await repository.write({ ".env": "SECRET=1\n" });
    expect(await standing()).toEqual({ base, isDirty: false });
    await repository.write({ c: "3\n" });
    expect(await standing()).toEqual({ base, isDirty: true });
    await rm(join(repository.path, "c"));
    await rm(join(repository.path, "a"));
    expect(await standing()).toEqual({ base, isDirty: true });
    expect(await handed(await repository.source())).toEqual({ b: "2\n" });
    repository.git("checkout", "-q", "a");
    await repository.write({ b: "other\n" });
    repository.git("add", "b");
    expect(await standing()).toEqual({ base, isDirty: true });
  });

  it("is read without filters from the repository's configuration", async () => {
    await using repository = await Repository.create({ ".gitattributes": "* filter=evil\n", a: "1\n" });
    repository.commit();
    const proof = join(repository.home, "proof");
    for (const kind of ["clean", "process", "smudge"])
      repository.git("config", `filter.evil.${kind}`, `touch ${proof}; cat`);
    repository.git("config", "filter.evil.required", "true");
    execFileSync("touch", ["-d", "2001-01-01", "a"], { cwd: repository.path });
    expect(await repository.source()).toMatchObject({ isDirty: false });
    expect(await readdir(repository.home)).toEqual(["repo"]);
  });

  it("is known in a linked worktree and a shallow clone", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    repository.commit();
    await repository.write({ b: "2\n" });
    const base = repository.commit();
    repository.git("worktree", "add", "-q", "../tree");
    gitIn(repository.home, "clone", "-q", "--depth", "1", `file://${repository.path}`, "shallow");
    for (const folder of ["tree", "shallow"]) {
      const source = await sourceOf({ name: "repo", here: join(repository.home, folder) });
      expect([source.base, source.isDirty, await handed(source)]).toEqual([
        base,
        false,
        { a: "1\n", b: "2\n" },
      ]);
    }
  });
});

describe("untracked files with the names of secrets", () => {
  it.each([
    [".env", true],
    ["app/.env.production", true],
    [".ENV.local", true],
    ["prod.env", true],
    [".env.example", false],
    ["web/.env.sample", false],
    [".env.template", false],
    ["env.ts", false],
    ["tls/server.key", true],
    ["ca.pem", true],
    ["id_ed25519", true],
    ["id_rsa.pub", false],
    [".npmrc", true],
    [".netrc", true],
    [".pypirc", true],
    ["credentials.json", true],
    ["credentials-prod.json", true],
    ["gha-creds-1a2b3c.json", true],
    ["src/credentials.ts", false],
    ["home/.aws/config", true],
    [".ssh/known_hosts", true],
    ["terraform.tfstate", true],
    ["keyboard.json", false],
    ["src/secrets/a.ts", false],
    ["monkey", false],
  ])("stay here: %s (%p)", async (path, isKept) => {
    const { isSecretName } = await import("../../../src/workspace/names/secret-names.js");
    expect(isSecretName(path)).toBe(isKept);
  });

  it("are named, and included if git tracks them", async () => {
    await using repository = await Repository.create({
      ".env": "A=1\n",
      "a.pem": "x\n",
      ".env.example": "A=\n",
    });
    repository.git("add", "a.pem");
    const source = await repository.source();
    expect(await handed(source)).toEqual({ "a.pem": "x\n", ".env.example": "A=\n" });
    expect(source.warnings).toEqual([
      "1 untracked file looks like a secret, and the code does not get it: `.env`. If the code needs one of these files, `git add` the file.",
    ]);
    repository.git("add", ".env");
    expect((await repository.source()).warnings).toEqual([]);
  });

  it("are named as included with a folder", async () => {
    await using repository = await Repository.create({ ".env": "A=1\n" });
    const source = await sourceOf({ name: ".", here: repository.path });
    expect(await handed(source)).toEqual({ ".env": "A=1\n" });
    expect(source.warnings).toEqual([expect.stringMatching(/^1 file looks like a secret, .*: `\.env`\./)]);
  });
});

describe("an entry that cannot be included", () => {
  it("is left out with a reason: links that lead out, pipes, names that are not text", async () => {
    await using repository = await Repository.create({
      a: "a",
      absolute: { link: "/etc/passwd" },
      above: { link: "../../etc" },
      "sub/self": { link: "self" },
    });
    execFileSync("mkfifo", [join(repository.path, "pipe")]);
    const name = Buffer.concat([Buffer.from(`${repository.path}/caf`), Buffer.from([0xe9])]);
    await writeFile(name, "x");
    repository.git("add", "--all");
    for (const source of [await repository.source(), await sourceOf({ name: ".", here: repository.path })]) {
      expect(await handed(source)).toEqual({ a: "a" });
      const told = source.warnings.join("\n");
      expect(told).toContain(
        "1 file has a name that cannot be copied into the sandbox, and the code does not get it: `caf\\xe9`. If the code needs one of these files, rename the file",
      );
      expect(told).toContain("2 entries are each a symbolic link that leads out of the workspace");
      expect(told).toContain("1 entry is a symbolic link that leads in a circle");
    }
    expect((await sourceOf({ name: ".", here: repository.path })).warnings.join("\n")).toContain(
      "1 entry is not a regular file, and the code does not get it: `pipe`.",
    );
  });

  it("is left out if a pipe replaced a tracked file", async () => {
    await using repository = await Repository.create({ a: "a", b: "b" });
    repository.commit();
    await rm(join(repository.path, "a"));
    execFileSync("mkfifo", [join(repository.path, "a")]);
    const source = await repository.source();
    expect(await handed(source)).toEqual({ b: "b" });
    expect(source.warnings).toEqual([expect.stringContaining("not a regular file")]);
  });

  it("is not searched behind a link that replaced a folder", async () => {
    await using repository = await Repository.create({ "src/a": "a", b: "b" });
    repository.commit();
    await rename(join(repository.path, "src"), join(repository.home, "elsewhere"));
    await symlink("../elsewhere", join(repository.path, "src"));
    const source = await repository.source();
    expect(await handed(source)).toEqual({ b: "b" });
    expect(source.isDirty).toBe(true);
  });

  it("is named only in part if there are many", async () => {
    await using repository = await Repository.create({ a: "a" });
    const links = Array.from({ length: 50 }, (_, index) => [`link-${index}`, { link: "/x" }] as const);
    await repository.write(Object.fromEntries(links));
    const { warnings } = await repository.source();
    expect(warnings).toEqual([expect.stringMatching(/^50 entries .* and 30 more\./)]);
  });

  it("is the content of a file if only its git LFS pointer is here", async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 1234567\n`;
    await using repository = await Repository.create({
      "a.bin": pointer,
      b: pointer.replace("spec", "SPEC"),
    });
    const { warnings } = await repository.source();
    expect(warnings).toEqual([
      expect.stringMatching(/^1 file contains only a git LFS pointer, .*: `a\.bin`\. Run `git lfs pull`/),
    ]);
  });

  it("is each file that a sparse checkout leaves out", async () => {
    await using repository = await Repository.create({ "in/a": "a", "out/b": "b" });
    repository.commit();
    repository.git("sparse-checkout", "set", "in");
    const source = await repository.source();
    expect(await handed(source)).toEqual({ "in/a": "a" });
    expect(source.isDirty).toBe(false);
    expect(source.warnings).toEqual([expect.stringMatching(/sparse checkout.*: `out\/b`\./)]);
  });
});

describe("submodules", () => {
  async function withSubmodule(): Promise<Repository> {
    const repository = await Repository.create({ top: "top\n" });
    const module = join(repository.home, "module");
    await mkdir(module);
    gitIn(module, "init", "-q");
    await writeFile(join(module, "m"), "m\n");
    gitIn(module, "add", "m");
    gitIn(module, "commit", "-q", "-m", "x");
    repository.git("submodule", "--quiet", "add", module, "libs/m");
    repository.commit();
    return repository;
  }

  it("are included if they are checked out, by the same rules", async () => {
    await using repository = await withSubmodule();
    await repository.write({ "libs/m/new": "new\n", "libs/m/.env": "x\n" });
    const source = await repository.source();
    expect(await handed(source)).toMatchObject({ top: "top\n", "libs/m/m": "m\n", "libs/m/new": "new\n" });
    expect(Object.keys(await handed(source)).filter((path) => /\.git\b(?!modules)/.test(path))).toEqual([]);
    expect(source.warnings).toEqual([expect.stringContaining("`libs/m/.env`")]);
  });

  it("are at the recorded commit, otherwise the workspace counts as changed", async () => {
    await using repository = await withSubmodule();
    expect(await repository.source()).toMatchObject({ isDirty: false });
    gitIn(join(repository.path, "libs/m"), "commit", "-q", "--allow-empty", "-m", "y");
    expect(await repository.source()).toMatchObject({ isDirty: true });
  });

  it("are named if they are not checked out, with the next step", async () => {
    await using repository = await withSubmodule();
    repository.git("submodule", "--quiet", "deinit", "--force", "libs/m");
    const source = await repository.source();
    expect(Object.keys(await handed(source))).toEqual([".gitmodules", "top"]);
    expect(source.warnings).toEqual([
      expect.stringMatching(/^1 submodule is not checked out.*: `libs\/m`\. Run `git submodule update/),
    ]);
  });

  it("are not searched behind a link", async () => {
    await using repository = await withSubmodule();
    await rm(join(repository.path, "libs/m"), { recursive: true });
    await symlink("../../module", join(repository.path, "libs/m"));
    const source = await repository.source();
    expect(Object.keys(await handed(source))).toEqual([".gitmodules", "top"]);
  });

  it("do not include other nested repositories, which are named", async () => {
    await using repository = await withSubmodule();
    gitIn(repository.path, "init", "-q", "other");
    await repository.write({ "other/x": "x" });
    gitIn(join(repository.path, "other"), "add", "x");
    gitIn(join(repository.path, "other"), "commit", "-q", "-m", "x");
    const source = await repository.source();
    expect(await handed(source)).not.toHaveProperty(["other/x"]);
    expect(source.warnings).toEqual([expect.stringMatching(/repository of its own.*: `other`\./)]);
  });
});

describe("a folder's workspace", () => {
  it("contains everything but git's own files and those of runs, with links and modes", async () => {
    await using repository = await Repository.create({
      ".gitignore": "ignored\n",
      ignored: "i",
      "a/run": "#!x",
      "a/link": { link: "run" },
      ".agent-exec/1/transcript.jsonl": "{}",
      "a/.agent-exec/x": "x",
      "out/transcript.jsonl": "{}",
      "a/.git": "gitdir: elsewhere\n",
    });
    const source = await sourceOf({ name: ".", here: repository.path });
    expect(await handed(source)).toEqual({
      ".gitignore": "ignored\n",
      ignored: "i",
      "a/run": "#!x",
      "a/link": { link: "run" },
    });
    expect([source.base, source.isDirty, source.patchPrefix]).toEqual([null, false, ""]);
  });

  it("is refused if it has too many files", async () => {
    await using repository = await Repository.create({ a: "1", b: "2", "c/d": "3" });
    await expect(sourceOf({ name: ".", here: repository.path, maxFiles: 2 })).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(/has at least 3 files, but the code can get at most 2\./),
    });
  });
});

describe("a file that is changed while it is handed out", () => {
  it.each([
    ["grows", (path: string) => appendFile(path, "more")],
    ["shrinks", (path: string) => writeFile(path, "")],
    ["is removed", (path: string) => rm(path)],
    ["becomes a link", (path: string) => rm(path).then(() => symlink("/etc/passwd", path))],
  ])("is named, where it %s", async (_how, change) => {
    for (const bytes of [10, 200_000]) {
      await using repository = await Repository.create({ a: "x".repeat(bytes) });
      const source = await repository.source();
      const reading = async (): Promise<void> => {
        for await (const each of source.files()) {
          await change(join(repository.path, "a"));
          if (each.kind === "file") for await (const _piece of each.content);
        }
      };
      await expect(reading()).rejects.toMatchObject({
        message: "`a` was changed while it was copied for the code.",
        nextStep: expect.stringContaining("Run again"),
      });
    }
  });

  it("counts in its first state", async () => {
    await using repository = await Repository.create({ a: "1\n" });
    const source = await repository.source();
    await handed(source);
    const { sha256 } = source.given.get("a")!;
    await repository.write({ a: "2\n" });
    await chmod(join(repository.path, "a"), 0o755);
    await handed(source);
    expect(source.given.get("a")).toEqual({ sha256, isExecutable: false });
  });
});
