import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../scripts/places.mjs";

/** Unpacks a commit's dist/, and the files that it reads, below a folder. @throws Error if there is no such commit. */
export function distOf(commit, folder) {
  const root = join(folder, "before");
  const archive = join(folder, "before.tar");
  const parts = ["dist", "package.json", "action.yml"];
  mkdirSync(root);
  execFileSync("git", ["archive", "--output", archive, commit, "--", ...parts], { cwd: projectDir });
  execFileSync("tar", ["-xf", archive, "-C", root]);
  return join(root, "dist");
}
