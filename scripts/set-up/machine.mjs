// Facts about the machine, and functions that run programs on it.
import { spawnSync } from "node:child_process";
import { findProgram } from "../places.mjs";

export function say(line) {
  console.log(`set-up: ${line}`);
}

export function isRootOnDebian() {
  return process.getuid?.() === 0 && findProgram("apt-get") !== undefined;
}

/** Runs a program and returns its standard output; a failure includes the end of its output. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 28,
    ...options,
    env: { ...process.env, ...options.env },
  });
  if (result.error) throw new Error(`${command} did not start: ${result.error.message}`);
  if (result.status !== 0) {
    const ended = result.signal ? `was ended by ${result.signal}` : `ended with ${result.status}`;
    throw new Error(`${command} ${args.join(" ")} ${ended}:\n${tail(result.stdout + result.stderr)}`);
  }
  return result.stdout;
}

export function aptInstall(packages) {
  aptUpdate();
  run("apt-get", ["-q", "install", "-y", "--no-install-recommends", ...packages], { env: noQuestions });
}
const noQuestions = { DEBIAN_FRONTEND: "noninteractive" };

/** Once, and only as root; other users keep the machine's lists. */
export function aptUpdate() {
  if (!hasUpdated && process.getuid?.() === 0) run("apt-get", ["-q", "update"], { env: noQuestions });
  hasUpdated = true;
}
let hasUpdated = false;

export function tail(text, lines = 20) {
  return text.trimEnd().split("\n").slice(-lines).join("\n");
}
