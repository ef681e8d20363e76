// This machine's Python with a Jupyter kernel, for tests of the local Jupyter executor, and with pytest.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheDir } from "../places.mjs";
import { aptInstall, isRootOnDebian, run, say } from "./machine.mjs";

export function installLocalKernel() {
  const folder = join(cacheDir(), "kernel");
  if (existsSync(join(folder, "bin", "pytest"))) return say("kernel: there");
  for (const left of [folder, `${folder}.part`]) rmSync(left, { recursive: true, force: true });
  try {
    makeEnvironment(folder);
  } catch (error) {
    if (!isRootOnDebian()) throw error;
    aptInstall(["python3-venv", "python3-pip"]);
    makeEnvironment(folder);
  }
  say("kernel: ipykernel and pytest installed for this machine's Python");
}

function makeEnvironment(folder) {
  run("python3", ["-m", "venv", `${folder}.part`]);
  run(join(`${folder}.part`, "bin", "python3"), ["-m", "pip", "install", "--quiet", "ipykernel", "pytest"]);
  run("mv", [`${folder}.part`, folder]);
}
