// An executor that runs each session in a virtual machine of E2B. The machine reaches the internet and ends with the session.
// Run `npm install e2b` beside this file, and set E2B_API_KEY. `--executor-option template=NAME` chooses the template, which
// needs bash, `setsid` and GNU `find`.
import { buffer } from "node:stream/consumers";

const { CommandExitError, Sandbox } = await import("e2b").catch((cause) => {
  throw new Error("the package e2b cannot be loaded: run `npm install e2b` beside the module", { cause });
});

const programs = {
  python: "python3",
  python3: "python3",
  py: "python3",
  sh: "sh",
  shell: "sh",
  bash: "bash",
};

export default ({ options: { template = "base" } }) => ({
  name: "e2b",
  describe: () => "Blocks of python, sh and bash share a folder of a virtual machine, and no variables.",
  secrets: () => [process.env.E2B_API_KEY].filter((key) => key !== undefined),
  async start({ files, signal }) {
    signal.throwIfAborted();
    // It ends by itself within an hour where nobody ends it, because this process was killed.
    const sandbox = await Sandbox.create(template, { timeoutMs: 3_600_000, signal });
    const stop = () => sandbox.kill();
    try {
      const { stdout } = await sandbox.commands.run("mkdir workspace && cd workspace && pwd", { signal });
      const folder = stdout.trim();
      const place = { sandbox, folder, given: await put({ sandbox, folder }, files ?? []) };
      return {
        facts: { image: template, languages: ["python", "sh", "bash"] },
        execute: (block, how) => execute(place, block, how),
        files: ({ signal }) => changes(place, signal),
        stop,
      };
    } catch (error) {
      await stop();
      throw error;
    }
  },
});

/** What the workspace begins with. Resolves with the paths of that, and when all of it was there. */
async function put({ sandbox, folder }, entries) {
  const paths = [];
  const files = [];
  const commands = [];
  const word = (text) => `'${text.replaceAll("'", "'\\''")}'`;
  for await (const { kind, path, content, target, isExecutable } of entries) {
    paths.push(path);
    if (kind === "link")
      commands.push(`mkdir -p -- "$(dirname ${word(path)})"; ln -s ${word(target)} ${word(path)}`);
    else files.push({ path: `${folder}/${path}`, data: new Blob([await buffer(content)]) });
    if (isExecutable) commands.push(`chmod +x ${word(path)}`);
  }
  await sandbox.files.write(files);
  // The times of files lag a moment behind the clock.
  commands.push("date +@%s.%N", "sleep 0.02");
  await sandbox.files.write(`${folder}/../given`, commands.join("\n"));
  const { stdout } = await sandbox.commands.run("sh -e ../given", { cwd: folder });
  return { paths, since: stdout.trim() };
}

/** Files that are new or were changed since they were given, and what is gone. */
async function* changes({ sandbox, folder, given }, signal) {
  const find = async (tests) => {
    const command = `find . ${tests} -printf '%P\\0'`;
    return (await sandbox.commands.run(command, { cwd: folder, signal })).stdout.split("\0").slice(0, -1);
  };
  const programs = await find("-perm -100");
  for (const path of await find(`-type f -newerct ${given.since}`)) {
    const content = await sandbox.files.read(`${folder}/${path}`, { format: "bytes", signal });
    const isExecutable = programs.includes(path);
    yield { kind: "file", path, bytes: content.length, isExecutable, content: [content] };
  }
  const there = new Set(await find("-not -type d"));
  for (const path of given.paths) if (!there.has(path)) yield { kind: "deleted", path };
}

async function execute({ sandbox, folder }, { language, code, path }, { timeoutMs, signal, onOutput }) {
  const program = programs[language.toLowerCase()];
  const notRun = { ending: "not-run", exitCode: null };
  if (program === undefined)
    return { ...notRun, notRun: "language", evidence: "languages here: python, sh, bash" };
  if (signal.aborted) return { ...notRun, ending: "cancelled", exitCode: 130 };
  const file = path === null ? `${folder}/../block` : `${folder}/${path}`;
  await sandbox.files.write(file, code);
  // In a session of its own: E2B ends a command alone, and not what it started.
  const command = await sandbox.commands.run(`exec setsid ${program} "$FILE"`, {
    background: true,
    cwd: folder,
    envs: { FILE: file, PYTHONUNBUFFERED: "1" },
    timeoutMs: 0,
    onStdout: (text) => onOutput?.("stdout", text),
    onStderr: (text) => onOutput?.("stderr", text),
  });
  const late = AbortSignal.timeout(timeoutMs);
  const over = AbortSignal.any([late, signal]);
  const killing = `kill -9 -- -${command.pid} || kill -9 ${command.pid}`;
  const kill = () => sandbox.commands.run(killing).catch(() => {});
  if (over.aborted) kill();
  over.addEventListener("abort", kill, { once: true });
  const { stdout, stderr, exitCode, error } = await command.wait().catch((thrown) => {
    if (thrown instanceof CommandExitError) return thrown.result;
    throw thrown;
  });
  over.removeEventListener("abort", kill);
  const how = { stdout, stderr, file: path };
  if (late.aborted) return { ...how, ending: "timed-out", exitCode: 124 };
  if (signal.aborted) return { ...how, ending: "cancelled", exitCode: 130 };
  if (exitCode >= 0) return { ...how, exitCode };
  return { ...how, ending: "signalled", exitCode: null, evidence: `E2B says: ${error}` };
}

const regularFiles = "it returns regular files only";
const asBlock = "a verification runs like a block";
const background = "background processes continue";
/** The contract tests that this short example does not pass. */
export const knownDifferences = {
  "the idle timeout ends a silent block and keeps its output": "it has no idle timeout",
  "a timeout kills a grandchild process that started its own session":
    "a process group does not include new sessions",
  "stdout and stderr are separate, and their order is known": "their order is not kept",
  "bytes that are not UTF-8, and NUL bytes, do no harm": "bytes are counted after they became text",
  "shell errors of a verification begin with `verify:`": asBlock,
  "programs that a verification starts cannot add commands to it": asBlock,
  "a generated file name contains the code's hash": "all blocks without a name share one file",
  "files and safe links are returned, and everything else is listed as left out, except generated code":
    regularFiles,
  "files in a `.git` folder are not returned, but listed as left out": regularFiles,
  "files are read only after all leftover processes are dead": background,
  "leftover processes are killed even if there is no file to read": background,
  "a file that was written again with the same content is not reported":
    "it returns every file that the code wrote",
  "changed links inside the workspace are reported, and links that lead out are listed as left out":
    regularFiles,
  "the changes of one sandbox, applied in another, give the same workspace": regularFiles,
  "a signal is reported differently from an exit": "E2B reports a signal in words, without its number",
  "a server that one block starts answers in the next block":
    "E2B closes output that a command left open, and the server ends",
};
