// Lets Node 20 run the project's TypeScript scripts as they are:
//   node --import ./scripts/typescript.mjs scripts/generate.ts
// Node strips types by itself from 22.18 on, but does not look for `./next.ts` under the name `./next.js`.
import { register } from "node:module";

register("./typescript-hooks.mjs", import.meta.url);
