// The contenders: programs that run one task and print its figures.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheDir, findProgram } from "../../scripts/places.mjs";
import { run } from "../../scripts/set-up/machine.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Python packages are installed in their own environment on first use, in the versions pinned here. */
export function contenders() {
  return {
    "agent-exec": { command: process.execPath, args: [here("agent-exec.mjs")] },
    AutoGen: { command: python("autogen"), args: [here("autogen.py")] },
    "llm-sandbox": { command: python("llm-sandbox"), args: [here("llm-sandbox.py")] },
    "bare calls": { command: process.execPath, args: [here("bare.mjs")] },
  };
}

export function python(name, requirements = here(`${name}-requirements.txt`)) {
  const folder = join(cacheDir(), `bench-${name}`);
  const program = join(folder, "bin/python");
  if (!existsSync(join(folder, "ready"))) {
    const python3 = findProgram("python3");
    if (!python3) throw new Error("python3 is not there: AutoGen and llm-sandbox need it.");
    run(python3, ["-m", "venv", folder]);
    run(program, ["-m", "pip", "install", "--quiet", "--requirement", requirements]);
    run("touch", [join(folder, "ready")]);
  }
  return program;
}
