import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { fc, tries } from "../../chance.js";
import { countedChanges } from "../../../src/proof/counted-changes.js";
import { countingIn } from "../../../src/workspace/counting/counting.js";
import { trackedChanges, type TrackedOptions } from "../tracked-changes.js";
import { useRunFolders } from "../../run-folders.js";
import { type FolderSource, workspaceSource } from "../../../src/workspace/source/workspace-source.js";
import type { RegularFile } from "../../../src/ports/workspace.js";
import { saveLeft } from "../save-left.js";

const createRunFolder = useRunFolders();

const never = new AbortController().signal;

let folder: string;
let repo: string;

async function newRepository(): Promise<string> {
  const made = await mkdtemp(join(folder, "repo-"));
  execFileSync("git", ["init", "-q"], { cwd: made });
  return made;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-refused-"));
  repo = await newRepository();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Texts = Readonly<Record<string, string>>;

interface Left extends TrackedOptions {
  readonly given: Texts;
  readonly left: Texts;
  /** Default: `repo`. */
  readonly workspace?: string;
}

/** What is kept and told of a run that was given files and left others. */
async function keptOf({ given, left, workspace = "repo", ...options }: Left) {
  for (const [path, text] of Object.entries(given)) {
    await mkdir(dirname(join(repo, path)), { recursive: true });
    await writeFile(join(repo, path), text);
  }
  execFileSync("git", ["add", "--all"], { cwd: repo });
  const source = await workspaceSource({
    name: workspace,
    here: repo,
    runFolder: "out",
  });
  for await (const each of source.files()) {
    if (each.kind === "file") for await (const _chunk of each.content);
  }
  const run = await createRunFolder(await mkdtemp(join(folder, "run-")));
  const changes = trackedChanges(source, run, options);
  const files = Object.entries(left).map(([path, text]) => fileOf(path, text));
  const saved = await saveLeft(changes, source, files);
  const { refused = [], ...told } = await changes.changes({ leftOut: [], signal: never });
  const patch = told.patch === null ? "" : await readFile(join(run.path, told.patch), "utf8");
  await run.close();
  const isEmpty = !(await readdir(run.path)).includes("artifacts");
  const artifacts = isEmpty ? [] : await readdir(run.artifactsPath, { recursive: true, withFileTypes: true });
  return {
    ...told,
    refused: Object.fromEntries(refused.map(({ path, reason }) => [path, reason])),
    saved: saved.map(({ path }) => path),
    kept: artifacts.filter((each) => each.isFile()).map(({ name }) => name),
    patched: [...patch.matchAll(/^diff --git [ab]\/(.*) [ab]\/.*$/gm)].map(([, path]) => path),
    warnings: source.warnings,
    source,
    patchFile: told.patch === null ? null : join(run.path, told.patch),
  };
}

function fileOf(path: string, text: string): RegularFile {
  const content = (async function* () {
    yield Buffer.from(text);
  })();
  return { kind: "file", path, bytes: text.length, isExecutable: false, content };
}

const somePatterns = ["a.py", "a", "a/*", "*.py", "**/*.py", "x/**", "a.so", "x/a.py", "a/a/*"];

/** Files that can lie beside each other, all with the same text. */
function trees(text: string): fc.Arbitrary<Texts> {
  const name = fc.constantFrom("a", "a.py", "a.so", "x", "__init__.py");
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
  return fc.uniqueArray(path, { minLength: 1, maxLength: 8 }).map((paths) => {
    const files = paths.filter((each) => !paths.some((other) => other.startsWith(`${each}/`)));
    return Object.fromEntries(files.map((each) => [each, `${text}\n`]));
  });
}

/** The paths of what a verification gets as the code left it. */
async function verifiedOf(source: FolderSource, left: Texts, protect: readonly string[]): Promise<string[]> {
  const leftFiles = Object.entries(left).map(([path, text]) => fileOf(path, text));
  const reading = (async function* () {
    yield* leftFiles;
  })();
  const paths: string[] = [];
  const given = new Set(source.given.keys());
  await using counting = countingIn(source, { protect, verify: [] });
  const options = { given, counting, onUndone: () => undefined };
  for await (const file of countedChanges(reading, options)) {
    if (leftFiles.some((each) => each.path === file.path)) paths.push(file.path);
  }
  return paths;
}

describe("changes of workflow files", () => {
  const workflow = ".github/workflows/ci.yml";

  it.each([
    workflow,
    ".GitHub/Workflows/ci.yml",
    ".github/actions/x/index.js",
    "action.yml",
    "sub/action.yaml",
    "GITHUB~1/workflows/ci.yml",
    "sub/ACTION~1.YAM",
    ".g\u200Dithub/workflows/ci.yml",
  ])("are in no patch and in no artifact, and the report says how to allow them: %j", async (path) => {
    expect(await keptOf({ given: {}, left: { [path]: "on: push\n", a: "1\n" } })).toMatchObject({
      refused: {
        [path]: `GitHub runs workflow files automatically. To allow this change, list ${path} in \`allow-workflow\``,
      },
      saved: ["a"],
      kept: ["a"],
      patched: ["a"],
      acting: [],
    });
  });

  it("are refused in a folder too, wherever its patch is applied", async () => {
    const given = { ".github/workflows/ci.yml": "1\n", "starter/a": "1\n" };
    const below = await keptOf({ given, left: { "workflows/ci.yml": "2\n" }, workspace: ".github" });
    expect(below).toMatchObject({ patched: [], kept: [] });
    expect(below.refused["workflows/ci.yml"]).toContain("list .github/workflows/ci.yml in `allow-workflow`");
    const starter = await keptOf({ given, left: { [workflow]: "2\n" }, workspace: "starter" });
    expect(Object.keys(starter.refused)).toEqual([workflow]);
    const allowWorkflow = [workflow];
    const allowed = await keptOf({
      given,
      left: { "workflows/ci.yml": "3\n" },
      workspace: ".github",
      allowWorkflow,
    });
    expect(allowed.patched).toEqual(["workflows/ci.yml"]);
  });

  it("are accepted if their exact path is allowed, and named as files that run by themselves", async () => {
    const left = { [workflow]: "2\n", ".github/workflows/other.yml": "2\n" };
    const kept = await keptOf({ given: { [workflow]: "1\n" }, left, allowWorkflow: [`./${workflow}`] });
    expect(kept).toMatchObject({ patched: [workflow], acting: [workflow], saved: [workflow] });
    expect(Object.keys(kept.refused)).toEqual([".github/workflows/other.yml"]);
  });

  it("are not allowed by the name of another file, of a folder, or by another case", async () => {
    const allowWorkflow = [".github/workflows", ".github/workflows/CI.yml", "ci.yml"];
    const kept = await keptOf({ given: {}, left: { [workflow]: "x\n" }, allowWorkflow });
    expect(kept).toMatchObject({ patch: null, patched: [], kept: [] });
  });

  it("are named as refused, deletions too, and were not part of the verification", async () => {
    const given = { [workflow]: "1\n", "action.yml": "2\n", "test/a": "3\n" };
    const left = { "action.yml": "3\n", "test/a": "4\n", b: "1\n" };
    const kept = await keptOf({ given, left, protect: ["test"] });
    expect(Object.keys(kept.refused)).toEqual([workflow, "action.yml", "test/a"]);
    expect(await verifiedOf(kept.source, left, ["test"])).toEqual(["b"]);
  });

  it("leave no patch if another change is in their place", async () => {
    const given = { "action.yml": "1\n", [workflow]: "1\n" };
    const below = await keptOf({ given, left: { "action.yml/x": "1\n", [workflow]: "1\n" } });
    expect(below.patchFault).toBe(
      "`action.yml/x` replaces `action.yml`, but the patch does not delete `action.yml`",
    );
    repo = await newRepository();
    const above = await keptOf({ given, left: { "action.yml": "1\n", ".github": "1\n" } });
    expect(above.patchFault).toBe(
      `\`.github\` replaces \`${workflow}\`, but the patch does not delete \`${workflow}\``,
    );
  });

  it("are refused as deletions too, and an unchanged file is no change", async () => {
    const given = { [workflow]: "1\n", "action.yml": "2\n", a: "3\n" };
    const kept = await keptOf({ given, left: { "action.yml": "2\n" } });
    expect(kept).toMatchObject({ deleted: ["a"], patched: ["a"], patch: "changes.patch" });
    expect(kept.refused).toEqual({
      [workflow]: expect.stringMatching(/^its deletion: GitHub runs workflow files/),
    });
  });
});

describe("changes of protected files", () => {
  const given = { "test/a.js": "a\n", "test/sub/b.js": "b\n", "package.json": "{}\n", "src/x.js": "x\n" };

  it("are in no patch and no artifact, whether edits, additions or deletions", async () => {
    const left = { "test/a.js": "weak\n", "test/new.js": "n\n", "package.json": "{ }\n", "src/x.js": "y\n" };
    const kept = await keptOf({ given, left, protect: ["./test/", "*.json"] });
    expect(kept).toMatchObject({ patched: ["src/x.js"], saved: ["src/x.js"], deleted: [], warnings: [] });
    const reason = "the file is protected, and the verification used the original";
    expect(kept.refused).toEqual({
      "package.json": reason,
      "test/a.js": reason,
      "test/new.js": reason,
      "test/sub/b.js": `its deletion: ${reason}`,
    });
    expect(kept.tampered).toEqual(["package.json", "test/a.js", "test/new.js", "test/sub/b.js"]);
  });

  it("are found by globs that match names with dots, and a pattern without files is reported", async () => {
    const protect = [".env/*", "**/conftest.py", "*.json", "tests/**"];
    const kept = await keptOf({
      given: { ...given, ".env/.x": "1\n" },
      left: { ".env/.x": "2\n", "deep/er/conftest.py": "\n", "package.json.bak": "\n" },
      protect,
    });
    expect(Object.keys(kept.refused).filter((path) => !path.includes("package.json"))).toEqual([
      ".env/.x",
      "deep/er/conftest.py",
    ]);
    expect(kept.patched).toContain("package.json.bak");
    await using counting = countingIn(kept.source, { protect, verify: [] });
    expect(counting.warnings).toEqual([
      "The pattern **/conftest.py in `protect` matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.",
      "The pattern tests/** in `protect` matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.",
    ]);
  });

  it("include files in their way, and the patch applies without them", async () => {
    const originals = { "test/a.py": "a\n", "test/data": "d\n", "lib/a.so": "so\n", main: "m\n" };
    const left = { test: "evil\n", "lib/a.so/evil.sh": "evil\n", "lib/new/x": "x\n", main: "n\n" };
    const kept = await keptOf({ given: originals, left, protect: ["test/*.py", "lib/a.py"] });
    const reason = "it is in the place of a protected file, so the verification ran without it";
    const original = "its deletion: the file is protected, and the verification used the original";
    expect(kept.refused).toEqual({
      test: reason,
      "test/a.py": original,
      "lib/a.so": original,
      "lib/a.so/evil.sh": reason,
    });
    expect(kept).toMatchObject({ saved: ["lib/new/x", "main"], deleted: ["test/data"] });
    execFileSync("git", ["apply", "--check", kept.patchFile!], { cwd: repo });
  });

  it("are never part of a verification, whatever files there are", async () => {
    await fc.assert(
      fc.asyncProperty(trees("1"), trees("2"), fc.subarray(somePatterns), async (before, after, protect) => {
        repo = await newRepository();
        const kept = await keptOf({ given: before, left: after, protect });
        const had = await verifiedOf(kept.source, after, protect);
        expect(had).toEqual(expect.arrayContaining(kept.saved));
        if (kept.patchFile !== null) execFileSync("git", ["apply", "--check", kept.patchFile], { cwd: repo });
      }),
      { numRuns: tries(30) },
    );
  }, 30_000);
});

describe("a hostile repository", () => {
  const attributes =
    "* -diff -text\n*.txt diff=evil filter=evil working-tree-encoding=UTF-16 eol=crlf\n* binary\n";

  it("cannot change the patch with any attribute", async () => {
    execFileSync("git", ["config", "diff.evil.textconv", "touch textconv-ran;"], { cwd: repo });
    execFileSync("git", ["config", "diff.external", "touch external-ran;"], { cwd: repo });
    execFileSync("git", ["config", "filter.evil.clean", "touch filter-ran;"], { cwd: repo });
    const { patched } = await keptOf({
      given: { "a.txt": "1\n" },
      left: { "a.txt": "2\n", ".gitattributes": attributes },
    });
    expect(patched).toEqual([".gitattributes", "a.txt"]);
    expect((await readdir(repo)).filter((name) => name.endsWith("-ran"))).toEqual([]);
  });

  it("shows a changed text as text, whatever its attributes say", async () => {
    await writeFile(join(repo, "a.txt"), "1\n");
    await writeFile(join(repo, ".gitattributes"), "* -diff binary\n*.txt diff=evil eol=crlf\n");
    execFileSync("git", ["add", "a.txt", ".gitattributes"], { cwd: repo });
    const source = await workspaceSource({ name: "repo", here: repo, runFolder: "out" });
    for await (const each of source.files()) {
      if (each.kind === "file") for await (const _chunk of each.content);
    }
    const run = await createRunFolder(join(folder, "run"));
    const changes = trackedChanges(source, run);
    await changes.save(fileOf("a.txt", "2\n"));
    await changes.save(fileOf(".gitattributes", `${attributes}#\n`));
    await changes.changes({ leftOut: [], signal: never });
    const patch = await readFile(join(run.path, "changes.patch"), "utf8");
    expect(patch).toContain("\n-1\n+2\n");
    expect(patch).not.toMatch(/Binary|GIT binary/);
  });

  it("gives no file through a link, and none of a submodule's own repository", async () => {
    const inner = join(repo, "module");
    await mkdir(inner);
    const user = ["-c", "user.name=a", "-c", "user.email=a@b"];
    execFileSync("git", ["init", "-q"], { cwd: inner });
    await writeFile(join(inner, "secret"), "s3cret");
    execFileSync("git", ["add", "secret"], { cwd: inner });
    execFileSync("git", [...user, "commit", "-qm", "x"], { cwd: inner });
    execFileSync("ln", ["-s", "/etc", "etc"], { cwd: repo });
    execFileSync("git", ["-c", "advice.addEmbeddedRepo=false", "add", "--all"], { cwd: repo });
    const source = await workspaceSource({ name: "repo", here: repo, runFolder: "out" });
    const seen = [];
    for await (const each of source.files())
      seen.push([each.path, each.kind === "left-out" ? each.reason : "file"]);
    expect(seen.toSorted()).toEqual([
      ["etc", "a symbolic link that leads out of the workspace"],
      ["module/secret", "file"],
    ]);
  });

  it("is not confused with a tracked folder that looks like a repository", async () => {
    const bare = join(repo, "trap");
    await mkdir(join(bare, "objects"), { recursive: true });
    await mkdir(join(bare, "refs"));
    await writeFile(join(bare, "HEAD"), "ref: refs/heads/main\n");
    const proof = join(folder, "proof");
    const config = `[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\nfsmonitor = "touch ${proof};"\n`;
    await writeFile(join(bare, "config"), config);
    await workspaceSource({ name: "repo", here: bare, runFolder: "out" }).catch((error: unknown) => error);
    await expect(readFile(proof)).rejects.toThrow();
  });

  it("starts no program through its hooks, monitor, includes or a missing object", async () => {
    const proof = join(folder, "proof");
    await writeFile(join(repo, "a"), "1\n");
    const program = join(folder, "program");
    await writeFile(program, `#!/bin/sh\necho "$0 $*" >>${proof}\nexit 1\n`, { mode: 0o755 });
    const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: repo });
    git("add", "a");
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "x");
    const settings: Texts = {
      "core.fsmonitor": program,
      "core.hooksPath": folder,
      "core.sshCommand": program,
      "core.pager": program,
      "core.editor": program,
      "core.askPass": program,
      "credential.helper": program,
      "extensions.partialClone": "origin",
      "remote.origin.promisor": "true",
      "remote.origin.url": "ssh://nobody@localhost/x",
      "remote.origin.uploadpack": program,
      "include.path": join(folder, "more"),
    };
    await writeFile(join(folder, "more"), `[core]\nfsmonitor = ${program}\n`);
    for (const [name, value] of Object.entries(settings)) git("config", name, value);
    git("config", "core.repositoryFormatVersion", "1");
    await mkdir(join(repo, ".git/hooks"), { recursive: true });
    for (const hook of ["post-checkout", "post-index-change", "fsmonitor-watchman", "pre-auto-gc"]) {
      await writeFile(join(repo, ".git/hooks", hook), await readFile(program), { mode: 0o755 });
    }
    await rm(join(repo, ".git/objects"), { recursive: true });
    await mkdir(join(repo, ".git/objects"));
    const { checkedOutCommits } = await import("../../../src/workspace/git/git.js");
    await checkedOutCommits(repo).catch((error: unknown) => error);
    await workspaceSource({ name: "repo", here: repo, runFolder: "out" }).catch((error: unknown) => error);
    await expect(readFile(proof)).rejects.toThrow();
  });
});
