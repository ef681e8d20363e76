// An executor in one file: each block is a process of this machine, in a folder that is removed with the session.
// Nothing isolates the code, so use this executor only for code that you trust. Test it with:
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
      // No file has the command, so the code cannot change it.
      verify: (command, how) => run(place, ["sh", "-c", command, "verify"], how),
      async *files() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const entry of entries.filter((each) => each.isFile() && !each.name.startsWith("tmp_code_"))) {
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
  // The code may have put a link there.
  await rm(file, { recursive: true, force: true });
  if (kind === "link") return symlink(target, file);
  await writeFile(file, content);
  return chmod(file, isExecutable ? 0o755 : 0o644);
}

async function execute(place, { language, code, path, sha256 }, how) {
  const program = programs[language.toLowerCase()];
  if (program === undefined) {
    const evidence = "languages here: python, sh, bash";
    return { ending: "not-run", notRun: "language", exitCode: null, evidence };
  }
  // A name with the code's hash: two blocks never share a file. `files` does not return it.
  const file = path ?? `tmp_code_${sha256.slice(0, 16)}.${program === "python3" ? "py" : "sh"}`;
  await put(join(place, "workspace", file), { kind: "file", content: code });
  return { file, ...(await run(place, [program, "--", file], how)) };
}

/** Runs a program to its end, to its time limit, or until the run is cancelled. */
async function run(place, [program, ...args], { timeoutMs, idleTimeoutMs, signal, onOutput }) {
  if (signal.aborted) return { ending: "cancelled", exitCode: 130, file: null };
  const env = { PATH: process.env.PATH, HOME: place, PYTHONUNBUFFERED: "1" };
  const stdio = ["ignore", "pipe", "pipe"];
  const child = spawn(program, args, { cwd: join(place, "workspace"), env, stdio, detached: true });
  const late = AbortSignal.timeout(timeoutMs);
  const idle = new AbortController();
  const silence = idleTimeoutMs && setTimeout(() => idle.abort(), idleTimeoutMs);
  const over = AbortSignal.any([late, idle.signal, signal]);
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
      silence?.refresh();
      onOutput?.(stream, text);
    });
  const [exitCode, killedBy] = await new Promise((ended) => {
    child.once("exit", (...end) => setTimeout(ended, 20, end));
    child.once("error", () => ended([127, null]));
  });
  over.removeEventListener("abort", kill);
  clearTimeout(silence);
  // A background process may keep them open. agent-exec does not wait for it.
  for (const stream of [child.stdout, child.stderr]) stream.unref();
  if (idle.signal.aborted) {
    const evidence = `no output for ${idleTimeoutMs / 1000} s`;
    return { ...printed, ending: "timed-out", cause: "idle", exitCode: 124, evidence };
  }
  if (late.aborted) return { ...printed, ending: "timed-out", exitCode: 124 };
  if (signal.aborted) return { ...printed, ending: "cancelled", exitCode: 130 };
  if (killedBy === null) return { ...printed, exitCode };
  return {
    ...printed,
    ending: "signalled",
    exitCode: 128 + constants.signals[killedBy],
    evidence: `ended by ${killedBy}`,
  };
}

const noChanges = "it returns all files, changed or not";
const regularFiles = "it returns regular files only";
const background = "background processes continue";
/** The contract tests that this short example does not pass. */
export const knownDifferences = {
  "a timeout kills a grandchild process that started its own session":
    "a process group does not include new sessions",
  "stdout and stderr are separate, and their order is known": "their order is not kept",
  "bytes that are not UTF-8, and NUL bytes, do no harm": "bytes are counted after they became text",
  "files and safe links are returned, and everything else is listed as left out, except generated code":
    regularFiles,
  "files in a `.git` folder are not returned, but listed as left out": regularFiles,
  "files are read only after all leftover processes are dead": background,
  "leftover processes are killed even if there is no file to read": background,
  "an untouched workspace has no changes": noChanges,
  "changed, new and deleted files and changed executable bits are reported": noChanges,
  "a file that was written again with the same content is not reported": noChanges,
  "a change that keeps size, time and name is reported": noChanges,
  "changed links inside the workspace are reported, and links that lead out are listed as left out":
    regularFiles,
  "a file can replace a folder, and a folder can replace a file or a link": noChanges,
  "a change of one file among 12,000 is found": noChanges,
  "the changes of one sandbox, applied in another, give the same workspace": regularFiles,
};
