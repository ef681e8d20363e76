// Loaded before Jest, and so by each process that runs tests: TypeScript as it is, and Jest's globals by their module.
import { register } from "node:module";
import "../../typescript.mjs";

register("./hooks.mjs", import.meta.url);
