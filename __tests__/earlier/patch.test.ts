import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { openPatch } from "../../src/earlier/patch.js";
import type { WorkspaceChanges } from "../../src/facts/files.js";
import { eventsOf, started } from "../run/facts.js";

let home: string;
let repo: string;
let run: string;
const git = (...words: string[]) => execFileSync("git", words, { cwd: repo, encoding: "utf8" });

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "earlier-patch-"));
  [repo, run] = [join(home, "repo"), join(home, "run")];
  await mkdir(join(repo, "sub"), { recursive: true });
  await mkdir(run);
  git("init", "-q");
  await writeFile(join(repo, "sub/a.txt"), "one\n");
  git("add", ".");
  git("-c", "user.name=t", "-c", "user.email=t@example.invalid", "commit", "-qm", "base");
});
afterEach(() => rm(home, { recursive: true }));

/** The folder of a run that left this, having been given that workspace. */
async function leave(
  patch: string | null,
  workspace = "repo",
  refused: WorkspaceChanges["refused"] = [],
  more: Partial<WorkspaceChanges> = {},
) {
  const changes = {
    patch: patch === null ? null : "changes.patch",
    deleted: [],
    acting: [".github/x.yml"],
    refused,
    ...more,
  };
  const start = started() as Extract<ReturnType<typeof started>, { type: "run-started" }>;
  const events = eventsOf([
    { ...start, settings: { workspace } },
    { type: "files-saved", artifacts: [], leftOut: [], changes },
    { type: "run-ended", outcome: "passed", reason: "All well.", nextStep: "" },
  ]);
  await writeFile(
    join(run, "transcript.jsonl"),
    events.map((event) => `${JSON.stringify(event)}\n`).join(""),
  );
  if (patch !== null) await writeFile(join(run, "changes.patch"), patch);
}

/** From `one` to `two`, and a new file. */
async function change(folder: string): Promise<string> {
  await writeFile(join(repo, "sub/a.txt"), "two\n");
  await writeFile(join(repo, "sub/new.txt"), "new\n");
  git("add", "--intent-to-add", ".");
  const patch = execFileSync("git", ["diff", ...(folder === repo ? [] : ["--relative"])], {
    cwd: folder,
    encoding: "utf8",
  });
  git("reset", "-q", "--hard");
  await rm(join(repo, "sub/new.txt"), { force: true });
  return patch;
}

const read = (name: string) => readFile(join(repo, name), "utf8");

describe("the patch of an earlier run", () => {
  it("goes onto the repository that one is in, from any folder of it, and is told with what it takes to judge it", async () => {
    await leave(await change(repo));
    const found = await openPatch(join(run, "transcript.jsonl"), { here: join(repo, "sub") });
    expect(found).toMatchObject({
      folder: repo,
      recorded: { outcome: "passed", isVerified: false },
      isTold: false,
      warnings: [],
    });
    expect(found.text).toContain("+two\n");
    await found.check();
    expect(await read("sub/a.txt")).toBe("one\n");
    await found.apply();
    expect([await read("sub/a.txt"), await read("sub/new.txt")]).toEqual(["two\n", "new\n"]);
  });

  it("that is applied already is told so, and what is no repository", async () => {
    await leave(await change(repo));
    const found = await openPatch(run, { here: repo });
    await found.apply();
    await expect(found.check()).rejects.toMatchObject({
      message: expect.stringContaining("already have this patch"),
    });
    await expect(openPatch(run, { here: repo, to: home })).rejects.toMatchObject({
      message: `The patch belongs to a repository, but ${home} is not in a repository.`,
    });
  });

  it("of a folder goes onto that folder, though it lies in a repository", async () => {
    await leave(await change(join(repo, "sub")), "sub");
    await (await openPatch(run, { here: repo })).apply();
    expect(await read("sub/a.txt")).toBe("two\n");
  });

  it("goes to no folder outside of this one on a record's word, also through a link", async () => {
    const mine = join(home, "mine");
    await mkdir(mine);
    await symlink(mine, join(repo, "link"));
    for (const workspace of [mine, "../mine", "link"]) {
      await leave(await change(join(repo, "sub")), workspace);
      await expect(openPatch(run, { here: repo })).rejects.toMatchObject({
        code: "settings-invalid",
        nextStep: expect.stringContaining("--to"),
      });
      await writeFile(join(mine, "a.txt"), "one\n");
      await (await openPatch(run, { here: repo, to: "../mine" })).apply();
      expect(await readFile(join(mine, "a.txt"), "utf8")).toBe("two\n");
      await rm(join(mine, "new.txt"));
    }
  });

  it("that is another one than the record's is refused", async () => {
    const patch = await change(repo);
    const patchSha256 = createHash("sha256").update(patch).digest("hex");
    await leave(patch, "repo", [], { patchSha256 });
    expect(await openPatch(run, { here: repo })).toMatchObject({ isTold: true });
    await writeFile(join(run, "changes.patch"), patch.replace("+two", "+tow"));
    await expect(openPatch(run, { here: repo })).rejects.toMatchObject({ code: "record-differs" });
  });

  it("is warned of by what is in it, whatever its record says", async () => {
    const added = (path: string) =>
      `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+x\n`;
    const filler = Array.from({ length: 3_000 }, (_, index) => added(`docs/${index}.txt`)).join("");
    await leave(
      filler + [".github/workflows/evil.yml", ".husky/pre-commit"].map(added).join(""),
      "repo",
      [],
      {
        acting: [],
      },
    );
    expect((await openPatch(run, { here: repo })).warnings).toMatchObject([
      { paths: [".github/workflows/evil.yml", ".husky/pre-commit"] },
    ]);
  });

  it("goes onto another checkout where a person names one", async () => {
    await leave(await change(repo));
    const other = join(home, "other");
    git("clone", "-q", repo, other);
    await (await openPatch(run, { here: home, to: "other/sub" })).apply();
    expect(await readFile(join(other, "sub/a.txt"), "utf8")).toBe("two\n");
    expect(await read("sub/a.txt")).toBe("one\n");
  });

  it("does not go onto files that moved on: nothing of it does, and the way out is told", async () => {
    await leave(await change(repo));
    await writeFile(join(repo, "sub/a.txt"), "three\n");
    const found = await openPatch(run, { here: repo });
    for (const attempt of [found.check, found.apply]) {
      await expect(attempt()).rejects.toMatchObject({
        code: "settings-invalid",
        message: expect.stringContaining("sub/a.txt"),
        nextStep: expect.stringMatching(/^Nothing was changed\..*git apply --3way/),
      });
    }
    expect(git("status", "--porcelain")).toBe(" M sub/a.txt\n");
  });

  it.each([
    ["../escaped.txt", "invalid path"],
    [".git/hooks/post-checkout", "invalid path"],
  ])("of a stranger that would write %s is refused", async (path, words) => {
    await leave(
      `diff --git a/${path} b/${path}\nnew file mode 100755\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+x\n`,
    );
    const found = await openPatch(run, { here: repo });
    await expect(found.apply()).rejects.toMatchObject({ message: expect.stringContaining(words) });
  });

  it("through a link that leads out is refused", async () => {
    execFileSync("ln", ["-s", home, join(repo, "out")]);
    await leave(
      "diff --git a/out/x b/out/x\nnew file mode 100644\n--- /dev/null\n+++ b/out/x\n@@ -0,0 +1 @@\n+x\n",
    );
    await expect((await openPatch(run, { here: repo })).apply()).rejects.toMatchObject({
      message: expect.stringContaining("beyond a symbolic link"),
    });
  });

  it("that is not there is told with the run's own reason", async () => {
    await leave(null, "repo", [{ path: "changes.patch", reason: "it contains a secret" }]);
    await expect(openPatch(run, { here: repo })).rejects.toMatchObject({
      message: expect.stringContaining("it contains a secret"),
    });
  });
});
