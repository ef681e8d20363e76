import { isDeepStrictEqual } from "node:util";
import { messageOf, settingsInvalid } from "../errors.js";
import type { Policy } from "../facts/events.js";
import type { DataCheck } from "../ports/data-check.js";
import type { Writer } from "../ports/writer.js";
import { maxDocumentBytes, readInJob, readNamed } from "../process/named-file.js";
import { optionsOf } from "../rows/options.js";
import { originOf } from "../rows/origin.js";
import { defaultTurns, policyRows, untilOf } from "../rows/policy-rows.js";
import type { Settings } from "../settings/schema.js";
import { runsOnHost } from "./executor.js";
import type { Wiring } from "./wiring.js";

type PolicySettings = Pick<Settings, keyof typeof policyRows | "workspace">;

interface Parts {
  readonly hasWriter: boolean;
  /** Whether the writer makes decisions in a separate call. Default: false. */
  readonly decidesApart?: boolean | undefined;
}

export function policyOf(settings: PolicySettings, { hasWriter, decidesApart = false }: Parts): Policy {
  const until = hasWriter ? untilOf(settings) : "pass";
  const { decision } = settings;
  return {
    ...optionsOf(policyRows, settings),
    maxTurns: settings["max-turns"] ?? defaultTurns[until],
    until,
    ...(until === "done" && { doneWord: "TERMINATE" }),
    decision: decidesApart && decision === "combined" ? "separate" : decision,
    maxInfrastructureRetries: 2,
    hasWriter,
    ...(hasWriter && settings.workspace !== "empty" && { savesNamed: true }),
  };
}

/**
 * The rules of a run, from its settings and the files that they name.
 * @param recorded the rules of the run that it resumes or repeats. Undefined: the run is new.
 */
export async function composePolicy(
  wiring: Wiring,
  { decidesApart }: Writer,
  recorded: Policy | undefined,
): Promise<Policy> {
  const { settings, face, replies, approver } = wiring;
  const hasWriter = face !== "exec" && replies?.kind !== "documents";
  const policy = policyOf(settings, { hasWriter, decidesApart });
  const rules =
    recorded === undefined
      ? { ...policy, ...(await systemPromptOf(wiring)) }
      : withRecorded(policy, recorded);
  // The current settings decide who approves. At a terminal, a person first sees code that nothing isolates. A
  // transcript can only make the approval stricter.
  const asksHere = face === "run" && runsOnHost(settings) && approver !== undefined;
  const approval = settings.approval ?? (asksHere ? "always" : (recorded?.approval ?? "never"));
  return { ...rules, approval };
}

const ofRecord = ["systemPrompt", "resultSchema", "savesNamed", "decision", "reviewerModel"];

/**
 * A resumed or repeated run gets its limits and proofs from the current settings, because its transcript is only data.
 * The transcript provides only texts that were read from files, who makes decisions, and what a file name means.
 * @throws AgentExecError `settings-invalid` if the transcript has other verifications than the settings.
 */
function withRecorded({ savesNamed: _now, ...policy }: Policy, recorded: Policy): Policy {
  if (!isDeepStrictEqual(policy.verify, recorded.verify))
    throw settingsInvalid(
      "Your verifications differ from the verifications that the run started with.",
      "Remove `verify`. To verify the run's files with other commands, use `run --continue`.",
    );
  const kept = policy.until === "done" ? [...ofRecord, "doneWord"] : ofRecord;
  const facts = Object.entries(recorded).filter(([name]) => kept.includes(name));
  return { ...policy, ...(Object.fromEntries(facts) as Partial<Policy>) };
}

/** In a workflow the text comes from the base branch and not from the checkout, because only the owner may change it. */
async function systemPromptOf(wiring: Wiring): Promise<Pick<Policy, "systemPrompt">> {
  const { settings, readOwnerFile, face } = wiring;
  const path = settings["system-prompt"];
  if (path === undefined) return {};
  const nextStep =
    "Set `system-prompt` to a file with text for the model. In a workflow, the base branch must have the file.";
  const text =
    readOwnerFile === undefined
      ? await readNamedBy("system-prompt", path, { ...wiring, nextStep })
      : textOf(await readOwnerFile(path));
  const trimmed = text?.trim();
  if (trimmed)
    return { systemPrompt: { text: trimmed, ...(settings["system-prompt-alone"] && { isAlone: true }) } };
  const what = trimmed === "" ? "is empty" : "is missing on the base branch, too large or not UTF-8";
  throw settingsInvalid(`${originOf("system-prompt", face)}: ${path} ${what}`, nextStep);
}

function textOf(bytes: Uint8Array | null): string | null {
  if (!bytes || bytes.length > maxDocumentBytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Validates data by the result's schema. Undefined if there is none. The validator is loaded only if there is one.
 * @param recorded the schema with which a resumed or repeated run began
 */
export async function composeDataCheck(
  wiring: Wiring,
  recorded: Policy["resultSchema"],
): Promise<DataCheck | undefined> {
  const path = wiring.settings["result-schema"];
  if (path === undefined && recorded === undefined) return undefined;
  const { dataCheckBy, dataCheckOf } = await import("./result-schema.js");
  if (recorded !== undefined) return dataCheckBy(recorded, "The run's schema");
  const nextStep =
    "Set `result-schema` to a file with a JSON Schema. In a workflow, the file must not be a link.";
  return dataCheckOf(await readNamedBy("result-schema", path!, { ...wiring, nextStep }), path!);
}

/**
 * Reads the text file that a setting names. It follows no links, because in a workflow the checkout may be a stranger's
 * branch.
 * @throws AgentExecError `settings-invalid` if the file cannot be read.
 */
export async function readNamedBy(
  setting: string,
  path: string,
  {
    face,
    variable = () => undefined,
    nextStep,
  }: Pick<Wiring, "face" | "variable"> & { readonly nextStep: string },
): Promise<string> {
  try {
    if (face !== "action") return await readNamed(path, maxDocumentBytes);
    return await readInJob(path, { maxBytes: maxDocumentBytes, variable });
  } catch (cause) {
    throw settingsInvalid(
      `${originOf(setting, face)}: ${path} cannot be read: ${messageOf(cause)}`,
      nextStep,
      cause,
    );
  }
}
