// Programs that run inside a sandbox are files of their own language. `import guard from "./guard.sh.js"` is the text of
// `./guard.sh`, as `./next.js` is what TypeScript's compiler makes of `./next.ts`: the build writes these modules.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** Writes the modules into lib/, where the compiler has put the others. */
export function writePrograms() {
  for (const path of programs())
    writeFileSync(
      join(projectDir, "lib", `${path}.js`),
      moduleOf(readFileSync(join(projectDir, "src", path), "utf8")),
    );
}
