import type { WorkspaceFile } from "../ports/workspace.js";

/** Files by their paths, relative to the workspace with `/`; or as the port has them, for what is large. */
export type GivenFiles = Readonly<Record<string, string | Uint8Array>> | AsyncIterable<WorkspaceFile>;

/** The files as the port has them. */
export function filesOf(files: GivenFiles): AsyncIterable<WorkspaceFile> {
  return isStream(files) ? files : entriesOf(files);
}

function isStream(files: GivenFiles): files is AsyncIterable<WorkspaceFile> {
  return Symbol.asyncIterator in files;
}

async function* entriesOf(
  files: Readonly<Record<string, string | Uint8Array>>,
): AsyncGenerator<WorkspaceFile> {
  for (const [path, given] of Object.entries(files)) {
    const bytes = typeof given === "string" ? Buffer.from(given) : given;
    yield { kind: "file", path, bytes: bytes.length, isExecutable: false, content: contentOf(bytes) };
  }
}

async function* contentOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
