// Runs Jest so that it always ends. Jest's time limits run in the process of the test, so a test that never yields
// would run for ever. This process watches from outside.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { projectDir } from "../places.mjs";
import { quickFolder } from "./quick-folder.mjs";

/** 31 bits, from which all samples and fast-check's values follow. */
export const seed = Number(process.env.AGENT_EXEC_TEST_SEED || seedOfCommit()) % 2 ** 31;
/** Whether everything runs that other runs only sample, including the files of the night. */
export const isDeep = process.env.AGENT_EXEC_TEST_DEEP === "1";

/** A file's deadline in seconds: the slowest takes 2 minutes on two busy cores, in a deep run 15 minutes. */
const hangSeconds = Number(process.env.AGENT_EXEC_TEST_HANG_SECONDS ?? (isDeep ? 3600 : 360));

/** Jest needs a few seconds to start on a busy machine; a test sets the other limit lower. */
const ownSeconds = Math.max(hangSeconds, 60);

/** Flags for Jest's process and all that it starts. */
const flagsOfNode = [`--import=${new URL("runner/start.mjs", import.meta.url).href}`, "--enable-source-maps"];

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Resolves with the exit code and, by path, each file's figures, the titles of passed tests and the names of failed
 * ones. A file that hangs is ended together with Jest and counts as one failure; unfinished files run again without
 * it. `stopped` is the signal that asked this process to stop, or null. `built` is a build that still runs: whole tests
 * wait for it, and fail if it resolves with false.
 */
export async function runJest({ files, ...options }) {
  const told = new Map();
  let hasHung = false;
  for (let left = files; ;) {
    const { status, stopped, hanging } = await runOnce({ files: left, told, ...options });
    hasHung ||= hanging.length > 0;
    const failed = { figures: { passed: 0, failed: 1, skipped: 0 }, titles: [], failures: ["it hangs"] };
    for (const path of hanging) told.set(path, failed);
    left = left.filter((path) => !told.has(path));
    if (stopped !== null || hanging.length === 0 || left.length === 0)
      return { status: hasHung ? status || 1 : status, stopped, files: told };
  }
}

/** Each commit tries something else, and the same wherever it is tried: what passed in CI passes in a fresh clone. */
function seedOfCommit() {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: projectDir, encoding: "utf8" });
  // A folder without git has no commit.
  return Number.parseInt(/^[\da-f]{8}/.exec(stdout ?? "")?.[0] ?? "1", 16);
}

/** With pyenv, `python3` is a shell script that starts 20 programs. Tests start Python some hundred times. */
function pathWithPython() {
  const words = ["-c", "import os, sys; print(os.path.dirname(sys.executable))"];
  const folder = spawnSync("python3", words, { encoding: "utf8" }).stdout?.trim();
  const folders = process.env.PATH.split(delimiter);
  return folder && !folders.includes(folder) ? [folder, ...folders].join(delimiter) : process.env.PATH;
}

function runOnce({ files, told, workers, built, flags = [], env = {} }) {
  const folder = mkdtempSync(join(quickFolder(), "agent-exec-tests-"));
  // Some tests start programs as other users.
  chmodSync(folder, 0o1777);
  const jest = spawn(
    process.execPath,
    [
      ...flagsOfNode,
      "node_modules/jest/bin/jest.js",
      `--maxWorkers=${workers}`,
      "--reporters=default",
      "--reporters=./scripts/test/told-files.mjs",
      "--testSequencer=./scripts/test/slow-first.mjs",
      ...flags,
      // Not as arguments, which Jest would repeat one by one below the results.
      ...files.map((path) => `--testMatch=<rootDir>/${path}`),
    ],
    {
      cwd: projectDir,
      // Hundreds of tests create a repository: without sample hooks that takes half as long.
      env: {
        ...process.env,
        PATH: pathWithPython(),
        // Programs that tests start write what tests read.
        FORCE_COLOR: undefined,
        CLICOLOR_FORCE: undefined,
        AGENT_EXEC_TEST_SEED: String(seed),
        GIT_TEMPLATE_DIR: "",
        TMPDIR: folder,
        AGENT_EXEC_TEST_USUAL_FOLDER: tmpdir(),
        AGENT_EXEC_TEST_BUILDING: built === undefined ? "" : "1",
        ...env,
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      // Its own process group, so that its workers and their children end with it.
      detached: true,
    },
  );
  const endAll = () => endGroup(jest.pid);
  let stopped = null;
  const stop = (signal) => {
    stopped = signal;
    endAll();
  };
  for (const signal of stopSignals) process.once(signal, stop);
  const watch = watchFiles(jest, { told, endAll });
  void built?.then((isBuilt) => jest.connected && jest.send({ isBuilt }));
  return new Promise((resolve, reject) => {
    jest.once("error", reject);
    jest.once("exit", (code, signal) => {
      for (const name of stopSignals) process.off(name, stop);
      endAll();
      watch.stop();
      rmSync(folder, { recursive: true, force: true });
      if (signal !== null) console.error(`Jest was ended by ${signal}`);
      const status = stopped === null ? (code ?? 1) : 128 + constants.signals[stopped];
      resolve({ status, stopped, hanging: watch.hanging });
    });
  });
}

/** Ends Jest if a file, or the time after the last one, takes too long, and names it. */
function watchFiles(jest, { told, endAll }) {
  const running = new Map();
  let quietSince = Date.now();
  const watch = { hanging: [], stop: () => clearInterval(timer) };
  jest.on("message", ({ type, path, ...result }) => {
    if (type === "started") running.set(path, Date.now());
    if (type === "ended") {
      running.delete(path);
      told.set(relative(projectDir, path), result);
    }
    quietSince = Date.now();
  });
  const timer = setInterval(() => {
    const isLate = (since, seconds = hangSeconds) => Date.now() - since > seconds * 1000;
    const hanging = [...running].filter(([, since]) => isLate(since)).map(([path]) => path);
    const isStuck = running.size === 0 && isLate(quietSince, ownSeconds);
    if (hanging.length === 0 && !isStuck) return;
    watch.hanging = hanging.map((path) => relative(projectDir, path));
    const what = isStuck ? "Jest itself, with no file running" : watch.hanging.join(", ");
    console.error(`\nhangs: ${what}: no end after ${isStuck ? ownSeconds : hangSeconds} s`);
    clearInterval(timer);
    endAll();
  }, 1000);
  return watch;
}

function endGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
