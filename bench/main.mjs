// `npm run bench`: how fast the bundle starts, and a run begins and ends. `npm run bench NAME` runs the bench in the
// folder NAME, with the arguments that follow.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { projectDir } from "../scripts/places.mjs";

const [, , name = ""] = process.argv;
const own = new URL(`${name}/run.mjs`, import.meta.url);
if (!/^[a-z]+$/.test(name) || !existsSync(own)) await import("./run.mjs");
else {
  process.argv.splice(2, 1);
  // These benches load the modules of lib/.
  const { status } = spawnSync("npx", ["tsc", "-p", "tsconfig.build.json"], {
    cwd: projectDir,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(1);
  await import(own.href);
}
