import { bytesOf, contentOf } from "../files/content.js";
import { blockOf, type CodeBlock } from "../facts/block.js";
import type { ExecuteOptions, Session } from "../ports/executor.js";
import type { Execution } from "../facts/execution.js";
import type { ChangedEntry, WorkspaceFile } from "../ports/workspace.js";

export function block(language: string, code: string, path: string | null = null): CodeBlock {
  return blockOf({ language, code, path });
}

type Options = Partial<ExecuteOptions>;

const bounded = (options: Options = {}): ExecuteOptions => {
  return { timeoutMs: 10_000, signal: new AbortController().signal, ...options };
};

/** Runs one block. Default: a limit of 10 s and no abort. */
export function execute(session: Session, what: CodeBlock, options?: Options): Promise<Execution> {
  return session.execute(what, bounded(options));
}

/** Runs one verification, with the same defaults. */
export function verify(session: Session, command: string, options?: Options): Promise<Execution> {
  return session.verify(command, bounded(options));
}

/** Runs shell code that must pass, and returns its standard output. */
export function shell(session: Session, code: string): Promise<string> {
  return mustPass(session, block("sh", code));
}

/** Runs Python code that must pass, and returns its standard output. */
export function python(session: Session, code: string): Promise<string> {
  return mustPass(session, block("python", code));
}

/** The content of a file in the sandbox. */
export function readText(session: Session, path: string): Promise<string> {
  return python(session, `print(open(${JSON.stringify(path)}).read(), end="")\n`);
}

/** A shell command that sleeps, because `sleep` may be missing. */
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

/** The changes of a workspace. */
export interface Collected {
  /** Maps each path to its content. */
  readonly files: Record<string, string>;
  /** Maps each path to its reason. */
  readonly leftOut: Record<string, string>;
  /** Maps each link to its target; absent if there is no link. */
  readonly links?: Record<string, string>;
  /** The deleted paths, sorted. Absent: none. */
  readonly deleted?: readonly string[];
}

export async function collect(session: Session): Promise<Collected> {
  const files: Record<string, string> = {};
  const leftOut: Record<string, string> = {};
  const links: Record<string, string> = {};
  const deleted: string[] = [];
  for await (const entry of session.files({ signal: new AbortController().signal })) {
    if (entry.kind === "file") files[entry.path] = (await bytesOf(entry.content)).toString("utf8");
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

/** Entries for a session. A string is a file (`.sh`: executable), `{ target }` a link, and null a deletion. */
export type Entries = Readonly<Record<string, string | { readonly target: string } | null>>;

export async function* workspaceFiles(entries: Entries): AsyncGenerator<WorkspaceFile> {
  for await (const entry of workspaceChanges(entries)) if (entry.kind !== "deleted") yield entry;
}

export async function* workspaceChanges(entries: Entries): AsyncGenerator<ChangedEntry> {
  for (const [path, entry] of Object.entries(entries)) {
    if (entry === null) yield { kind: "deleted", path };
    else if (typeof entry === "object") yield { kind: "link", path, ...entry };
    else {
      const bytes = Buffer.from(entry);
      const isExecutable = path.endsWith(".sh");
      yield { kind: "file", path, bytes: bytes.length, isExecutable, content: contentOf(bytes) };
    }
  }
}

/** Both streams in order of arrival, as a terminal shows them. */
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
