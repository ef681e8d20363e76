// Lets Node 20 run the project's TypeScript scripts:
// node --import ./scripts/typescript.mjs scripts/generate.ts
// From 22.18 on Node strips types itself, but does not look for `./next.ts` under the name `./next.js`.
import { register } from "node:module";

register("./typescript-hooks.mjs", import.meta.url);
