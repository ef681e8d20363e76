import { formatDuration } from "../../format/duration.js";
import { blockOf } from "../../facts/block.js";
import { type Check, type Examination, type Finding, vital } from "../../ports/check.js";
import type { Session } from "../../ports/executor.js";
import { hasPassed } from "../../facts/execution.js";
import { kernelFinding } from "../kernel/kernel-finding.js";
import { createLocalExecutor, type LocalSettings, type LocalTools } from "./local-executor.js";

/** A new environment must be created, and a kernel's packages may come over a slow line. */
const deadlineMs = 300_000;
/** Python starts in milliseconds, but the machine may be busy. */
const blockTimeoutMs = 30_000;

const isolation: Finding = {
  status: "warning",
  message: "local does not isolate the code, which can do everything that you can",
  nextStep: "Use `local` only for code that you trust.",
};

/** Tests each part that the settings choose for blocks, in a session that ends with its test. */
export function examineLocal({ kernel, ...settings }: LocalSettings, tools: LocalTools): Examination {
  const { venv = false } = settings;
  const tried = (own: LocalSettings, look: Look): Check["run"] =>
    vital(async (signal) => {
      const startedAt = performance.now();
      const session = await createLocalExecutor(own, tools).start({ signal });
      try {
        return await look(session, performance.now() - startedAt, signal);
      } finally {
        await session.stop();
      }
    });
  const checks: Check[] = [{ name: "executor", deadlineMs: 1000, run: async () => isolation }];
  if (venv !== false) checks.push({ name: "venv", deadlineMs, run: tried(settings, tryPython(venv)) });
  if (kernel !== undefined) {
    const beside = venv === true ? "a virtual environment of its own" : null;
    const look: Look = async ({ facts }, ms) => kernelFinding(facts, { ms, beside });
    checks.push({ name: "kernel", deadlineMs, run: tried({ ...settings, kernel }, look) });
  }
  return { checks, [Symbol.asyncDispose]: async () => undefined };
}

/** @param ms how long the session's start took */
type Look = (session: Session, ms: number, signal: AbortSignal) => Promise<Finding>;

const code = `import os, sys
print(sys.version.split()[0], os.path.samefile(sys.prefix, os.environ["VIRTUAL_ENV"]))
`;

/** Tests whether blocks run in the environment. The user's own environment may be older than its Python. */
function tryPython(venv: true | string): Look {
  return async (session, ms, signal) => {
    const block = blockOf({ language: "python", code, path: null });
    const execution = await session.execute(block, { timeoutMs: blockTimeoutMs, signal });
    const [version, isIts] = execution.stdout.text.trim().split(" ");
    if (hasPassed(execution) && isIts === "True") {
      const how =
        venv === true
          ? `a fresh virtual environment can be created, in ${formatDuration(ms)}`
          : `${venv} is there`;
      return { status: "ok", message: `${how}, and runs Python ${version}` };
    }
    const why = hasPassed(execution)
      ? "blocks find another Python before the Python of this environment"
      : `its Python does not run: ${execution.evidence} ${execution.stderr.text.trim().slice(-300)}`.trim();
    return {
      status: "failed",
      message: `${String(venv)} cannot be used: ${why}`,
      nextStep:
        "Create the environment again with `python3 -m venv`, set `venv` to another environment, or " +
        "set `venv` to `true` for a fresh environment.",
      isVital: true,
    };
  };
}
