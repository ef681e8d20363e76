import { spawnSync } from "node:child_process";
import { projectDir } from "../places.mjs";

/** What the build reads. */
const sources =
  "src stubs scripts/build.mjs scripts/bundle.mjs scripts/programs.mjs package.json package-lock.json tsconfig.json tsconfig.build.json".split(
    " ",
  );

/**
 * Whether the committed `dist/` is the build of this source, because the source has not changed since that commit.
 * `.ci/run` builds and compares byte for byte.
 */
export function isBuilt(folder = projectDir) {
  const git = (...words) => spawnSync("git", words, { cwd: folder, encoding: "utf8" });
  const commit = git("log", "-1", "--format=%H", "--", "dist").stdout?.trim() ?? "";
  return (
    commit !== "" &&
    // A shallow clone does not know which commit built it.
    git("rev-parse", "--is-shallow-repository").stdout.trim() === "false" &&
    git("diff", "--quiet", commit, "--", ...sources).status === 0 &&
    git("status", "--porcelain", "--", "dist", ...sources).stdout === ""
  );
}
