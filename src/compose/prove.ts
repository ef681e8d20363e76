import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { raceSignal } from "race-signal";
import { settingsInvalid, toAgentExecError } from "../errors.js";
import { outcomeOf } from "../facts/outcomes.js";
import type { ProveResult } from "../facts/prove-result.js";
import { listed, named } from "../format/listed.js";
import type { CacheOwner } from "../ports/base-files.js";
import type { Comparison, FileChange } from "../ports/comparison.js";
import { deadlineAfter } from "../deadline.js";
import { stuckAfter } from "../process/stop-signals.js";
import { systemClock } from "../process/system-clock.js";
import { grade } from "../proof/grade.js";
import { hintAt } from "../prove/hints.js";
import { treeRun } from "../prove/observed.js";
import { annotationsOf, type TestText } from "../prove/annotations.js";
import { prove, type Proved, type ProveOptions } from "../prove/prove.js";
import { type Proving, resultOf } from "../prove/result.js";
import { noFindings } from "../prove/findings.js";
import { testFiles } from "../proof/test-files.js";
import { entriesOf } from "../prove/trees.js";
import type { TriedHunk } from "../prove/verdict.js";
import type { Wiring } from "./wiring.js";
import { commitFolder } from "../workspace/source/commit-files.js";
import { workspaceSource } from "../workspace/source/workspace-source.js";
import { type CommitOptions, commitFiles } from "../workspace/source/commit-files.js";
import { type Change, emptyWords, rootWords, textsOf, unrelatedWords, uncounted } from "./change.js";
import { composeExecutor } from "./executor.js";
import { policyOf } from "./policy.js";

interface ProveWiring extends Required<Pick<Wiring, "settings" | "variable" | "signal">> {
  readonly change: Change;
  /** Default: 1. */
  readonly repeat?: number;
  /** Absent: the command runs, not the action. */
  readonly action?: ActionWiring;
  readonly onProgress: (text: string) => void;
}

interface ActionWiring {
  readonly cacheOwner: CacheOwner;
  /**
   * Whether the changed file decides how the change is proved, as the workflow's own file does. Such a change cannot be
   * proved.
   */
  readonly decides: (change: FileChange) => boolean;
}

export interface ProvedChange {
  readonly result: ProveResult;
  readonly hunks: readonly TriedHunk[];
  /** Changed files for which the version of the base commit was used. */
  readonly fromBase: readonly string[];
}

/**
 * Finds out what the tests of a change show.
 * @throws AgentExecError `settings-invalid` if nothing can begin. If the signal aborts, the error is the signal's
 * reason.
 */
export async function composeProve(wiring: ProveWiring): Promise<ProvedChange> {
  const comparison = wiring.change.compared;
  const { verify } = wiring.settings;
  if (verify.length === 0)
    throw settingsInvalid(
      "There is no command that runs the tests.",
      "Set `verify` to the command that runs your tests, for example `pytest`.",
    );
  if ("unrelated" in comparison)
    return untold({ ...comparison.unrelated, verify }, unrelatedWords(wiring.change, comparison.unrelated));
  const proving = { ...comparison, verify };
  if (comparison.changes.length === 0)
    return untold(proving, emptyWords(wiring.change, wiring.action !== undefined));
  const own = comparison.changes.filter((change) => wiring.action?.decides(change));
  if (own.length > 0) {
    const files = listed(own.map(({ path }) => named(path)));
    return untold(
      proving,
      `This change edits ${files}. So the change could control how it is tested. Review these edits, and merge them first, in a separate pull request.`,
    );
  }
  using late = deadlineAfter(wiring.settings["total-timeout"]);
  const deadline = late.signal;
  using stuck = stuckAfter(AbortSignal.any([wiring.signal, deadline]));
  try {
    return await raceSignal(proveComparison(comparison, { ...wiring, deadline }), stuck.signal);
  } catch (thrown) {
    wiring.signal.throwIfAborted();
    if (deadline.aborted)
      return untold(proving, "The tests did not finish within `total-timeout`. Raise that limit.");
    const error = toAgentExecError(thrown);
    if (outcomeOf(error) === null) throw error;
    // A message may end with a program's output.
    const message = /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
    return untold(proving, `${message} ${error.nextStep}`);
  }
}

async function proveComparison(
  all: Comparison,
  wiring: ProveWiring & { readonly deadline: AbortSignal },
): Promise<ProvedChange> {
  const { settings, variable, deadline, action } = wiring;
  const signal = AbortSignal.any([wiring.signal, deadline]);
  const { folder: repository } = wiring.change;
  const commit = { folder: repository, commit: all.base, words: "the base" };
  await using folder = await commitFolder(commit);
  const place = { name: folder.path, here: folder.path, runFolder: ".agent-exec" };
  const source = await workspaceSource({ ...place, maxFiles: settings["max-files"] });
  const isTest = testFiles(settings.tests);
  const fromBase = await uncounted(all.changes, { source, settings, isTest });
  const changes = all.changes.filter((change) => !fromBase.includes(change));
  const runId = `prove-${randomBytes(4).toString("hex")}`;
  const face = action === undefined ? "prove" : "action";
  const base = { kind: "commit", ...commit } as const;
  const cacheOwner = action?.cacheOwner;
  const executor = await composeExecutor(
    { settings, face, variable, base, fetched: repository, cacheOwner },
    runId,
  );
  executor.checkRoom?.(source.size);
  const policy = { ...policyOf(settings, { hasWriter: false }), verifyChangedValues: "off" as const };
  const onWarning = () => undefined;
  const grading = { executor, workspace: source, policy, signal, maxCases: Infinity, onWarning };
  const run: ProveOptions["run"] = async (tree) => {
    const executions = [];
    for (const index of policy.verify.keys())
      executions.push(await grade(index, grading, { changes: () => entriesOf(tree) }));
    return treeRun(policy.verify, executions);
  };
  const proved = await prove({
    comparison: { ...all, changes },
    commands: policy.verify,
    fromBase,
    isTest,
    run,
    atOnce: Math.min(maxAtOnce, availableParallelism()),
    repeat: wiring.repeat ?? 1,
    now: () => systemClock.now(),
    isOver: () => deadline.aborted,
    onProgress: wiring.onProgress,
    advice: wiring.change.subfolder === "" ? install : rootWords,
    hintAt: hintAt({ changes, network: settings.network, hasSetup: settings.setup.length > 0 }),
  });
  const head = { folder: repository, commit: all.head, words: "the change" };
  const texts = await testTexts(proved, head, { changes, isTest });
  const annotations = annotationsOf({ ...proved, root: settings["workspace-path"] }, texts);
  const result = resultOf({ ...all, verify: settings.verify }, proved, annotations);
  return { result, hunks: proved.hunks, fromBase: fromBase.map(({ path }) => path) };
}

/** What may help if no test passes. */
const install = "Install what the tests need in `setup`, or set `image` to an image that has everything.";

/** How many sandboxes run at once. Each may take as much memory as the setting `memory` says. */
const maxAtOnce = 4;

function untold(proving: Proving, reason: string): ProvedChange {
  const proved = { verdict: "cannot-tell", reason, findings: noFindings, hunks: [] } as const;
  return { result: resultOf(proving, proved), hunks: [], fromBase: [] };
}

/** Limits for the test files to read. Nobody reads more. */
const maxTexts = 1_000;
const maxTextBytes = 1024 ** 2;

/** Reads the test files that findings may be about. Without such findings, it reads nothing. */
async function testTexts(
  { findings }: Pick<Proved, "findings">,
  head: CommitOptions,
  { changes, isTest }: { readonly changes: readonly FileChange[]; isTest(path: string): boolean },
): Promise<readonly TestText[]> {
  const { regressed, weakened, removed, skipped, flaky } = findings;
  if ([regressed, weakened, removed, skipped, flaky].every((each) => each.length === 0)) return [];
  const paths = [...(await commitFiles(head).list())].flatMap(([path, entry]) =>
    isTest(path) && entry.kind === "file" && entry.bytes <= maxTextBytes ? [path] : [],
  );
  const now = await textsOf(head, paths.slice(0, maxTexts));
  const before = new Map(
    changes.flatMap(({ path, before: state }) =>
      state?.kind === "file" ? [[path, new TextDecoder().decode(state.content)]] : [],
    ),
  );
  return [...now].map(([path, after]) => ({ path, before: before.get(path) ?? null, after }));
}
