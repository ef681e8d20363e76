// zizmor looks for security faults in workflows. PyPI has it as a ready program.
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { cacheDir, findProgram } from "../places.mjs";
import { run, say } from "./machine.mjs";

const wanted = "zizmor==1.32.0";

/** After the kernel, which brings what Python needs to make an environment. */
export function installZizmor() {
  if (findProgram("zizmor")) return say("zizmor: there");
  const folder = join(cacheDir(), "zizmor");
  const bin = join(cacheDir(), "bin");
  try {
    rmSync(folder, { recursive: true, force: true });
    run("python3", ["-m", "venv", folder]);
    run(join(folder, "bin", "python3"), ["-m", "pip", "install", "--quiet", wanted]);
    mkdirSync(bin, { recursive: true });
    rmSync(join(bin, "zizmor"), { force: true });
    symlinkSync(join(folder, "bin", "zizmor"), join(bin, "zizmor"));
    say(`zizmor: installed ${wanted} from PyPI`);
  } catch (error) {
    say(`zizmor: not installed: ${error.message}`);
    say("the workflows are then not searched for security faults");
  }
}
