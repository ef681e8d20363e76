import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { appendFile, chmod, mkdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { checkedOutCommits } from "../../../src/workspace/git/git.js";
import { applyPatch, isApplied, patchTarget } from "../../../src/workspace/patch/apply-patch.js";
import { patchedEntries } from "../../../src/workspace/patch/patched-entries.js";
import { baseFiles } from "../../../src/workspace/source/base-files.js";
import { openIgnoreCheck } from "../../../src/workspace/counting/ignore-check.js";
import { handed, Repository } from "../repository.js";

let repository: Repository;
let mark: string;
let program: string;
let patch: string;

beforeEach(async () => {
  repository = await Repository.create({ "a.py": "x = 1\n", "b.txt": "1\n", ".gitignore": "*.log\n" });
  mark = join(repository.home, "PROGRAM-RAN");
  program = join(repository.home, "program");
  patch = join(repository.home, "changes.patch");
  await writeFile(program, `#!/bin/sh\necho "$0" >> ${mark}\ncat\n`);
  await chmod(program, 0o755);
});
afterEach(() => repository[Symbol.asyncDispose]());

/** Makes a patch of `a.py`, by a git whose configuration is still its own. */
async function preparePatch(): Promise<void> {
  await writeFile(join(repository.path, "a.py"), "x = 2\n");
  await writeFile(patch, repository.git("diff"));
  await writeFile(join(repository.path, "a.py"), "x = 1\n");
}

/** Everything that is asked of a repository, once a stranger wrote its configuration. */
async function everything(): Promise<void> {
  const here = repository.path;
  // What git knows of the file does not tell whether it changed: it looks at the content.
  await utimes(join(here, "a.py"), new Date(), new Date());
  const source = await repository.source();
  expect(await handed(source)).toMatchObject({ "a.py": "x = 1\n" });
  expect(await checkedOutCommits(here)).toHaveLength(1);
  const [commit = ""] = await checkedOutCommits(here);
  expect(
    await baseFiles({ kind: "commit", commit, words: "x" }, { here, runFolder: "out" }).list(),
  ).toBeDefined();
  const ignoring = openIgnoreCheck(here);
  expect(await ignoring.ignores("x.log")).toBe(true);
  await ignoring.close();
  for await (const { path } of patchedEntries(patch, source)) expect(path).toBe("a.py");
  const target = await patchTarget("repo", here);
  await applyPatch(patch, target, { isTrial: true });
  await applyPatch(patch, target, { isTrial: false });
  expect(await isApplied(patch, target)).toBe(true);
  expect(await readFile(join(here, "a.py"), "utf8")).toBe("x = 2\n");
}

describe("no program from a repository's own configuration runs", () => {
  it.each<[string, (program: string) => string | Buffer]>([
    ["a filter", (run) => `[filter "evil"]\n\tclean = ${run}\n\tsmudge = ${run}\n\trequired = true\n`],
    ["a filter that stays", (run) => `[filter "evil"]\n\tprocess = ${run}\n\trequired = true\n`],
    [
      "a filter whose name is no UTF-8",
      (run) => Buffer.from(`[filter "ev\xffil"]\n\tclean = ${run}\n`, "latin1"),
    ],
    ["a monitor of files", (run) => `[core]\n\tfsmonitor = ${run}\n\tfsmonitorHookVersion = 2\n`],
    ["hooks", (run) => `[core]\n\thooksPath = ${join(run, "..", "hooks")}\n`],
    [
      "how texts are compared",
      (run) => `[diff]\n\texternal = ${run}\n[diff "evil"]\n\ttextconv = ${run}\n\tcommand = ${run}\n`,
    ],
    [
      "a pager, an editor, a signer",
      (run) =>
        `[core]\n\tpager = ${run}\n\teditor = ${run}\n[gpg]\n\tprogram = ${run}\n[log]\n\tshowSignature = true\n`,
    ],
    [
      "aliases",
      (run) =>
        ["ls-files", "status", "apply", "config", "rev-parse"]
          .map((name) => `[alias]\n\t${name} = !${run}\n`)
          .join(""),
    ],
    [
      "a remote that has the objects",
      (run) =>
        `[core]\n\trepositoryformatversion = 1\n\tsshCommand = ${run}\n[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor = true\n\turl = ext::${run}\n\tuploadpack = ${run}\n[credential]\n\thelper = ${run}\n[protocol]\n\tallow = always\n`,
    ],
    ["another file, which is included", (run) => `[include]\n\tpath = ${join(run, "..", "included")}\n`],
  ])("%s", async (_, configuration) => {
    await repository.write({ "b.txt": "2\n" });
    await writeFile(
      join(repository.path, ".gitattributes"),
      Buffer.from("*.py filter=evil diff=evil\n*.txt filter=ev\xffil\n", "latin1"),
    );
    repository.commit();
    await preparePatch();
    await mkdir(join(repository.home, "hooks"));
    for (const hook of ["post-index-change", "pre-commit", "post-checkout", "reference-transaction"])
      execFileSync("cp", [program, join(repository.home, "hooks", hook)]);
    await writeFile(
      join(repository.home, "included"),
      `[filter "evil"]\n\tclean = ${program}\n\tsmudge = ${program}\n`,
    );
    await appendFile(join(repository.path, ".git/config"), configuration(program));
    await utimes(join(repository.path, "b.txt"), new Date(), new Date());
    await everything();
    expect(existsSync(mark)).toBe(false);
  });

  it("and no patch goes to the folder that it names", async () => {
    repository.commit();
    await preparePatch();
    const elsewhere = join(repository.home, "elsewhere");
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, "a.py"), "x = 1\n");
    repository.git("config", "core.worktree", elsewhere);
    await everything();
    expect(await readFile(join(elsewhere, "a.py"), "utf8")).toBe("x = 1\n");
  });
});

describe("reading does not change a repository", () => {
  it("to the byte", async () => {
    await writeFile(join(repository.path, ".gitattributes"), "*.txt text\n");
    await mkdir(join(repository.path, ".git/info"), { recursive: true });
    await writeFile(join(repository.path, ".git/info/attributes"), "*.py -text\n");
    repository.commit();
    await preparePatch();
    const state = () =>
      execFileSync("sh", ["-c", "find .git -type f | sort | xargs sha256sum"], {
        cwd: repository.path,
        encoding: "utf8",
      });
    const before = state();
    await everything();
    expect(state()).toBe(before);
  });
});
