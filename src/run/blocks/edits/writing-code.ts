import { foldersOf } from "../../../files/paths.js";
import type { DraftFile, FileChange } from "./draft.js";
import { pathWord } from "../../../format/shell-word.js";

/**
 * The script that writes all files or none. It first writes complete files into a folder beside the workspace's. Then
 * it creates and checks folders. Only then does it rename each file to its place. So if a link appears in the meantime,
 * it is replaced and not followed.
 */
export function writingCode(changes: readonly FileChange[]): string {
  const written = changes.flatMap((change) => (change.kind === "deleted" ? [] : [change]));
  const deleted = changes.flatMap(({ kind, path }) => (kind === "deleted" ? [path] : []));
  const folders = [...new Set(changes.map(({ path }) => foldersOf(path).at(-1) ?? "."))];
  const newFolders = [...new Set(written.flatMap(({ path }) => foldersOf(path).at(-1) ?? []))];
  return [
    "set -e",
    'stage=$(mktemp -d "./.edit.XXXXXX")',
    "trap 'rm -rf \"$stage\"' EXIT",
    ...written.map(staged),
    ...newFolders.map((folder) => `mkdir -p ${pathWord(folder)}`),
    ...folders.map(
      (folder) => `[ -w ${pathWord(folder)} ] || { echo ${pathWord(folder)} is not writable >&2; exit 1; }`,
    ),
    ...written.map(({ path }, index) => `mv -f "$stage/${index}" ${pathWord(path)}`),
    ...deleted.map((path) => `rm -f ${pathWord(path)}`),
    ...written.flatMap(({ path }) => forgettingBytecode(path)),
    "",
  ].join("\n");
}

/** Removes old bytecode. Python would use it if the new source has the same length and second. */
function forgettingBytecode(path: string): readonly string[] {
  const [, folder = "", stem] = /^(.*\/)?([^/]+)\.py$/.exec(path) ?? [];
  return stem === undefined ? [] : [`rm -f ${pathWord(`${folder}__pycache__/${stem}`)}.*.pyc`];
}

function staged({ content, mode }: DraftFile, index: number): string {
  const base64 = Buffer.from(content, "latin1").toString("base64");
  const lines = (base64.match(/.{1,76}/g) ?? []).join("\n");
  const text = lines === "" ? "" : `${lines}\n`;
  return `base64 -d >"$stage/${index}" <<'end'\n${text}end\nchmod ${mode.toString(8)} "$stage/${index}"`;
}
