// An executor of one's own: each block is a process of this machine, in a folder that goes with the session. Nothing
// isolates it, so it is for code that you trust. What it keeps of the contract:
//   agent-exec conformance ./child-process.mjs
import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { constants, tmpdir } from "node:os";
import { dirname, join } from "node:path";

const programs = {
  python: "python3",
  python3: "python3",
  py: "python3",
  sh: "sh",
  shell: "sh",
  bash: "bash",
};

export default ({ options }) => ({
  name: "child-process",
  describe: () => "Blocks of python, sh and bash share a folder, and no variables.",
  async start({ files, signal }) {
    signal.throwIfAborted();
    const place = await mkdtemp(join(options.in ?? tmpdir(), "agent-"));
    const folder = join(place, "workspace");
    await mkdir(folder);
    for await (const file of files ?? []) await put(join(folder, file.path), file);
    return {
      facts: { languages: ["python", "sh", "bash"] },
      execute: (block, how) => execute(place, block, how),
      async *files() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const entry of entries.filter((each) => each.isFile())) {
          const file = join(entry.parentPath, entry.name);
          const { size, mode } = await stat(file);
          const path = file.slice(folder.length + 1);
          yield {
            kind: "file",
            path,
            bytes: size,
            isExecutable: (mode & 0o100) > 0,
            content: [await readFile(file)],
          };
        }
      },
      stop: () => rm(place, { recursive: true, force: true }),
    };
  },
});

async function put(file, { kind, content, target, isExecutable }) {
  await mkdir(dirname(file), { recursive: true });
  if (kind === "link") return symlink(target, file);
  await writeFile(file, content);
  return chmod(file, isExecutable ? 0o755 : 0o644);
}

async function execute(place, { language, code, path }, { timeoutMs, signal, onOutput }) {
  const program = programs[language.toLowerCase()];
  const notRun = { ending: "not-run", exitCode: null };
  if (program === undefined)
    return { ...notRun, notRun: "language", evidence: "languages here: python, sh, bash" };
  if (signal.aborted) return { ...notRun, ending: "cancelled", exitCode: 130 };
  const file = path === null ? join(place, "block") : join(place, "workspace", path);
  await put(file, { content: code });
  const env = { PATH: process.env.PATH, HOME: place, PYTHONUNBUFFERED: "1" };
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(program, [file], { cwd: join(place, "workspace"), env, stdio, detached: true });
  const late = AbortSignal.timeout(timeoutMs);
  const over = AbortSignal.any([late, signal]);
  const kill = () => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
  over.addEventListener("abort", kill, { once: true });
  const printed = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"])
    child[stream].setEncoding("utf8").on("data", (text) => {
      printed[stream] += text;
      onOutput?.(stream, text);
    });
  const [exitCode, killedBy] = await new Promise((ended) => {
    child.once("exit", (...end) => setTimeout(ended, 20, end));
    child.once("error", () => ended([127, null]));
  });
  over.removeEventListener("abort", kill);
  // What runs in the background may hold them: it goes on, and this process need not.
  for (const stream of [child.stdout, child.stderr]) stream.unref();
  const how = { ...printed, file: path };
  if (late.aborted) return { ...how, ending: "timed-out", exitCode: 124 };
  if (signal.aborted) return { ...how, ending: "cancelled", exitCode: 130 };
  if (killedBy === null) return { ...how, exitCode };
  return {
    ...how,
    ending: "signalled",
    exitCode: 128 + constants.signals[killedBy],
    evidence: `ended by ${killedBy}`,
  };
}
