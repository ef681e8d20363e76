import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { formatDuration } from "../format/format.js";
import type { BlockHook } from "../ports/block-hook.js";
import type { Environment } from "./env.js";

/** How long to wait for output that is still in the pipes after the command's end. */
const drainMs = 200;
const firstWords = 300;

/** Runs the user's command with `sh` on this machine, with the code as input. After exit code 0 the code may run. */
export function commandHook(
  command: string,
  { variable, timeoutMs = 10_000 }: Pick<Environment, "variable"> & { readonly timeoutMs?: number },
): BlockHook {
  return async ({ code, language, path }, { signal }) => {
    signal.throwIfAborted();
    const environment = {
      PATH: variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin",
      HOME: variable("HOME") ?? "/",
      LANG: variable("LANG") ?? "C.UTF-8",
      AGENT_EXEC_LANGUAGE: language,
      AGENT_EXEC_PATH: path ?? "",
    };
    let child;
    try {
      // The command has a process group of its own, so that its children end with it.
      child = spawn("sh", ["-c", command], { env: environment, detached: true, stdio: "pipe" });
    } catch (error) {
      return unstarted(error);
    }
    const refusal = await answerOf(child, code, signal, timeoutMs);
    signal.throwIfAborted();
    return refusal;
  };
}

async function answerOf(
  child: ChildProcessWithoutNullStreams,
  code: string,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<string | null> {
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      if (said.length < firstWords * 2) said += text;
    });
  // The command may end before it has read all input.
  child.stdin.on("error", () => undefined);
  const ended = new Promise<string | null>((resolve) => {
    child.once("error", (error) => resolve(unstarted(error)));
    child.once("exit", (exitCode, name) => {
      const closed = new Promise<void>((close) => child.once("close", () => close()));
      const how = name === null ? `with exit code ${exitCode}` : `by ${name}`;
      const told = Promise.race([closed, wait(drainMs, undefined, { ref: false })]);
      void told.then(() => resolve(exitCode === 0 ? null : refusedWith(said, how)));
    });
  });
  child.stdin.end(code);
  const late = new AbortController();
  const timeUp = wait(timeoutMs, `before-block did not answer within ${formatDuration(timeoutMs)}`, {
    signal: AbortSignal.any([signal, late.signal]),
  }).catch(() => "before-block was stopped");
  const answer = await Promise.race([ended.finally(() => late.abort()), timeUp]);
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // The command has already ended.
    }
  }
  for (const stream of child.stdio) stream?.destroy();
  child.unref();
  return answer;
}

function unstarted(error: unknown): string {
  return `before-block could not be started: ${(error as Error).message}`;
}

/** The message of a refusal. @param how the words if `said` is empty */
export function refusedWith(said: string, how: string): string {
  const words = said.trim().slice(0, firstWords);
  return words === "" ? `before-block refused the block ${how}` : `before-block refused the block: ${words}`;
}
