// `npm run eval`: problems × the ways in which models go about them. `npm run eval NAME` runs another evaluation, in the folder of
// that name: `honest`, `lift` or `proof`; what follows is for it.
import { existsSync } from "node:fs";

const [, , name = ""] = process.argv;
const own = new URL(`${name}/run.ts`, import.meta.url);
if (!/^[a-z]+$/.test(name) || !existsSync(own)) await import("./run.js");
else {
  process.argv.splice(2, 1);
  await import(own.href);
}
