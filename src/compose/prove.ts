import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { AgentExecError, toAgentExecError } from "../errors.js";
import { outcomeOf } from "../facts/outcomes.js";
import type { ProveResult } from "../facts/prove-result.js";
import type { Comparison } from "../ports/comparison.js";
import type { Environment } from "../process/env.js";
import { systemClock } from "../process/system-clock.js";
import { grade } from "../proof/grade.js";
import { hintAt } from "../prove/hints.js";
import { treeRun } from "../prove/observed.js";
import { prove, type ProveOptions } from "../prove/prove.js";
import { noFindings, resultOf } from "../prove/result.js";
import { testFiles } from "../prove/test-files.js";
import { entriesOf } from "../prove/trees.js";
import type { TriedHunk } from "../prove/verdict.js";
import type { Settings } from "../settings/schema.js";
import { commitFolder } from "../workspace/source/commit-folder.js";
import { workspaceSource } from "../workspace/source/workspace-source.js";
import { type Change, unrelatedWords } from "./change.js";
import { composeExecutor } from "./executor.js";
import { policyOf } from "./policy.js";
import { uncounted } from "./uncounted.js";

export interface ProveWiring {
  readonly settings: Settings;
  readonly variable: Environment["variable"];
  readonly change: Change;
  /** Which files are tests; none: the usual ones. */
  readonly tests: readonly string[];
  readonly repeat: number;
  readonly signal: AbortSignal;
  readonly onProgress: (text: string) => void;
}

export interface ProvedChange {
  readonly result: ProveResult;
  readonly hunks: readonly TriedHunk[];
  /** Changed files whose changes did not count. */
  readonly fromBase: readonly string[];
}

/**
 * Finds out what the tests of a change show.
 * @throws AgentExecError `settings-invalid` if nothing can begin; the signal's reason.
 */
export async function composeProve(wiring: ProveWiring): Promise<ProvedChange> {
  const comparison = wiring.change.compared;
  if (wiring.settings.verify.length === 0)
    throw new AgentExecError("settings-invalid", "There is no command that runs the tests.", {
      nextStep: "Name it with `verify`, for example `pytest`.",
    });
  if ("unrelated" in comparison)
    return untold(comparison.unrelated, unrelatedWords(wiring.change, comparison.unrelated));
  const deadline = AbortSignal.timeout(wiring.settings["total-timeout"]);
  try {
    return await proveComparison(comparison, { ...wiring, deadline });
  } catch (thrown) {
    wiring.signal.throwIfAborted();
    if (deadline.aborted)
      return untold(comparison, "The time for everything was over. Raise --total-timeout.");
    const error = toAgentExecError(thrown);
    if (outcomeOf(error) === null) throw error;
    return untold(comparison, `${error.message} ${error.nextStep}`);
  }
}

async function proveComparison(
  all: Comparison,
  wiring: ProveWiring & { readonly deadline: AbortSignal },
): Promise<ProvedChange> {
  const { settings, variable, deadline } = wiring;
  const signal = AbortSignal.any([wiring.signal, deadline]);
  const commit = { folder: ".", commit: all.base, words: "the base" };
  await using folder = await commitFolder(commit);
  const source = await workspaceSource({
    name: folder.path,
    here: folder.path,
    runFolder: ".agent-exec",
    maxFiles: settings["max-files"],
  });
  const isTest = testFiles(wiring.tests);
  const fromBase = await uncounted(all.changes, { source, settings, isTest });
  const changes = all.changes.filter((change) => !fromBase.includes(change));
  const runId = `prove-${randomBytes(4).toString("hex")}`;
  const executor = await composeExecutor(
    { settings, face: "prove", variable, base: { kind: "commit", ...commit } },
    runId,
  );
  executor.checkRoom?.(source.size);
  const policy = { ...policyOf(settings, { hasWriter: false }), verifyChangedValues: "off" as const };
  const grading = {
    executor,
    workspace: source,
    policy,
    signal,
    maxCases: Infinity,
    onWarning: () => undefined,
  };
  const run: ProveOptions["run"] = async (tree) => {
    const executions = [];
    for (const index of policy.verify.keys())
      executions.push(await grade(index, grading, { changes: () => entriesOf(tree) }));
    return treeRun(policy.verify, executions);
  };
  const proved = await prove({
    comparison: { ...all, changes },
    fromBase,
    isTest,
    run,
    atOnce: Math.min(maxAtOnce, availableParallelism()),
    repeat: wiring.repeat,
    now: () => systemClock.now(),
    isOver: () => deadline.aborted,
    onProgress: wiring.onProgress,
    hintAt: hintAt({ changes, network: settings.network, hasSetup: settings.setup.length > 0 }),
  });
  return {
    result: resultOf(all, proved),
    hunks: proved.hunks,
    fromBase: fromBase.map(({ path }) => path),
  };
}

/** 4: each sandbox may take as much memory as `memory` says. */
const maxAtOnce = 4;

function untold({ base, head }: Pick<Comparison, "base" | "head">, reason: string): ProvedChange {
  const proved = { verdict: "cannot-tell", reason, findings: noFindings, hunks: [] } as const;
  return { result: resultOf({ base, head }, proved), hunks: [], fromBase: [] };
}
