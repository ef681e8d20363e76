import { contentOf } from "../files/content.js";
import type { WorkspaceFile } from "../ports/workspace.js";

/**
 * Files by their paths. A path is relative to the workspace and uses `/`. For large files, pass an async iterable
 * instead.
 */
export type GivenFiles = Readonly<Record<string, string | Uint8Array>> | AsyncIterable<WorkspaceFile>;

export function filesOf(files: GivenFiles): AsyncIterable<WorkspaceFile> {
  return isStream(files) ? files : entriesOf(files, Date.now());
}

function isStream(files: GivenFiles): files is AsyncIterable<WorkspaceFile> {
  return Symbol.asyncIterator in files;
}

async function* entriesOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  modifiedAt: number,
): AsyncGenerator<WorkspaceFile> {
  for (const [path, given] of Object.entries(files)) {
    const bytes = typeof given === "string" ? Buffer.from(given) : given;
    const content = contentOf(bytes);
    yield { kind: "file", path, bytes: bytes.length, isExecutable: false, modifiedAt, content };
  }
}
