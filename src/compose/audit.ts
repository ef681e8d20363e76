import { randomBytes } from "node:crypto";
import { audit, type AuditFinding } from "../proof/audit/audit.js";
import { probes } from "../proof/audit/probes.js";
import type { ProbedWorkspace } from "../proof/audit/probe.js";
import { messageOf, settingsInvalid } from "../errors.js";
import { named } from "../format/listed.js";
import type { AuditOptions } from "../ports/audit.js";
import type { AuditResult } from "../facts/audit-result.js";
import type { Policy } from "../facts/events.js";
import type { Executor } from "../ports/executor.js";
import { systemClock } from "../process/system-clock.js";
import { openRegular } from "../files/safe-files.js";
import { isTestPath } from "../files/checks.js";
import type { Wiring } from "./wiring.js";
import { matcherOf } from "../workspace/counting/protection.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import { readGiven } from "../workspace/source/given-file.js";
import { policyOf } from "./policy.js";
import { continuedRun } from "../earlier/continued-run.js";
import { composeExecutor } from "./executor.js";
import { type GivenWorkspace, openWorkspace } from "./workspace.js";

export type { AuditFinding };

interface AuditWiring extends Required<Pick<Wiring, "settings" | "variable" | "signal">> {
  /** A glob for the files that the task is about. */
  readonly files: string;
  /** The folder of a run whose changes are the right solution. Absent: the current files. */
  readonly from: string | undefined;
}

/**
 * Tries wrong solutions on the verifications in the settings.
 * @throws AgentExecError `settings-invalid` if there is nothing to audit, and the errors of a run's start. If the
 * signal aborts, the error is the signal's reason.
 */
export async function* auditOf(asked: AuditWiring): AsyncGenerator<AuditFinding> {
  const { settings, variable, files, from, signal } = asked;
  if (settings.verify.length === 0)
    throw settingsInvalid("There is no verification to audit.", "Set `verify`.");
  const runId = `audit-${randomBytes(4).toString("hex")}`;
  const wiring = { settings, face: "audit" as const, variable, base: { kind: "folder" as const } };
  const executor = await composeExecutor(wiring, runId);
  const otherRuns = from === undefined ? [] : [from];
  const { source, counting } = await openWorkspace(settings, { executor, paths: [], otherRuns });
  await using _counting = counting;
  if (source === null)
    throw settingsInvalid(
      "The workspace is empty, so agent-exec cannot make wrong solutions from its files.",
      "Set `workspace` to `repo` or a folder.",
    );
  const { workspace } = settings;
  const continued = from === undefined ? null : await continuedRun(from, { workspace, source, here: "." });
  await using _begun = continued?.begun ?? null;
  const given = await probedWorkspace(source, settings.verify, matcherOf([files]));
  if (given.targets.length === 0)
    throw settingsInvalid(
      `${named(files)} matches no file in the workspace.`,
      "Set `files` to the files that the task is about, such as `src/**`.",
    );
  yield* audit({
    executor,
    workspace: source,
    counting,
    policy: policyOf(settings, { hasWriter: false }),
    signal,
    probes,
    given,
    // If the patch is already applied, the current files are the right solution, so nothing needs to be put in.
    right: continued?.continues.files === "put-in" ? () => continued.begun.entries() : undefined,
    now: () => systemClock.now(),
  });
}

/**
 * Tries wrong solutions on a run's verifications. It changes only files that the code may change and that are not
 * tests.
 * @throws only the signal's reason, if the signal aborts.
 */
export async function auditOfRun(
  { executor, source, counting, policy }: AuditedRun,
  { signal, onProgress }: AuditOptions,
): Promise<AuditResult> {
  const none = { held: 0, fooled: [], notTried: 0 };
  if (source === null)
    return { ...none, fault: "the workspace starts empty, so it has no files for wrong solutions" };
  try {
    const discounted = await Promise.all(
      source.paths.map(async (path) => {
        const content = async () => readGiven(source, path);
        return isTestPath(path) || (await counting.discountOf({ path, content })) !== null ? [path] : [];
      }),
    );
    const left = new Set(discounted.flat());
    const given = await probedWorkspace(source, policy.verify, (path) => !left.has(path));
    if (given.targets.length === 0)
      return { ...none, fault: "there is no text file that the task may change" };
    const options = { executor, workspace: source, counting, policy, signal, probes, given };
    const findings: AuditFinding[] = [];
    for await (const found of audit({ ...options, now: () => systemClock.now() })) {
      findings.push(found);
      onProgress(`trying a wrong solution on the verification: ${found.name} ${found.status}`);
    }
    const of = (status: AuditFinding["status"]) => findings.filter((each) => each.status === status);
    const fooled = of("fooled").map(({ name, what, closes }) => ({ name, what, closes }));
    return { held: of("held").length, fooled, notTried: of("not-tried").length };
  } catch (thrown) {
    signal.throwIfAborted();
    return { ...none, fault: messageOf(thrown) };
  }
}

export interface AuditedRun extends Pick<GivenWorkspace, "source" | "counting"> {
  readonly executor: Executor;
  readonly policy: Policy;
}

/** Files that people write are smaller. */
const maxTextBytes = 1024 ** 2;

async function probedWorkspace(
  { folder, paths }: FolderSource,
  scripts: readonly string[],
  isTarget: (path: string) => boolean,
): Promise<ProbedWorkspace> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const handle = await openRegular(folder, path).catch(() => null);
    if (handle === null) continue;
    await using _file = handle;
    if ((await handle.stat()).size <= maxTextBytes)
      texts.set(path, (await handle.readFile()).toString("utf8"));
  }
  const targets = [...texts].map(([path, text]) => ({ path, text })).filter(({ path }) => isTarget(path));
  return { targets, paths, scripts, read: (path) => texts.get(path) ?? null };
}
