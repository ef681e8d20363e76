// Bundles compiled modules with their packages, with ncc. ncc's own TypeScript loader needs an API that TypeScript 7
// no longer has.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { extname, join } from "node:path";
import { projectDir } from "./places.mjs";
import { writePrograms } from "./programs.mjs";

const needed = new Set([".js", ".json", ".txt"]);
// Only dockerode's BuildKit client reads these, and it is left out (see stubs/).
const unneeded = new Set([".proto"]);

/** Bundles a module into a folder, with a chunk for each part that loads late, without the packages in `outside`. */
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

/** Compiles src/ into lib/, with the programs in other languages. */
export function compile(config = "tsconfig.build.json") {
  runNode("node_modules/typescript/bin/tsc", "-p", config);
  writePrograms();
}

/** Runs a program of node_modules in the project. @throws Error if its exit code is not 0. */
function runNode(...args) {
  const { status, error } = spawnSync(process.execPath, args, { cwd: projectDir, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}`);
}
