// Bundles what tsc compiled, packages and all, with ncc: its own TypeScript loader needs an API that TypeScript 7 no
// longer has.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { extname, join } from "node:path";
import { projectDir } from "./places.mjs";

const needed = new Set([".js", ".json", ".txt"]);
// Read by dockerode's BuildKit client alone, which is left out (see stubs/).
const unneeded = new Set([".proto"]);

/** Writes the bundle of a module into a folder, with a chunk for each part that is loaded late. `outside` stays out of it. */
export function bundle(module, folder, { outside = [] } = {}) {
  const flags = ["--no-cache", "--quiet", "--license", "licenses.txt"];
  for (const name of outside) flags.push("--external", name);
  runNode("node_modules/@vercel/ncc/dist/ncc/cli.js", "build", module, "-o", folder, ...flags);
  for (const name of readdirSync(folder)) {
    const extension = extname(name);
    if (unneeded.has(extension)) rmSync(join(folder, name));
    else if (!needed.has(extension)) {
      throw new Error(`ncc emitted ${name}. Say in scripts/bundle.mjs whether a bundle needs such files.`);
    }
  }
}

/** Runs a program of node_modules in the project. @throws Error when it does not end with 0. */
export function runNode(...args) {
  const { status, error } = spawnSync(process.execPath, args, { cwd: projectDir, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
}
