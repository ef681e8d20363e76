import { createHash } from "node:crypto";
import type { CodeBlock } from "../facts/block.js";
import type { ExecuteOptions, Session } from "../ports/executor.js";
import type { Execution } from "../facts/execution.js";
import type { ChangedEntry, WorkspaceFile } from "../ports/workspace.js";

export function block(language: string, code: string, path: string | null = null): CodeBlock {
  return { language, code, path, sha256: createHash("sha256").update(code).digest("hex") };
}

/** Runs one block with 10 s and nothing that cancels it, unless told otherwise. */
export function execute(
  session: Session,
  what: CodeBlock,
  options: Partial<ExecuteOptions> = {},
): Promise<Execution> {
  return session.execute(what, { timeoutMs: 10_000, signal: new AbortController().signal, ...options });
}

/** Has one command decide, under the same terms. */
export function verify(
  session: Session,
  command: string,
  options: Partial<ExecuteOptions> = {},
): Promise<Execution> {
  return session.verify(command, { timeoutMs: 10_000, signal: new AbortController().signal, ...options });
}

/** Runs shell code that must pass, and returns what it wrote to standard output. */
export function shell(session: Session, code: string): Promise<string> {
  return mustPass(session, block("sh", code));
}

/** Runs Python code that must pass, and returns what it wrote to standard output. */
export function python(session: Session, code: string): Promise<string> {
  return mustPass(session, block("python", code));
}

/** A file's content as the code sees it. */
export function readText(session: Session, path: string): Promise<string> {
  return python(session, `print(open(${JSON.stringify(path)}).read(), end="")\n`);
}

/** A command of the shell that sleeps, where there may be none of that name. */
export function sleep(seconds: number): string {
  return `python3 -c 'import time; time.sleep(${seconds})'`;
}

async function mustPass(session: Session, what: CodeBlock): Promise<string> {
  const execution = await execute(session, what);
  if (execution.ending !== "exited" || execution.exitCode !== 0) {
    throw new Error(
      `${execution.ending} ${execution.exitCode} (${execution.evidence}): ${execution.stdout.text}${execution.stderr.text}`,
    );
  }
  return execution.stdout.text;
}

/** What differs in a workspace from what it began with. */
export interface Collected {
  /** Path → content. */
  readonly files: Record<string, string>;
  /** Path → reason. */
  readonly leftOut: Record<string, string>;
  /** Path → target; absent: none. */
  readonly links?: Record<string, string>;
  /** Sorted; absent: none. */
  readonly deleted?: readonly string[];
}

export async function collect(session: Session): Promise<Collected> {
  const files: Record<string, string> = {};
  const leftOut: Record<string, string> = {};
  const links: Record<string, string> = {};
  const deleted: string[] = [];
  for await (const entry of session.files({ signal: new AbortController().signal })) {
    if (entry.kind === "file") files[entry.path] = (await readAll(entry.content)).toString("utf8");
    else if (entry.kind === "left-out") leftOut[entry.path] = entry.reason;
    else if (entry.kind === "link") links[entry.path] = entry.target;
    else deleted.push(entry.path);
  }
  return {
    files,
    leftOut,
    ...(Object.keys(links).length > 0 && { links }),
    ...(deleted.length > 0 && { deleted: deleted.toSorted() }),
  };
}

export async function readAll(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Entries to start a session with: a text is a file's, `{ target }` a link, null a deletion; a name that ends in `.sh` is
 * an executable one's.
 */
export type Entries = Readonly<Record<string, string | { readonly target: string } | null>>;

/** Files and links to start a session with. */
export async function* workspaceFiles(entries: Entries): AsyncGenerator<WorkspaceFile> {
  for await (const entry of workspaceChanges(entries)) if (entry.kind !== "deleted") yield entry;
}

/** Changes to start a session with. */
export async function* workspaceChanges(entries: Entries): AsyncGenerator<ChangedEntry> {
  for (const [path, entry] of Object.entries(entries)) {
    if (entry === null) yield { kind: "deleted", path };
    else if (typeof entry === "object") yield { kind: "link", path, ...entry };
    else {
      const bytes = Buffer.from(entry);
      const isExecutable = path.endsWith(".sh");
      yield { kind: "file", path, bytes: bytes.length, isExecutable, content: once(bytes) };
    }
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** What a person would have seen: both streams in order of arrival. */
export function inOrder(execution: Execution): string {
  const position = { stdout: 0, stderr: 0 };
  return execution.order
    .map(({ stream, chars }) => {
      const start = position[stream];
      position[stream] += chars;
      return execution[stream].text.slice(start, start + chars);
    })
    .join("");
}
