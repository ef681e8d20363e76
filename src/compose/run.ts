import { isDeepStrictEqual } from "node:util";
import { raceSignal } from "race-signal";
import { AgentExecError, isAgentExecError } from "../errors.js";
import type { DataCheck } from "../ports/data-check.js";
import { readNamedBy, readOwnedBy } from "./named-by.js";
import type { BlockHook } from "../ports/block-hook.js";
import type { Policy } from "../facts/events.js";
import type { Writer } from "../ports/writer.js";
import { commandHook } from "../process/block-hook.js";
import { stuckAfter } from "../process/stop-signals.js";
import { uncaught } from "../process/uncaught.js";
import { listed, named } from "../format/listed.js";
import { isCommonWord } from "../redaction/common-words.js";
import { createRedactor } from "../redaction/redact.js";
import { createDefaultRunFolder, createRunFolder, type RunFolder } from "../run-folder/run-folder.js";
import { publicSettings } from "../settings/resolve.js";
import type { Settings } from "../settings/schema.js";
import { type AssembledRun, newRunId, runAssembled, type RunParts } from "./assemble.js";
import type { continuedRun } from "../earlier/continued-run.js";
import { composeIdentity } from "./identity.js";
import { composeExecutor, composeForVerifications, pinnedTo, runsOnHost } from "./executor.js";
import { policyOf } from "./policy.js";
import { changesNothing, type Wiring } from "./wiring.js";
import { countingOf, openWorkspace } from "./workspace.js";
import { composeReviewer, composeWriter } from "./writer.js";

/** Loaded only if the run continues another one. */
const readContinued: typeof continuedRun = async (...call) =>
  (await import("../earlier/continued-run.js")).continuedRun(...call);

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
  const { settings, face, secrets, resumed } = wiring;
  const runId = resumed?.run.runId ?? newRunId();
  const hidden = Object.values(secrets);
  const identity = await composeIdentity(wiring, hidden);
  await requireNamedServer(wiring);
  const writer = await composeWriter(wiring, identity);
  const composeOwn = changesNothing(wiring) ? composeForVerifications : composeExecutor;
  const executor = await composeOwn(wiring, runId);
  hidden.unshift(...(executor.secrets?.() ?? []));
  const runFolder = resumed?.folder.path ?? settings.out ?? ".agent-exec";
  const otherRuns = [settings.continue, wiring.recorded?.folder].filter((path) => path !== undefined);
  const workspace = wiring.fetched === undefined ? settings.workspace : `repo:${wiring.fetched}`;
  const given = await openWorkspace(
    { name: workspace, runFolder, otherRuns, maxFiles: settings["max-files"] },
    {
      executor,
      paths: settings.instructions,
      readFile: wiring.readOwnerFile,
      counting: countingOf(settings),
    },
  );
  // Everything that can be refused comes first. So a refusal leaves no folder.
  const policy = { ...(await policyOfSettings(wiring, writer)), approval: approvalOf(wiring) };
  const reviewer = wiring.answers?.reviewer ?? (await composeReviewer(wiring, identity));
  const earlier = settings.continue;
  const { source } = given;
  if (resumed !== undefined)
    await (await import("../earlier/resumed-run.js")).requireSameSource(resumed, source);
  const continued =
    earlier === undefined ? null : await readContinued(earlier, { workspace, source, here: "." });
  const dataCheck = await dataCheckOfSettings(wiring);
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
    settings: publicSettings(settings, face),
    warnings: commonSecrets(secrets),
    writer,
    executor,
    // Before code from a transcript runs on this machine, a person must agree, if one can be asked.
    approver:
      (runsOnHost(settings) ? wiring.approver : undefined) ?? wiring.answers?.approver ?? wiring.approver,
    reviewer,
    beforeBlock: hookOf(wiring),
    secrets: hidden,
    continued,
    repeats: wiring.recorded?.runId,
    folder,
  };
  return {
    folder,
    runId,
    secrets: parts.secrets,
    start: (signal) => toItsEnd({ ...parts, executor: pinnedTo(wiring.pinned, executor) }, signal),
  };
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

async function policyOfSettings(wiring: Wiring, { decidesApart }: Writer): Promise<Policy> {
  const policy = policyOf(wiring.settings, {
    hasWriter: wiring.face !== "exec" && wiring.replies?.kind !== "documents",
    decidesApart,
  });
  const recorded = wiring.resumed?.run.policy ?? wiring.policy;
  if (recorded !== undefined) return withRecorded(policy, recorded);
  const path = wiring.settings["system-prompt"];
  if (path === undefined) return policy;
  const text = await readOwnedBy("system-prompt", path, {
    ...wiring,
    example:
      "Set `system-prompt` to a file with text for the model. In a workflow, the base branch must have the file.",
  });
  return {
    ...policy,
    systemPrompt: { text: text.trim(), ...(wiring.settings["system-prompt-alone"] && { isAlone: true }) },
  };
}

/**
 * A resumed or repeated run gets its limits and proofs from the current settings, because its transcript is only data.
 * The transcript provides only texts that were read from files, who makes decisions, and what a file name means.
 * @throws AgentExecError `settings-invalid` if the transcript has other verifications than the settings.
 */
function withRecorded(now: Policy, recorded: Policy): Policy {
  const { savesNamed: _now, ...policy } = now;
  if (!isDeepStrictEqual(policy.verify, recorded.verify))
    throw new AgentExecError(
      "settings-invalid",
      "Your verifications differ from the verifications that the run started with.",
      {
        nextStep: "Remove `verify`. To verify the run's files with other commands, use `run --continue`.",
      },
    );
  const { systemPrompt, resultSchema, decision, reviewerModel, doneWord, savesNamed } = recorded;
  return {
    ...policy,
    ...(systemPrompt !== undefined && { systemPrompt }),
    ...(resultSchema !== undefined && { resultSchema }),
    ...(savesNamed !== undefined && { savesNamed }),
    decision,
    ...(policy.until === "done" && doneWord !== undefined && { doneWord }),
    ...(reviewerModel !== undefined && { reviewerModel }),
  };
}

/** Uses the schema with which a resumed or repeated run began. */
async function dataCheckOfSettings(wiring: Wiring): Promise<DataCheck | undefined> {
  const path = wiring.settings["result-schema"];
  const kept = (wiring.resumed?.run.policy ?? wiring.policy)?.resultSchema;
  if (path === undefined && kept === undefined) return undefined;
  const { dataCheckBy, dataCheckOf } = await import("./result-schema.js");
  if (kept !== undefined) return dataCheckBy(kept, "The run's schema");
  const example =
    "Set `result-schema` to a file with a JSON Schema. In a workflow, the file must not be a link.";
  return dataCheckOf(await readNamedBy("result-schema", path!, { ...wiring, example }), path!);
}

async function folderOf({ settings: { out }, resumed }: Wiring, runId: string): Promise<RunFolder> {
  if (resumed !== undefined) return resumed.folder;
  return out === undefined ? createDefaultRunFolder(runId, process.cwd()) : createRunFolder(out);
}

/**
 * Runs to the end. If the run is told to stop, or if an uncaught error stops it, and it does not end by itself, its end
 * is written from outside.
 */
async function toItsEnd(parts: FolderRun, signal: AbortSignal): Promise<AssembledRun> {
  using stuck = stuckAfter(signal);
  try {
    const finished = await raceSignal(
      runAssembled(parts, signal),
      AbortSignal.any([uncaught.late, stuck.signal]),
    );
    if (finished.state.interruption?.by === "error") uncaught.isTold = true;
    return finished;
  } catch (thrown) {
    if (stuck.signal.aborted && thrown === stuck.signal.reason) {
      const { endTornRun } = await import("../earlier/open-run.js");
      return await endTornRun(parts.folder.path);
    }
    if (thrown !== uncaught.late.reason || !isAgentExecError(thrown)) throw thrown;
    const { code, message, nextStep } = thrown;
    const { endTornRun } = await import("../earlier/open-run.js");
    await endTornRun(parts.folder.path, {
      code,
      message: createRedactor(parts.secrets).text(message),
      nextStep,
    });
    // The caller reports the error.
    uncaught.isTold = true;
    throw thrown;
  }
}

type FolderRun = RunParts & { readonly folder: RunFolder };

/**
 * Who approves. The current settings decide. At a terminal, a person first sees code that nothing isolates. A
 * transcript can only make the approval stricter.
 */
function approvalOf({
  settings,
  face,
  approver,
  resumed,
  policy,
}: Wiring): NonNullable<Settings["approval"]> {
  if (settings.approval !== undefined) return settings.approval;
  if (face === "run" && runsOnHost(settings) && approver !== undefined) return "always";
  return (resumed?.run.policy ?? policy)?.approval ?? "never";
}

function hookOf({ settings, variable = () => undefined }: Wiring): BlockHook | undefined {
  const command = settings["before-block"];
  return command === undefined ? undefined : commandHook(command, { variable });
}
