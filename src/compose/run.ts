import { join } from "node:path";
import { raceSignal } from "race-signal";
import { isAgentExecError } from "../errors.js";
import type { BlockHook } from "../ports/block-hook.js";
import { commandHook } from "../process/block-hook.js";
import { stuckAfter } from "../process/stop-signals.js";
import { uncaught } from "../process/uncaught.js";
import { listed, named } from "../format/listed.js";
import { isCommonWord } from "../redaction/common-words.js";
import { createRedactor } from "../redaction/redact.js";
import { createRunFolder, defaultRunsFolder, type RunFolder } from "../run-folder/run-folder.js";
import { publicSettings } from "../settings/resolve.js";
import { type AssembledRun, newRunId, runAssembled, type RunParts } from "./assemble.js";
import type { continuedRun } from "../earlier/continued-run.js";
import type { endTornRun } from "../earlier/open-run.js";
import { composeIdentity, composeReviewer, composeWriter } from "./writer.js";
import { composeExecutor, runsOnHost } from "./executor.js";
import { composeDataCheck, composePolicy } from "./policy.js";
import type { Wiring } from "./wiring.js";
import { openWorkspace } from "./workspace.js";

/** Loaded only if the run continues another one. */
const readContinued: typeof continuedRun = async (...call) =>
  (await import("../earlier/continued-run.js")).continuedRun(...call);

/** Loaded only if the run does not end by itself. */
const endTorn: typeof endTornRun = async (...call) =>
  (await import("../earlier/open-run.js")).endTornRun(...call);

export interface ComposedRun {
  readonly folder: RunFolder;
  readonly runId: string;
  /** All values to hide, including the executor's. The list grows with each new key of an identity. */
  readonly secrets: readonly string[];
  /** Runs to the end and writes all files of the run. */
  start(signal: AbortSignal): Promise<AssembledRun>;
}

/**
 * Creates the parts that the settings name. When it resolves, the run's folder exists, but nothing has been asked or
 * started.
 * @throws AgentExecError `settings-invalid` for faults that only show now, such as a script that cannot be read or a
 * missing key.
 */
export async function compose(wiring: Wiring): Promise<ComposedRun> {
  const { face, secrets, resumed, fetched, answers, approver, recorded: repeated } = wiring;
  const { out, continue: earlier } = wiring.settings;
  const workspace = fetched === undefined ? wiring.settings.workspace : `repo:${fetched}`;
  const runId = resumed?.run.runId ?? newRunId();
  const recorded = resumed?.run.policy ?? wiring.policy;
  const hidden = Object.values(secrets);
  const identity = await composeIdentity(wiring, hidden);
  await requireNamedServer(wiring);
  const writer = await composeWriter(wiring, identity);
  const executor = await composeExecutor(wiring, runId);
  hidden.unshift(...(executor.secrets?.() ?? []));
  const given = await openWorkspace(
    { ...wiring.settings, workspace },
    {
      executor,
      paths: wiring.settings.instructions,
      readFile: wiring.readOwnerFile,
      runFolder: resumed?.folder.path ?? out,
      otherRuns: [earlier, repeated?.folder].filter((path) => path !== undefined),
    },
  );
  // Everything that can be refused comes first. So a refusal leaves no folder.
  const policy = await composePolicy(wiring, writer, recorded);
  const reviewer = answers?.reviewer ?? (await composeReviewer(wiring, identity));
  const { source } = given;
  if (resumed !== undefined)
    await (await import("../earlier/resumed-run.js")).requireSameSource(resumed, source);
  const continued =
    earlier === undefined ? null : await readContinued(earlier, { workspace, source, here: "." });
  const dataCheck = await composeDataCheck(wiring, recorded?.resultSchema);
  const folder = await folderOf(wiring, runId).catch(async (thrown: unknown) => {
    await continued?.begun[Symbol.asyncDispose]();
    throw thrown;
  });
  const parts: FolderRun = {
    ...wiring,
    ...given,
    runId,
    dataCheck,
    policy,
    settings: publicSettings(wiring.settings, face),
    warnings: commonSecrets(secrets),
    writer,
    executor,
    // Before code from a transcript runs on this machine, a person must agree, if one can be asked.
    approver: (runsOnHost(wiring.settings) ? approver : undefined) ?? answers?.approver ?? approver,
    reviewer,
    beforeBlock: hookOf(wiring),
    secrets: hidden,
    continued,
    repeats: repeated?.runId,
    folder,
  };
  return { folder, runId, secrets: hidden, start: (signal) => toItsEnd(parts, signal) };
}

/** A continued conversation goes to another server than before only if the user named one. */
async function requireNamedServer({ settings, origins }: Wiring): Promise<void> {
  const { continue: earlier, model, script, "base-url": server } = settings;
  const asksModel = model !== undefined && script === undefined;
  if (earlier === undefined || !asksModel || origins === undefined || "base-url" in origins) return;
  await (await import("../earlier/continued-run.js")).requireSameServer(earlier, server);
}

/** A local server accepts any key. If the key is a common word, it is not hidden, and a warning says so. */
function commonSecrets(secrets: Wiring["secrets"]): readonly string[] {
  const common = Object.entries(secrets).filter(([, value]) => isCommonWord(value));
  if (common.length === 0) return [];
  const names = listed(common.map(([name]) => named(name)));
  const [values, are, it] =
    common.length === 1 ? ["value", "is a common word", "it"] : ["values", "are common words", "them"];
  return [
    `The ${values} of ${names} ${are}, so agent-exec does not hide ${it} in logs and reports. If a local server accepts any key, ignore this warning. For a real secret, use a long random value.`,
  ];
}

async function folderOf({ settings: { out }, resumed }: Wiring, runId: string): Promise<RunFolder> {
  if (resumed !== undefined) return resumed.folder;
  return createRunFolder(out ?? join(await defaultRunsFolder(process.cwd()), runId));
}

/**
 * Runs to the end. If the run is told to stop, or if an uncaught error stops it, and it does not end by itself, its end
 * is written from outside.
 */
async function toItsEnd(parts: FolderRun, signal: AbortSignal): Promise<AssembledRun> {
  using stuck = stuckAfter(signal);
  try {
    const late = AbortSignal.any([uncaught.late, stuck.signal]);
    const finished = await raceSignal(runAssembled(parts, signal), late);
    if (finished.state.interruption?.by === "error") uncaught.isTold = true;
    return finished;
  } catch (thrown) {
    const { path } = parts.folder;
    if (stuck.signal.aborted && thrown === stuck.signal.reason) return await endTorn(path);
    if (thrown !== uncaught.late.reason || !isAgentExecError(thrown)) throw thrown;
    const { code, nextStep } = thrown;
    await endTorn(path, { code, message: createRedactor(parts.secrets).text(thrown.message), nextStep });
    // The caller reports the error.
    uncaught.isTold = true;
    throw thrown;
  }
}

type FolderRun = RunParts & { readonly folder: RunFolder };

function hookOf({ settings, variable = () => undefined }: Wiring): BlockHook | undefined {
  const command = settings["before-block"];
  return command === undefined ? undefined : commandHook(command, { variable });
}
