// Runs Jest so that it ends in any case. Jest's own time limits are kept by the process that runs the test: a test that
// never gives the processor back keeps its file, and with it the run, for ever. So another process looks on: this one.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { relative } from "node:path";
import { projectDir } from "../places.mjs";

/** Drawn once for a run, 31 bits; what is sampled, and what fast-check makes up, follows from it. */
export const seed = Number(process.env.AGENT_EXEC_TEST_SEED || Math.floor(Math.random() * 2 ** 31)) % 2 ** 31;
/** Whether what is sampled in each run is tried in full. */
export const isDeep = process.env.AGENT_EXEC_TEST_DEEP === "1";

/** In seconds: the slowest file takes 2 minutes on two busy cores; in full one takes a quarter of an hour. */
const hangSeconds = Number(process.env.AGENT_EXEC_TEST_HANG_SECONDS ?? (isDeep ? 3600 : 420));

/** Jest starts on a busy machine in a few; a test sets the other one lower. */
const ownSeconds = Math.max(hangSeconds, 60);

/** `node`: flags for Jest's own process and all that it starts. */
const runners = {
  bare: {
    config: "scripts/test/bare/jest.config.mjs",
    node: [`--import=${new URL("bare/start.mjs", import.meta.url).href}`, "--enable-source-maps"],
  },
  isolated: {
    config: "jest.config.mjs",
    node: ["--experimental-vm-modules", "--no-warnings=ExperimentalWarning"],
  },
};

const stopSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Resolves with the exit code and with how many tests passed, failed and were skipped; `figures` is null where Jest did not say.
 * `stopped` is the signal that asked this process to stop, or null: then nothing is to follow.
 */
export function runJest({ files, runner, workers, flags = [], env = {} }) {
  const jest = spawn(
    process.execPath,
    [
      ...runners[runner].node,
      "node_modules/jest/bin/jest.js",
      `--config=${runners[runner].config}`,
      `--maxWorkers=${workers}`,
      "--reporters=default",
      "--reporters=./scripts/test/told-files.mjs",
      ...flags,
      // Not by its words for paths, which Jest would repeat one by one below the results.
      ...files.map((path) => `--testMatch=<rootDir>/${path}`),
    ],
    {
      cwd: projectDir,
      // Hundreds of tests make a repository: without the samples of hooks that takes half as long.
      env: { ...process.env, AGENT_EXEC_TEST_SEED: String(seed), GIT_TEMPLATE_DIR: "", ...env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      // A group of its own, so that its workers, and what they started, can be ended with it.
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
  const watch = watchFiles(jest, endAll);
  return new Promise((resolve, reject) => {
    jest.once("error", reject);
    jest.once("exit", (code, signal) => {
      for (const name of stopSignals) process.off(name, stop);
      endAll();
      watch.stop();
      if (signal !== null) console.error(`Jest was ended by ${signal}`);
      const status = stopped === null ? (code ?? 1) : 128 + constants.signals[stopped];
      resolve({ status, stopped, figures: watch.figures });
    });
  });
}

/** Ends the run once a file, or what comes after the last, takes too long, and says which. */
function watchFiles(jest, endAll) {
  const running = new Map();
  let quietSince = Date.now();
  const watch = { figures: null, stop: () => clearInterval(timer) };
  jest.on("message", (message) => {
    if (message.type === "started") running.set(message.path, Date.now());
    if (message.type === "ended") running.delete(message.path);
    if (message.type === "done") watch.figures = message.figures;
    quietSince = Date.now();
  });
  const timer = setInterval(() => {
    const isLate = (since, seconds = hangSeconds) => Date.now() - since > seconds * 1000;
    const hanging = [...running].filter(([, since]) => isLate(since)).map(([path]) => path);
    const isStuck = running.size === 0 && isLate(quietSince, ownSeconds);
    if (hanging.length === 0 && !isStuck) return;
    const names = hanging.map((path) => relative(projectDir, path)).join(", ");
    const what = names === "" ? "Jest itself, with no file running" : names;
    console.error(`\nhangs: ${what}: no end after ${names === "" ? ownSeconds : hangSeconds} s`);
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
