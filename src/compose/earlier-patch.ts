import { join } from "node:path";
import { readRegular } from "../files/safe-files.js";
import { AgentExecError, messageOf } from "../errors.js";
import { named } from "../format/listed.js";
import { parseTranscript } from "../reports/transcript.js";
import { resultOf } from "../reports/result.js";
import { fold } from "../run/state/apply.js";
import type { WorkspaceChanges } from "../ports/workspace.js";
import { openRunFolder } from "../run-folder/run-folder.js";
import { applyPatch, patchTarget } from "../workspace/patch/apply-patch.js";

/** The patch of an earlier run, and where it belongs. */
export interface FoundPatch {
  /** Absolute. */
  readonly path: string;
  /** A stranger's, to be shown with what is hidden in it. */
  readonly text: string;
  readonly folder: string;
  readonly outcome: string;
  readonly isVerified: boolean;
  readonly changes: WorkspaceChanges;
  /** @throws AgentExecError `settings-invalid` where it does not fit the files as they are. */
  check(): Promise<void>;
  /** All of it or nothing. @throws like `check`. */
  apply(): Promise<void>;
}

/**
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` where there is no run or it left no patch.
 */
export async function openPatch(
  path: string,
  { here, to }: { readonly here: string; readonly to?: string },
): Promise<FoundPatch> {
  const { folder: runFolder, transcript } = await openRunFolder(path);
  const { events } = parseTranscript(transcript);
  const { run, files, end } = fold(events);
  const changes = files?.changes;
  const name = changes?.patch ?? null;
  const workspace = run?.settings["workspace"];
  if (changes === undefined || name === null || typeof workspace !== "string")
    throw noPatch(runFolder.path, changes?.refused);
  const target = await patchTarget(workspace, here, to);
  const file = join(runFolder.path, name);
  return {
    path: file,
    text: new TextDecoder().decode(await readPatch(runFolder.path, name)),
    folder: target.folder,
    outcome: end?.outcome ?? "cut off",
    isVerified: resultOf(events).verified,
    changes,
    check: () => applyPatch(file, target, { isTrial: true }),
    apply: () => applyPatch(file, target, { isTrial: false }),
  };
}

function noPatch(
  folder: string,
  refused: readonly { readonly path: string; readonly reason: string }[] = [],
): AgentExecError {
  const [first] = refused;
  const why = first === undefined ? "" : ` ${named(first.path)}: ${first.reason}.`;
  return new AgentExecError("settings-invalid", `The run in ${folder} left no patch.${why}`, {
    nextStep: "Its report tells what it did: agent-exec report shows it again.",
  });
}

async function readPatch(folder: string, name: string): Promise<Uint8Array> {
  try {
    return await readRegular(folder, name);
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `The patch ${join(folder, name)} cannot be read: ${messageOf(cause)}`,
      {
        nextStep: "Take the run's whole folder: in CI that is its artifact.",
        cause,
      },
    );
  }
}
