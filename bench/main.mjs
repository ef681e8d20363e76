// `npm run bench`: how fast the bundle starts, and a run begins and ends. `npm run bench NAME` runs the bench in the
// folder NAME, with the arguments that follow.
import { existsSync } from "node:fs";
import { compile } from "../scripts/bundle.mjs";

const [, , name = ""] = process.argv;
const own = new URL(`${name}/run.mjs`, import.meta.url);
if (!/^[a-z]+$/.test(name) || !existsSync(own)) await import("./run.mjs");
else {
  process.argv.splice(2, 1);
  // These benches load the modules of lib/.
  compile();
  await import(own.href);
}
