import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { continuedRun } from "../../src/earlier/continued-run.js";
import type { Fact } from "../../src/facts/events.js";
import type { Artifact, WorkspaceChanges } from "../../src/facts/files.js";
import { workspaceSource } from "../../src/workspace/source/workspace-source.js";
import { eventsOf, replied, started } from "../run/facts.js";

let home: string;
let repo: string;
let run: string;
const git = (...words: string[]) => execFileSync("git", words, { cwd: repo, encoding: "utf8" }).trim();
const commit = () => git("-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qam", "more");

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "continued-run-"));
  [repo, run] = [join(home, "repo"), join(home, "run")];
  await mkdir(join(repo, "sub"), { recursive: true });
  await mkdir(run);
  git("init", "-q");
  await writeFile(join(repo, "sub/a.txt"), "one\n");
  await writeFile(join(repo, "old.txt"), "old\n");
  await writeFile(join(repo, "other.txt"), "other\n");
  git("add", ".");
  commit();
});
afterEach(() => rm(home, { recursive: true }));

interface Left {
  readonly workspace?: string;
  readonly patch?: string | null;
  readonly changes?: Partial<WorkspaceChanges>;
  readonly artifacts?: readonly Artifact[];
  readonly runId?: string;
}

/** Writes the folder of a run that left this; returns its events as lines. */
async function leave({ workspace = "repo", patch = null, changes, artifacts = [], runId }: Left = {}) {
  const start = started() as Extract<Fact, { type: "run-started" }>;
  const told = {
    patch: patch === null ? null : "changes.patch",
    deleted: [],
    acting: [],
    base: git("rev-parse", "HEAD"),
    ...changes,
  };
  const lines = eventsOf([
    { ...start, settings: { workspace }, ...(runId === undefined ? {} : { runId }) },
    replied(1, "It is done."),
    {
      type: "files-saved",
      artifacts: [...artifacts],
      leftOut: [],
      ...(workspace === "empty" ? {} : { changes: told }),
    },
    { type: "run-ended", outcome: "passed", reason: "All well.", nextStep: "" },
  ]).map((event) => JSON.stringify(event));
  await writeFile(join(run, "transcript.jsonl"), lines.map((line) => `${line}\n`).join(""));
  if (patch !== null) await writeFile(join(run, "changes.patch"), patch);
  return lines;
}

/** What git says of an edit, a deletion, a new program and a link, which are then undone. */
async function edits(): Promise<string> {
  await writeFile(join(repo, "sub/a.txt"), "two\n");
  await rm(join(repo, "old.txt"));
  await writeFile(join(repo, "sub/new.sh"), "true\n");
  await chmod(join(repo, "sub/new.sh"), 0o755);
  await symlink("a.txt", join(repo, "sub/link"));
  git("add", "--intent-to-add", ".");
  const patch = execFileSync("git", ["diff", "--binary", "HEAD"], { cwd: repo, encoding: "utf8" });
  git("reset", "-q", "--hard");
  await rm(join(repo, "sub/new.sh"), { force: true });
  await rm(join(repo, "sub/link"), { force: true });
  return patch;
}

async function continued(workspace = "repo", here = repo) {
  const source =
    workspace === "empty" ? null : await workspaceSource({ name: workspace, here, runFolder: ".agent-exec" });
  const { continues, begun } = await continuedRun(run, { workspace, source, here });
  const entries: Record<string, string> = {};
  for await (const entry of begun.entries()) {
    const chunks: Uint8Array[] = [];
    if (entry.kind === "file") for await (const chunk of entry.content) chunks.push(chunk);
    entries[entry.path] =
      entry.kind === "file"
        ? `${entry.isExecutable ? "x" : "-"} ${Buffer.concat(chunks).toString()}`
        : entry.kind === "link"
          ? `-> ${entry.target}`
          : entry.kind;
  }
  await begun[Symbol.asyncDispose]();
  return { continues, entries };
}

const edited = {
  "old.txt": "deleted",
  "sub/a.txt": "- two\n",
  "sub/new.sh": "x true\n",
  "sub/link": "-> a.txt",
};

describe("a run that goes on from an earlier one", () => {
  it("begins with what was said in it, and with what it changed in files that are as they were given", async () => {
    await leave({ patch: await edits() });
    const { continues, entries } = await continued();
    expect(entries).toEqual(edited);
    expect(continues).toMatchObject({
      runId: "r1",
      outcome: "passed",
      files: "put-in",
      messages: [{ role: "user", content: "Add two numbers." }, { content: "It is done." }, {}],
    });
    expect(git("status", "--porcelain")).toBe("");
  });

  it("finds its files from a folder of the repository below the root too", async () => {
    const patch = (await edits()).replace(/^diff --git a\/old[^]*?(?=^diff)/m, "");
    await leave({ patch });
    const { entries } = await continued("repo", join(repo, "sub"));
    expect(entries).toEqual({ "a.txt": "- two\n", "new.sh": "x true\n", link: "-> a.txt" });
  });

  it("puts nothing in where its patch has been applied, and committed too", async () => {
    const patch = await edits();
    await leave({ patch });
    git("apply", join(run, "changes.patch"));
    expect(await continued()).toMatchObject({ continues: { files: "applied" }, entries: {} });
    git("add", ".");
    commit();
    expect(await continued()).toMatchObject({ continues: { files: "applied" }, entries: {} });
  });

  it("puts nothing in where it had changed nothing", async () => {
    await leave();
    expect(await continued()).toMatchObject({ continues: { files: "none" }, entries: {} });
  });

  it("begins with the files that it left where it was given none", async () => {
    const sha256 = createHash("sha256").update("six\n").digest("hex");
    await leave({ workspace: "empty", artifacts: [{ path: "out/six.txt", bytes: 4, sha256 }] });
    await mkdir(join(run, "artifacts/out"), { recursive: true });
    await writeFile(join(run, "artifacts/out/six.txt"), "six\n");
    expect((await continued("empty")).entries).toEqual({ "out/six.txt": "- six\n" });
  });

  it.each<[string, () => Promise<unknown>, RegExp, RegExp]>([
    [
      "files that moved on",
      async () => {
        await leave({ patch: await edits() });
        await writeFile(join(repo, "sub/a.txt"), "three\n");
      },
      /do not apply to the files now in .*sub\/a\.txt/,
      /git stash/,
    ],
    [
      "another commit",
      async () => {
        await leave({ patch: await edits() });
        await writeFile(join(repo, "other.txt"), "more\n");
        commit();
      },
      /started from `[0-9a-f]{12}`, but the files here are at/,
      /check out the run.s commit/,
    ],
    [
      "another kind of workspace",
      async () => leave({ workspace: "empty" }),
      /its `workspace` was empty, but the new run's is repo/,
      /Set `workspace` to `empty`/,
    ],
    [
      "a run whose record ends before its files were saved",
      async () => {
        const lines = await leave({ patch: await edits() });
        await writeFile(join(run, "transcript.jsonl"), `${lines.slice(0, 2).join("\n")}\n{"v":1,"se`);
      },
      /its transcript ends before/,
      /Start a new run/,
    ],
    [
      "a run whose patch could not be made",
      async () => leave({ changes: { patchFault: "it contains a secret" } }),
      /has no patch: it contains a secret/,
      /Start a new run/,
    ],
    [
      "no run at all",
      async () => undefined,
      /There is no file `transcript\.jsonl`/,
      /Give the folder of a run/,
    ],
  ])("is refused, with the next step, by %s", async (_by, prepare, message, nextStep) => {
    await prepare();
    await expect(continued()).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(message),
      nextStep: expect.stringMatching(nextStep),
    });
  });

  it("is refused by a record of a newer version, by its line", async () => {
    const [first, ...rest] = await leave();
    await writeFile(
      join(run, "transcript.jsonl"),
      [first!.replace('"v":1', '"v":2'), ...rest, ""].join("\n"),
    );
    await expect(continued()).rejects.toMatchObject({ code: "transcript-invalid" });
  });
});

describe("a stranger's folder of a run", () => {
  const adds = (path: string, text = "x", mode = "100755"): string =>
    `diff --git a/${path} b/${path}\nnew file mode ${mode}\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${text}\n${mode === "120000" ? "\\ No newline at end of file\n" : ""}`;
  const sha256 = createHash("sha256").update("x").digest("hex");

  it.each<[string, Left, RegExp]>([
    [
      "a patch that leaves the folder",
      { patch: adds("../escaped.txt") },
      /not among the files that agent-exec gives to the code/,
    ],
    [
      "a patch that writes a hook",
      { patch: adds(".git/hooks/post-checkout") },
      /not among the files that agent-exec gives to the code/,
    ],
    [
      "a patch with a link that leads out",
      { patch: adds("sub/out", "../../../etc/passwd", "120000") },
      /`sub\/out` \(a symbolic link that leads out of the workspace\)/,
    ],
    [
      "a patch through a link of its own",
      { patch: adds("sub/in", ".", "120000") + adds("sub/in/x") },
      /beyond a symbolic link/,
    ],
    ["a patch that is none", { patch: "nothing\n" }, /No valid patches/],
    [
      "a name of a patch that leads out",
      { changes: { patch: "../../repo/old.txt" } },
      /is not a file in the run's folder/,
    ],
    ["an id that is none", { runId: "../\u001b[31mx" }, /the run's id in the transcript/],
  ])("is refused for %s", async (_what, left, words) => {
    await leave(left);
    await expect(continued()).rejects.toMatchObject({ message: expect.stringMatching(words) });
    expect((await readdir(home)).toSorted()).toEqual(["repo", "run"]);
    expect(git("status", "--porcelain")).toBe("");
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ["a link in the patch's place", "repo", async () => linked("changes.patch")],
    ["a link in a file's place", "empty", async () => linked("artifacts/a")],
    ["a link in a folder's place", "empty", async () => linked("artifacts/a", "artifacts")],
    [
      "another content than the record tells",
      "empty",
      async () => {
        await mkdir(join(run, "artifacts"));
        await writeFile(join(run, "artifacts/a"), "y");
      },
    ],
  ])("is refused for %s", async (_what, workspace, prepare) => {
    await leave({
      workspace,
      artifacts: workspace === "empty" ? [{ path: "a", bytes: 1, sha256 }] : [],
      changes: { patch: "changes.patch" },
    });
    await prepare();
    await expect(continued(workspace)).rejects.toMatchObject({
      code: "settings-invalid",
      message: expect.stringMatching(/is not a file in the run's folder|has changed since the run ended/),
    });
  });

  /** A link at that name, or in place of a folder above it, that leads to the very file. */
  async function linked(name: string, at = name): Promise<void> {
    const real = join(home, "run-outside", name.slice(at.length));
    await mkdir(dirname(join(run, at)), { recursive: true });
    if (at === name) {
      await writeFile(join(home, "x"), "x");
      return symlink(join(home, "x"), join(run, at));
    }
    await mkdir(dirname(real), { recursive: true });
    await writeFile(real, "x");
    return symlink(join(home, "run-outside"), join(run, at));
  }

  it.each(["../x", "/etc/hostname", ".."])("is refused for a file of the name %s", async (path) => {
    await leave({ workspace: "empty", artifacts: [{ path, bytes: 1, sha256 }] });
    await expect(continued("empty")).rejects.toMatchObject({
      message: expect.stringContaining("is not a file in the run's folder"),
    });
  });
});
