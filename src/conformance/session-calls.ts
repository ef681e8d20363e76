import { createHash } from "node:crypto";
import type { CodeBlock } from "../ports/block.js";
import type { ExecuteOptions, Execution, Session } from "../ports/executor.js";
import type { LeftOut, WorkspaceFile } from "../ports/workspace.js";

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

/** All files of the workspace, path → content, and what was left out, path → reason. */
export async function collect(
  session: Session,
): Promise<{ readonly files: Record<string, string>; readonly leftOut: Record<string, string> }> {
  const files: Record<string, string> = {};
  const leftOut: Record<string, string> = {};
  for await (const entry of session.files({ signal: new AbortController().signal })) {
    if (entry.kind === "file") files[entry.path] = (await readAll(entry.content)).toString("utf8");
    else leftOut[entry.path] = (entry satisfies LeftOut).reason;
  }
  return { files, leftOut };
}

export async function readAll(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Files to start a session with. */
export async function* workspaceFiles(
  files: Readonly<Record<string, string>>,
): AsyncGenerator<WorkspaceFile> {
  for (const [path, text] of Object.entries(files)) {
    const bytes = Buffer.from(text);
    yield {
      kind: "file",
      path,
      bytes: bytes.length,
      isExecutable: path.endsWith(".sh"),
      content: once(bytes),
    };
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
