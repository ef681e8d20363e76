// What the release workflow does, so that it can be tried here: `node scripts/release.mjs check v1.2.3` says what stands
// against the release, `notes v1.2.3` prints its part of the changelog, and `move v1.2.3` lets the tag v1 name it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { projectDir } from "./places.mjs";

const version = /^v(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/;

/**
 * What stands against a release, a sentence each; none: it can be published.
 * @param build writes the bundle of the checked-out source into a folder
 */
export function problemsOf({ folder, tag, build, main = "origin/main" }) {
  if (!version.test(tag)) return [`${tag} is not a version such as v1.2.3.`];
  const commit = git(folder, "rev-parse", "--verify", "--quiet", `${tag}^{commit}`);
  if (commit === null) return [`There is no tag ${tag}.`];
  const problems = [];
  if (commit !== git(folder, "rev-parse", "HEAD"))
    problems.push(`${tag} is not the commit that is checked out.`);
  if (git(folder, "merge-base", "--is-ancestor", commit, main) === null)
    problems.push(`${tag} is not on ${main}, so nobody has reviewed it.`);
  const { version: named } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (`v${named}` !== tag) problems.push(`package.json has version ${named}, not ${tag.slice(1)}.`);
  if (notesOf(readFileSync(join(folder, "CHANGELOG.md"), "utf8"), tag) === "")
    problems.push(`CHANGELOG.md says nothing under "## ${tag.slice(1)}".`);
  const differing = differingFiles({ folder, commit, build });
  if (differing.length > 0)
    problems.push(`dist/ is not the build of ${tag}: ${differing.slice(0, 5).join(", ")} differ.`);
  return problems;
}

/** Files of dist/ that the commit has otherwise than the build, or that only one of them has. */
function differingFiles({ folder, commit, build }) {
  const built = mkdtempSync(join(tmpdir(), "agent-exec-release-"));
  try {
    build(built);
    const entries = git(folder, "ls-tree", "-r", "-z", `${commit}:dist`) ?? "";
    const committed = new Map(
      entries
        .split("\0")
        .filter(Boolean)
        .map((entry) => /^\d+ \w+ (\w+)\t([^]*)$/.exec(entry))
        .map(([, sha, path]) => [path, sha]),
    );
    const files = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const hashes = (git(folder, "hash-object", "--no-filters", ...files) ?? "").split("\n");
    const made = new Map(
      files.map((path, index) => [
        path
          .slice(built.length + 1)
          .split(sep)
          .join("/"),
        hashes[index],
      ]),
    );
    return [...new Set([...committed.keys(), ...made.keys()])].filter(
      (path) => committed.get(path) !== made.get(path),
    );
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/** The changelog's part about a version; empty if there is none. */
export function notesOf(changelog, tag) {
  const [, ...parts] = `\n${changelog}`.split("\n## ");
  const part = parts.find((each) => each.split("\n", 1)[0].split(" ")[0] === tag.slice(1)) ?? "";
  return part.split("\n").slice(1).join("\n").trim();
}

/**
 * Lets `v1` name the release on the remote, for people who follow it. A pre-release, or a fix of an older version, moves
 * nothing. Says what happened, in a sentence.
 */
export function moveMajor({ folder, tag, remote = "origin" }) {
  const [, major, , , preRelease] = version.exec(tag) ?? [];
  if (major === undefined) throw new Error(`${tag} is not a version such as v1.2.3.`);
  const name = `v${major}`;
  if (preRelease !== undefined) return `${tag} is a pre-release, so ${name} stays.`;
  const listed = git(folder, "ls-remote", "--tags", "--refs", remote, `refs/tags/${name}.*`);
  if (listed === null) throw new Error(`${remote} does not list its tags.`);
  const newest = listed
    .split("\n")
    .map((line) => line.split("refs/tags/")[1] ?? "")
    .filter((each) => version.exec(each)?.[4] === undefined && version.test(each))
    .toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .at(-1);
  if (newest !== tag) return `${newest} is newer than ${tag}, so ${name} stays.`;
  const commit = git(folder, "rev-parse", "--verify", `${tag}^{commit}`);
  if (git(folder, "push", "--quiet", "--force", remote, `${commit}:refs/tags/${name}`) === null)
    throw new Error(`${remote} refuses to move ${name}.`);
  return `${name} is ${tag} now.`;
}

/** Its output without spaces around; null if it failed. */
function git(folder, ...args) {
  const { status, stdout, error } = spawnSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  return status === 0 ? stdout.trim() : null;
}

function buildInto(folder) {
  const { status } = spawnSync("npm", ["run", "--silent", "build", "--", folder], {
    cwd: projectDir,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("the build failed");
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [word, tag = ""] = argv.slice(2);
  const folder = projectDir;
  if (word === "check") {
    const problems = problemsOf({ folder, tag, build: buildInto });
    console.log(problems.length === 0 ? `${tag} can be published.` : problems.join("\n"));
    process.exitCode = problems.length === 0 ? 0 : 1;
  } else if (word === "notes") {
    console.log(notesOf(readFileSync(join(folder, "CHANGELOG.md"), "utf8"), tag));
  } else if (word === "move") {
    console.log(moveMajor({ folder, tag }));
  } else {
    console.error("Usage: node scripts/release.mjs check|notes|move v1.2.3");
    process.exitCode = 2;
  }
}
