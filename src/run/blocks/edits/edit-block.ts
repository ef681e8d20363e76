import type { CodeBlock } from "../../../facts/block.js";
import { type Execution, refusedExecution, unrunExecution } from "../../../facts/execution.js";
import { findPathFault } from "../../../files/path-fault.js";
import { fromRoot } from "../../../files/paths.js";
import { truncateEnd } from "../../../format/truncate.js";
import { isApplyPatch, readApplyPatch } from "./apply-patch.js";
import { readDiff } from "./diff-text.js";
import { Draft, newFileMode } from "./draft.js";
import { type FileEdit, MisfitError, toBytes } from "./edit.js";
import { holdsReplacements, readReplacements } from "./replacement-text.js";
import { type RunQuietly, SandboxFailedError, SandboxFiles } from "./sandbox-files.js";

/**
 * Applies all of a block's edits to the workspace's files, or none. agent-exec parses the edits itself, because that
 * runs no code. The sandbox only reads and writes files. An edit that does not fit ends as `misfit`. A name outside of
 * the workspace is refused. If the sandbox's part fails, the edit gets that ending. Whatever the block or the sandbox
 * says, this function does not throw.
 */
export function applyEdit(block: CodeBlock, run: RunQuietly): Promise<Execution> {
  return withFiles(run, async (files) => {
    const given = readEdits(block);
    const within = await namesWithin(pathsOf(given), files);
    const edits = given.map((edit) => ({
      ...edit,
      from: edit.from && within(edit.from),
      to: edit.to && within(edit.to),
    }));
    const paths = pathsOf(edits);
    const [fault] = paths.map(faultOf).filter((each) => each !== null);
    if (fault !== undefined) return refusedExecution("refused", fault);
    const draft = new Draft(await files.read(paths));
    for (const edit of edits) draft.apply(edit);
    const changes = draft.changes();
    if (changes.length === 0)
      throw new MisfitError("it changes nothing, because the files already have this content");
    await files.write(changes);
    const edited = changes.map(({ path, kind }) => ({ path, kind }));
    return { ...written("all edits fit the files, and the files were written", files), edited };
  });
}

export interface NamedBlock extends CodeBlock {
  readonly path: string;
}

/**
 * Saves a block's code as the file that the block names. The rules for files are those of edits. An empty block creates
 * an empty file, such as `__init__.py`, but never empties one.
 */
export function saveBlock(
  { code, path: name }: NamedBlock,
  { run, why }: { readonly run: RunQuietly; readonly why: string },
): Promise<Execution> {
  return withFiles(run, async (files) => {
    const path = (await namesWithin([name], files))(name);
    const fault = faultOf(path);
    if (fault !== null) return refusedExecution("refused", fault);
    const there = (await files.read([path])).get(path);
    if (code.trim() === "" && there !== undefined)
      return refusedExecution("empty", "the block is empty, and the file that it names exists");
    const mode = there?.mode ?? newFileMode;
    await files.write([{ kind: "changed", path, content: toBytes(code), mode }]);
    return { ...written(why, files), file: path, saved: path };
  });
}

async function withFiles(run: RunQuietly, work: (files: SandboxFiles) => Promise<Execution>) {
  const files = new SandboxFiles(run);
  try {
    return await work(files);
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

/** Accepts `./a.py`, and absolute names below the workspace's folder. Only the sandbox knows that folder. */
async function namesWithin(names: readonly string[], files: SandboxFiles): Promise<(name: string) => string> {
  if (!names.some((name) => name.startsWith("/"))) return fromRoot;
  const folder = `${await files.folder()}/`;
  return (name) => fromRoot(name.startsWith(folder) ? name.slice(folder.length) : name);
}

function faultOf(path: string): string | null {
  const fault = findPathFault(path);
  return fault === null ? null : `the file name ${JSON.stringify(truncateEnd(path, 200))} ${fault}`;
}

function written(evidence: string, { spent }: SandboxFiles): Execution {
  return { ...unrunExecution("exited", evidence), exitCode: 0, ...spent };
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
  const { length: chars } = execution.stderr.text;
  const order = chars === 0 ? [] : [{ stream: "stderr" as const, chars }];
  return { ...execution, ...spent, file: null, stdout, order };
}
