// `npm run eval`: problems × ways in which models solve them. `npm run eval NAME` runs the evaluation in the folder
// NAME (`honest`, `lift` or `proof`), with the arguments that follow.
import { existsSync } from "node:fs";

const [, , name = ""] = process.argv;
const own = new URL(`${name}/run.ts`, import.meta.url);
if (!/^[a-z]+$/.test(name) || !existsSync(own)) await import("./run.js");
else {
  process.argv.splice(2, 1);
  await import(own.href);
}
