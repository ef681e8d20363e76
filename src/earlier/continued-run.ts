import { hash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { contentOf } from "../files/content.js";
import { type AgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { openRegular } from "../files/safe-files.js";
import { named } from "../format/listed.js";
import type { Continues } from "../facts/continues.js";
import type { Artifact } from "../facts/files.js";
import { type ChangedEntry, repositoryFolder } from "../ports/workspace.js";
import { fold } from "../run/state/apply.js";
import { saidIn } from "../run/told/said-in.js";
import type { RunState } from "../run/state/state.js";
import { type CheckpointFolder, openCheckpointFolder } from "../run-folder/checkpoint-folder.js";
import type { RunFolder } from "../run-folder/run-folder.js";
import { asFlags } from "../settings/recorded.js";
import { isApplied, patchTarget } from "../workspace/patch/apply-patch.js";
import { NotApplied } from "../workspace/patch/patch-check.js";
import { patchedEntries } from "../workspace/patch/patched-entries.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import { readRun } from "./open-run.js";

export interface Continued {
  readonly continues: Continues;
  /** The earlier run's changes to the original files. The caller must dispose of them. */
  readonly begun: CheckpointFolder;
}

interface Going {
  /** The value of `workspace` for the new run. */
  readonly workspace: string;
  readonly source: FolderSource | null;
  /** The folder in which the command runs. */
  readonly here: string;
}

/**
 * Reads an earlier run in order to continue it: its conversation and its changes. The changes are tested on the current
 * files. The folder may come from a stranger.
 * @param path the run's folder, or its transcript
 * @throws AgentExecError `settings-invalid` if there is no run, if it cannot be continued with this workspace, or if
 * its changes do not fit the current files; `transcript-invalid`.
 */
export async function continuedRun(path: string, going: Going): Promise<Continued> {
  const { folder, events } = await readRun(path);
  const state = fold(events);
  const { runId, settings } = state.run!;
  if (!/^[\w.-]{1,100}$/.test(runId))
    throw refused(
      folder,
      "the run's id in the transcript does not have the form that agent-exec writes",
      "Use the folder of a run.",
    );
  if (state.files === null)
    throw refused(
      folder,
      "its transcript ends before its files were saved",
      "Start a new run with the same task. The report of the old run shows the output of that run's code.",
    );
  requireSameKind(folder, settings["workspace"], going.workspace);
  const begun = await openCheckpointFolder();
  try {
    const files = await filesOf(state, { folder, begun, ...going });
    const outcome = state.end?.outcome ?? null;
    return { continues: { runId, outcome, ...saidIn(state), files }, begun };
  } catch (thrown) {
    await begun[Symbol.asyncDispose]();
    throw thrown;
  }
}

/**
 * Refuses to send the conversation of an earlier run to another model server that nobody named. The earlier server is
 * not used either, because its address comes from a folder that may be a stranger's.
 * @param path the run's folder, or its transcript
 * @param now the address of the new run's model server, which is the default
 * @throws AgentExecError `settings-invalid`.
 */
export async function requireSameServer(path: string, now: string): Promise<void> {
  const { folder, events } = await readRun(path);
  const { model, "base-url": before } = fold(events).run!.settings;
  if (model === undefined || typeof before !== "string" || before === now) return;
  const [theirs, ours] = [before, now].map((value) => asFlags({ name: "base-url", value }));
  throw refused(
    folder,
    `its model server was ${before}, and you did not name a server for the new run`,
    `Add \`${theirs}\` if you trust this server. To send the conversation to another server, add for example \`${ours}\`.`,
  );
}

function requireSameKind(folder: RunFolder, before: unknown, now: string): void {
  const kindOf = (workspace: unknown): string =>
    typeof workspace === "string" && (workspace === "empty" || repositoryFolder(workspace) !== null)
      ? workspace
      : "DIR";
  if (kindOf(before) === kindOf(now)) return;
  throw refused(
    folder,
    `its \`workspace\` was ${kindOf(before)}, but the new run's is ${kindOf(now)}`,
    `Set \`workspace\` to ${typeof before === "string" && before !== "" ? named(before) : "the same value"}.`,
  );
}

/** @throws AgentExecError `settings-invalid` if the changes do not fit. */
async function filesOf(
  { files }: RunState,
  {
    folder,
    begun,
    workspace,
    source,
    here,
  }: Going & Pick<Continued, "begun"> & { readonly folder: RunFolder },
): Promise<Continues["files"]> {
  const { artifacts, changes } = files!;
  if (source === null) {
    if (artifacts.length === 0) return "none";
    await begun.keep(artifactsOf(folder, artifacts), 0);
    return "put-in";
  }
  if (changes?.patchFault !== undefined)
    throw refused(folder, `it has no patch: ${changes.patchFault}`, "Start a new run with the same task.");
  const name = changes?.patch ?? null;
  if (name === null) return "none";
  const patch = join(folder.path, name);
  // A link in place of the patch could lead to any file on this machine, so it is refused.
  const opened = await openRegular(folder.path, name).catch(() => null);
  await (await ofSize(folder, opened, name, maxPatchBytes)).close();
  // The workspace of the new run, which the user named.
  const target = await patchTarget(workspace, here, repositoryFolder(workspace) ?? workspace);
  if (await isApplied(patch, target)) return "applied";
  requireSameBase(folder, changes?.base ?? null, source.base);
  try {
    await begun.keep(patchedEntries(patch, source), 0);
  } catch (thrown) {
    if (!(thrown instanceof NotApplied)) throw thrown;
    const why = `its changes do not apply to the files now in ${source.folder}: ${messageOf(thrown)}`;
    throw refused(folder, why, takeFiles);
  }
  return "put-in";
}

const takeFiles =
  "Restore the files that the run started from: use `git stash`, or check out the run's commit. Or apply the run's patch with `agent-exec apply` before you continue the run.";

function requireSameBase(folder: RunFolder, before: string | null, now: string | null): void {
  if (before === now) return;
  const name = (base: string | null): string => (base === null ? "no commit" : named(base.slice(0, 12)));
  throw refused(
    folder,
    `the run started from ${name(before)}, but the files here are at ${name(now)}`,
    takeFiles,
  );
}

async function* artifactsOf(folder: RunFolder, artifacts: readonly Artifact[]): AsyncGenerator<ChangedEntry> {
  for (const { path, sha256 } of artifacts) {
    const opened = await folder.openArtifact(path);
    await using handle = await ofSize(folder, opened, path, maxFileBytes);
    const { mode } = await handle.stat();
    const bytes = await handle.readFile();
    if (hash("sha256", bytes) !== sha256)
      throw refused(folder, `${named(path)} has changed since the run ended`, wholeFolder);
    const isExecutable = (mode & 0o111) !== 0;
    yield { kind: "file", path, bytes: bytes.byteLength, isExecutable, content: contentOf(bytes) };
  }
}

/** No run writes larger files. */
const maxPatchBytes = 64 * 1024 ** 2;
const maxFileBytes = 100 * 1024 ** 2;

/**
 * Opens a file within a size limit.
 * @throws AgentExecError if it cannot be opened or is too large. In that case it is closed again.
 */
async function ofSize(
  folder: RunFolder,
  handle: FileHandle | null,
  path: string,
  maxBytes: number,
): Promise<FileHandle> {
  if (handle === null) throw refused(folder, `${named(path)} is not a file in the run's folder`, wholeFolder);
  if ((await handle.stat()).size <= maxBytes) return handle;
  await handle.close();
  throw refused(folder, `${named(path)} is too large: no run writes such a large file`, wholeFolder);
}

const wholeFolder =
  "Use the complete, unchanged folder of the run. For a run in CI, download the run's artifact.";

function refused({ path }: RunFolder, why: string, nextStep: string): AgentExecError {
  const message = `The run in ${path} cannot be continued: ${why}.`;
  return settingsInvalid(message, nextStep);
}
