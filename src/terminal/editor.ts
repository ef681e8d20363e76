import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CodeBlock, withCode } from "../facts/block.js";

/**
 * Lets a person change blocks in an editor. Each block is a file in a private folder, which is removed afterwards.
 * @param editor a shell command that gets the files as its arguments
 * @throws Error if the editor does not end with 0. If the signal aborts, the editor ends, and the error is the signal's
 * reason or the editor's.
 */
export async function editInEditor(
  blocks: readonly CodeBlock[],
  { editor, signal }: { readonly editor: string; readonly signal: AbortSignal },
): Promise<readonly CodeBlock[]> {
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-edit-"));
  try {
    const files = blocks.map(({ language }, index) => join(folder, fileName(language, index)));
    for (const [index, file] of files.entries()) await writeFile(file, blocks[index]!.code, { mode: 0o600 });
    const child = spawn("sh", ["-c", `${editor} "$@"`, "sh", ...files], { stdio: "inherit", signal });
    const [exitCode, name] = (await once(child, "exit")) as [number | null, string | null];
    if (exitCode !== 0) throw new Error(`the editor (${editor}) ended with ${exitCode ?? name}.`);
    const codes = await Promise.all(files.map((file) => readFile(file, "utf8")));
    return blocks.map((block, index) => withCode(block, codes[index]!));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file endings of the languages. With them the editor highlights the code. */
const ends: Readonly<Record<string, string>> = {
  python: "py",
  javascript: "js",
  typescript: "ts",
  bash: "sh",
  shell: "sh",
  ruby: "rb",
};

function fileName(language: string, index: number): string {
  const word = /^[a-z0-9]{1,20}$/.test(language) ? language : "txt";
  return `block-${index + 1}.${(Object.hasOwn(ends, word) && ends[word]) || word}`;
}
