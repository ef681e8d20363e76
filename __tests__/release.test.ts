import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { moveMajor, notesOf, problemsOf } from "../scripts/release.mjs";

let root: string;
let folder: string;

/** A clone with a remote of its own, in which 1.2.3 is ready for its release. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "agent-exec-releases-"));
  folder = join(root, "clone");
  execFileSync("git", ["init", "--quiet", "--bare", join(root, "remote")]);
  execFileSync("git", ["init", "--quiet", "--initial-branch=main", folder]);
  git("remote", "add", "origin", join(root, "remote"));
  mkdirSync(join(folder, "dist/deep"), { recursive: true });
  write("dist/main.js", "1\n");
  write("dist/deep/part.js", "2\n");
  write(
    "CHANGELOG.md",
    "# Changelog\n\n## Unreleased\n\n## 1.2.3 (2026-11-27)\n\n- A thing works.\n\n## 1.2.2\n\n- Old.\n",
  );
  release("1.2.3");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...args: string[]): string {
  const person = ["-c", "user.name=t", "-c", "user.email=t@example.invalid", "-c", "tag.gpgSign=false"];
  return execFileSync("git", [...person, ...args], { cwd: folder, encoding: "utf8" }).trim();
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

function release(version: string): void {
  write("package.json", JSON.stringify({ version }));
  git("add", "--all");
  git("commit", "--quiet", "--message", version);
  git("tag", "--annotate", "--message", version, `v${version}`);
  git("push", "--quiet", "origin", "main", `v${version}`);
}

const check = (tag = "v1.2.3", built = join(folder, "dist")) =>
  problemsOf({ folder, tag, build: (target: string) => cpSync(built, target, { recursive: true }) });
/** The commit of a tag on the remote; empty if there is none. */
const onRemote = (tag: string) => git("ls-remote", "origin", `refs/tags/${tag}`).split("\t")[0];

describe("a release", () => {
  test("is published if version, changelog and build fit the tag", () => {
    expect(check()).toEqual([]);
  });

  test("is refused if the build differs in a byte, or has a file more or less", () => {
    const built = join(root, "built");
    cpSync(join(folder, "dist"), built, { recursive: true });
    rmSync(join(built, "deep"), { recursive: true });
    writeFileSync(join(built, "main.js"), "1");
    writeFileSync(join(built, "new.js"), "");
    expect(check("v1.2.3", built)).toEqual([
      "dist/ is not the build of v1.2.3: deep/part.js, main.js, new.js differ.",
    ]);
  });

  test("is refused if package.json has another version, or the changelog has nothing about it", () => {
    git("tag", "v1.3.0");
    expect(check("v1.3.0")).toEqual([
      "package.json has version 1.2.3, not 1.3.0.",
      'CHANGELOG.md says nothing under "## 1.3.0".',
    ]);
  });

  test("is refused if the tag is missing, another commit, no version, or not on the main branch", () => {
    expect(check("v9.9.9")).toEqual(["There is no tag v9.9.9."]);
    expect(check("latest")).toEqual(["latest is not a version such as v1.2.3."]);
    git("commit", "--quiet", "--allow-empty", "--message", "more");
    expect(check()).toEqual(["v1.2.3 is not the commit that is checked out."]);
    git("tag", "--force", "v1.2.3");
    expect(check()).toEqual(["v1.2.3 is not on origin/main, so nobody has reviewed it."]);
  });
});

describe("the tag of the major version", () => {
  test("moves to the release's commit, also if it names an older one", () => {
    expect(moveMajor({ folder, tag: "v1.2.3" })).toBe("v1 is v1.2.3 now.");
    expect(onRemote("v1")).toBe(git("rev-parse", "v1.2.3^{commit}"));
    release("1.10.0");
    expect(moveMajor({ folder, tag: "v1.10.0" })).toBe("v1 is v1.10.0 now.");
    expect(onRemote("v1")).toBe(git("rev-parse", "main"));
  });

  test("stays for a fix of an older version, and for a pre-release", () => {
    release("1.10.0");
    moveMajor({ folder, tag: "v1.10.0" });
    const before = onRemote("v1");
    expect(moveMajor({ folder, tag: "v1.2.3" })).toBe("v1.10.0 is newer than v1.2.3, so v1 stays.");
    release("1.11.0-rc.1");
    expect(moveMajor({ folder, tag: "v1.11.0-rc.1" })).toBe("v1.11.0-rc.1 is a pre-release, so v1 stays.");
    expect(onRemote("v1")).toBe(before);
  });

  test("is not said to have moved if the remote refuses", () => {
    rmSync(join(root, "remote"), { recursive: true });
    expect(() => moveMajor({ folder, tag: "v1.2.3" })).toThrow("origin does not list its tags.");
  });
});

test("the notes of a release are its part of the changelog", () => {
  const changelog =
    "# Changelog\n\n## Unreleased\n\n- Next.\n\n## 1.2.3 (2026)\n\n### Fixes\n\n- One.\n\n## 1.2.2\n\n- Old.\n";
  expect(notesOf(changelog, "v1.2.3")).toBe("### Fixes\n\n- One.");
  expect(notesOf(changelog, "v1.2.4")).toBe("");
});
