import type { CodeBlock } from "../../../facts/block.js";
import { type Execution, refusedExecution, unrunExecution } from "../../../facts/execution.js";
import { findPathFault } from "../../../files/path-fault.js";
import { truncateEnd } from "../../../format/truncate.js";
import { isApplyPatch, readApplyPatch } from "./apply-patch.js";
import { readDiff } from "./diff-text.js";
import { Draft, type FileChange } from "./draft.js";
import { type FileEdit, MisfitError } from "./edit.js";
import { holdsReplacements, readReplacements } from "./replacement-text.js";
import { type RunQuietly, SandboxFailedError, SandboxFiles } from "./sandbox-files.js";

/**
 * Applies all of a block's edits to the workspace's files, or none. agent-exec parses the edits itself, because that
 * runs no code. The sandbox only reads and writes files. An edit that does not fit ends as `misfit`. A name outside of
 * the workspace is refused. If the sandbox's part fails, the edit gets that ending. Whatever the block or the sandbox
 * says, this function does not throw.
 */
export async function applyEdit(block: CodeBlock, run: RunQuietly): Promise<Execution> {
  const files = new SandboxFiles(run);
  try {
    const edits = await inWorkspace(readEdits(block), files);
    const paths = pathsOf(edits);
    const [fault] = paths.map(faultOf).filter((each) => each !== null);
    if (fault !== undefined) return refusedExecution("refused", fault);
    const changes = changesBy(edits, new Draft(await files.read(paths)));
    await files.write(changes);
    return applied(changes, files);
  } catch (thrown) {
    if (thrown instanceof MisfitError) return misfit(thrown, files);
    if (thrown instanceof SandboxFailedError) return failed(thrown, files);
    throw thrown;
  }
}

function readEdits({ code, path }: CodeBlock): FileEdit[] {
  if (isApplyPatch(code)) return readApplyPatch(code);
  return holdsReplacements(code) ? readReplacements(code, path) : readDiff(code, path);
}

function pathsOf(edits: readonly FileEdit[]): string[] {
  return [...new Set(edits.flatMap(({ from, to }) => [from, to]))].filter((path) => path !== null);
}

/** Accepts absolute names below the workspace's folder, as for code. Only the sandbox knows that folder. */
async function inWorkspace(edits: readonly FileEdit[], files: SandboxFiles): Promise<readonly FileEdit[]> {
  if (!pathsOf(edits).some((path) => path.startsWith("/"))) return edits;
  const folder = `${await files.folder()}/`;
  const within = (path: string | null) =>
    path?.startsWith(folder) === true ? path.slice(folder.length) : path;
  return edits.map((edit) => ({ ...edit, from: within(edit.from), to: within(edit.to) }));
}

function faultOf(path: string): string | null {
  const fault = findPathFault(path);
  return fault === null ? null : `the file name ${JSON.stringify(truncateEnd(path, 200))} ${fault}`;
}

function changesBy(edits: readonly FileEdit[], draft: Draft): FileChange[] {
  for (const edit of edits) draft.apply(edit);
  const changes = draft.changes();
  if (changes.length === 0)
    throw new MisfitError("it changes nothing, because the files already have this content");
  return changes;
}

function applied(changes: readonly FileChange[], { spent }: SandboxFiles): Execution {
  return {
    ...unrunExecution("exited", "all edits fit the files, and the files were written"),
    exitCode: 0,
    ...spent,
    edited: changes.map(({ path, kind }) => ({ path, kind })),
  };
}

/** The ending of an edit that does not fit. It shows the file's current lines. */
function misfit({ message, there }: MisfitError, { spent }: SandboxFiles): Execution {
  return {
    ...unrunExecution("misfit", message),
    ...spent,
    stdout: { text: there, bytes: Buffer.byteLength(there), truncated: false },
    order: there === "" ? [] : [{ stream: "stdout", chars: there.length }],
  };
}

/** The ending of an edit if the sandbox failed. The output is left out, because it is base64. */
function failed({ execution }: SandboxFailedError, { spent }: SandboxFiles): Execution {
  if (execution.ending === "not-run")
    return {
      ...unrunExecution("misfit", `the shell that writes the edits failed: ${execution.evidence}`),
      ...spent,
    };
  const { stdout } = unrunExecution(execution.ending, "");
  const stderrChars = execution.stderr.text.length;
  const order = stderrChars === 0 ? [] : [{ stream: "stderr" as const, chars: stderrChars }];
  return { ...execution, ...spent, file: null, stdout, order };
}
