// Programs that run inside a sandbox are files of their own language. `import guard from "./guard.sh.js"` gives the
// text of `./guard.sh`: the build writes these modules, as the compiler makes `./next.js` of `./next.ts`. The example
// workflows are such texts too, as if `examples/` lay in `src/`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectDir } from "./places.mjs";

const program = /\.(?:sh|py|cjs)$/;

/** Whether a file is such a program. */
export function isProgram(path) {
  return program.test(path);
}

/** The module that exports a program's text. */
export function moduleOf(text) {
  return `export default ${JSON.stringify(text)};\n`;
}

/** Every program of src/, by its path there. */
export function programs() {
  const names = readdirSync(join(projectDir, "src"), { recursive: true, encoding: "utf8" });
  return names.filter(isProgram).toSorted();
}

/** Whether a path is an example workflow's. */
export function isExample(path) {
  return /^examples\/[\w-]+\.yml$/.test(path);
}

/** Writes the modules into lib/, beside the compiled ones. */
export function writePrograms() {
  const examples = readdirSync(join(projectDir, "examples")).map((name) => `examples/${name}`);
  for (const path of [...programs().map((name) => join("src", name)), ...examples.filter(isExample)]) {
    const module = join(projectDir, "lib", `${path.replace(/^src[\\/]/, "")}.js`);
    mkdirSync(dirname(module), { recursive: true });
    writeFileSync(module, moduleOf(readFileSync(join(projectDir, path), "utf8")));
  }
}
