// Loaded before Jest, so in each process that runs tests: supports TypeScript and Jest's globals.
import { register } from "node:module";
import "../../typescript.mjs";

register("./hooks.mjs", import.meta.url);
