import { hash } from "node:crypto";
import { join } from "node:path";
import { readRegular } from "../files/safe-files.js";
import { AgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { named } from "../format/listed.js";
import { resultOf } from "../reports/result/result.js";
import { fold } from "../run/state/apply.js";
import type { RunEvent } from "../facts/events.js";
import type { WorkspaceChanges } from "../facts/files.js";
import type { Outcome } from "../facts/outcomes.js";
import { type ChangeWarning, changeWarnings } from "../facts/patch-words.js";
import { actsByItself, isPackageManifest, mentionsInstall } from "../workspace/patch/acting-files.js";
import { readRun } from "./open-run.js";
import { applyPatch, pathsInPatch, patchTarget } from "../workspace/patch/apply-patch.js";
import { isWorkflowPath } from "../files/workflow-path.js";
import type { ChangedEntry, WorkspaceFile } from "../ports/workspace.js";
import { protectionBy } from "../workspace/counting/protection.js";
import { NotApplied } from "../workspace/patch/patch-check.js";
import { patchedEntries } from "../workspace/patch/patched-entries.js";

export interface FoundPatch {
  /** An absolute path. */
  readonly path: string;
  /** The text may be hostile. Show it with visible hidden characters. */
  readonly text: string;
  readonly folder: string;
  /** How the run ended, by its transcript. Nothing was verified again. */
  readonly recorded: { readonly outcome: string; readonly isVerified: boolean };
  /** Whether the transcript has the patch's hash. Transcripts of earlier versions do not. */
  readonly isTold: boolean;
  /** Warnings about the patch, found by reading the patch. */
  readonly warnings: readonly ChangeWarning[];
  /** @throws AgentExecError `settings-invalid` if the patch does not fit the current files. */
  check(): Promise<void>;
  /** Applies the whole patch or nothing. @throws like `check`. */
  apply(): Promise<void>;
}

export interface RecordedPatch {
  /** The absolute path of the run's folder. */
  readonly folder: string;
  /** An absolute path. */
  readonly path: string;
  readonly content: Uint8Array;
  /** In hex. */
  readonly sha256: string;
  readonly isTold: boolean;
  readonly changes: WorkspaceChanges;
  readonly events: readonly RunEvent[];
  /** The value of `workspace`. */
  readonly workspace: string;
  /** Null: the transcript has no end. */
  readonly outcome: Outcome | null;
}

/**
 * @param path the run's folder, or its transcript. A stranger may have written any file in the folder.
 * @throws AgentExecError `settings-invalid` if there is no run or it left no patch; `record-differs` if the patch is
 * not the recorded one.
 */
export async function recordedPatch(path: string): Promise<RecordedPatch> {
  const { folder, events } = await readRun(path);
  const { run, files, end } = fold(events);
  const changes = files?.changes;
  const name = changes?.patch ?? null;
  const workspace = run?.settings["workspace"];
  if (changes === undefined || name === null || typeof workspace !== "string")
    throw settingsInvalid(
      `The run in ${folder.path} has no patch.${whyRefused(changes)}`,
      "Read the run's report to see what the run did.",
    );
  // People copy commands that contain the commit, so it must look like one.
  if (changes.base !== undefined && !/^[\da-f]{40,64}$/.test(changes.base))
    throw new AgentExecError(
      "record-differs",
      "The run's files do not say which commit the patch was made for.",
      { nextStep: "Do not apply the patch. Use the complete, unchanged folder of the run." },
    );
  const file = join(folder.path, name);
  const content = await readPatch(folder.path, name);
  const { patchSha256 } = changes;
  const sha256 = hash("sha256", content);
  if (patchSha256 !== undefined && sha256 !== patchSha256)
    throw new AgentExecError("record-differs", `${file} has changed since the run wrote it.`, {
      nextStep:
        "Do not apply the patch. Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.",
    });
  return {
    folder: folder.path,
    path: file,
    content,
    sha256,
    isTold: patchSha256 !== undefined,
    changes,
    events,
    workspace,
    outcome: end?.outcome ?? null,
  };
}

/** @throws like `recordedPatch`. */
export async function openPatch(
  path: string,
  { here, to }: { readonly here: string; readonly to?: string },
): Promise<FoundPatch> {
  const { path: file, content, isTold, changes, events, workspace, outcome } = await recordedPatch(path);
  const folder = await patchTarget(workspace, here, to);
  const text = new TextDecoder().decode(content);
  return {
    path: file,
    text,
    folder,
    recorded: { outcome: outcome ?? "cut off", isVerified: resultOf(events).verified },
    isTold,
    warnings: changeWarnings({ ...changes, acting: await actingIn(text, file, folder) }),
    check: () => applyPatch(file, folder, { isTrial: true }),
    apply: () => applyPatch(file, folder, { isTrial: false }),
  };
}

/** Finds files that take effect by themselves. It reads the patch, because the transcript could be wrong. */
async function actingIn(text: string, file: string, folder: string): Promise<string[]> {
  const paths = await pathsInPatch(file, folder).catch((cause: unknown) => {
    throw settingsInvalid(
      `git cannot read the patch ${file}: ${messageOf(cause)}`,
      "Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.",
      cause,
    );
  });
  const installs = mentionsInstall(text);
  return paths.filter((path) => actsByItself(path) || (installs && isPackageManifest(path)));
}

function whyRefused(changes: WorkspaceChanges | undefined): string {
  const [first] = changes?.refused ?? [];
  return first === undefined ? "" : ` ${named(first.path)}: ${first.reason}.`;
}

/** No run writes a larger patch. */
const maxPatchBytes = 64 * 1024 ** 2;

async function readPatch(folder: string, name: string): Promise<Uint8Array> {
  try {
    return await readRegular(folder, name, maxPatchBytes);
  } catch (cause) {
    throw settingsInvalid(
      `The patch ${join(folder, name)} cannot be read: ${messageOf(cause)}`,
      "Use the run's whole folder. For a run in CI, download the run's artifact.",
      cause,
    );
  }
}

export interface PatchedFilesOptions {
  /** Yields at least the original files and links at these paths, which begin at the repository's root. */
  readonly files: (paths: readonly string[]) => AsyncIterable<WorkspaceFile>;
  /** What the files are, for errors: `commit 1234 of main`. */
  readonly place: string;
  /**
   * Files that the patch must not change. They come from the current settings, because the transcript may be a
   * stranger's.
   */
  readonly protect: readonly string[];
  /** Workflow files that the patch may change. */
  readonly allowWorkflow: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Applies a run's patch to other files, runs none of them, and yields the results. The patch may come from a stranger.
 * @param patch the absolute path
 * @throws AgentExecError `settings-invalid` if the patch does not fit, or changes a file that it must not change.
 */
export async function* patchedFiles(
  patch: string,
  { files, place, protect, allowWorkflow, signal }: PatchedFilesOptions,
): AsyncGenerator<ChangedEntry> {
  const protection = protectionBy(protect);
  try {
    for await (const entry of patchedEntries(patch, { patchPrefix: "", files }, { signal })) {
      const { path } = entry;
      if (isWorkflowPath(path) && !allowWorkflow.includes(path))
        throw refused(
          `The patch changes the workflow file ${named(path)}.`,
          "To allow the change, list the file in `allow-workflow`.",
        );
      if (protection?.covers(path) === true)
        throw refused(
          `The patch changes the protected file ${named(path)}.`,
          "Use the run's unchanged folder.",
        );
      yield entry;
    }
  } catch (thrown) {
    if (!(thrown instanceof NotApplied)) throw thrown;
    throw refused(`The patch does not fit ${place}: ${messageOf(thrown)}.`, "Apply the patch by hand.");
  }
}

function refused(message: string, nextStep: string): AgentExecError {
  return settingsInvalid(message, nextStep);
}
