import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentOf } from "../../files/content.js";
import { AgentExecError } from "../../errors.js";
import { foldersOf } from "../../files/paths.js";
import { temporaryFolder } from "../../files/temporary-folder.js";
import { openRegular } from "../../files/safe-files.js";
import { listed, named } from "../../format/listed.js";
import type { ChangedEntry, WorkspaceFile } from "../../ports/workspace.js";
import { lookAt } from "../source/entries.js";
import { bytesAsTheyAre, createScratchRepository } from "../git/own-git.js";
import { orNotApplied, pathsOf } from "./patch-check.js";
import { isPlainPath } from "../names/path-names.js";

export interface PatchBase {
  /** The path of the files' folder in the repository, with a slash at its end. `""` for the root. */
  readonly patchPrefix: string;
  /** Yields at least the files and links at these paths, which begin at that folder. */
  files(paths: readonly string[]): AsyncIterable<WorkspaceFile>;
}

/**
 * Applies a patch, which may be a stranger's, to copies of the files that it changes, and yields the results. A content
 * is valid until the next entry is requested. No copy stays.
 * @param patch its absolute path
 * @throws NotApplied if git refuses it; AgentExecError `settings-invalid` if a path or a link leads out.
 */
export async function* patchedEntries(
  patch: string,
  source: PatchBase,
  { signal }: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<ChangedEntry> {
  await using folder = await temporaryFolder("agent-exec-patched-");
  const repository = await createScratchRepository(folder.path, signal && { signal });
  await repository.setAttributes(bytesAsTheyAre);
  const paths = pathsOf(await orNotApplied(repository.text(["apply", "--numstat", "-z", "--", patch])));
  const wanted = new Map(paths.map((path) => [inSource(path, source), path]));
  const tree = repository.place.workTree;
  await copyGiven(source, wanted, tree);
  await orNotApplied(repository.text(["apply", "--whitespace=nowarn", "--", patch]));
  const { files, links, unfit } = await lookAt(tree, paths);
  // A folder may have replaced a file.
  const folders = new Set(paths.flatMap(foldersOf));
  const odd = [...unfit].filter(([path]) => !folders.has(path));
  if (odd.length > 0) throw unfitEntries(odd);
  for (const [path, name] of wanted)
    if (!files.has(name) && !links.has(name)) yield { kind: "deleted", path };
  for (const [path, name] of wanted) {
    const target = links.get(name);
    if (target !== undefined) yield { kind: "link", path, target };
    else if (files.has(name)) yield await fileOf(tree, name, path);
  }
}

/** git's paths begin at the repository's root, but those of the source begin at its folder. */
function inSource(name: string, { patchPrefix }: PatchBase): string {
  const path = name.slice(patchPrefix.length);
  if (name.startsWith(patchPrefix) && isPlainPath(path)) return path;
  throw unfitEntries([[name, "not among the files that agent-exec gives to the code"]]);
}

async function copyGiven(
  source: PatchBase,
  wanted: ReadonlyMap<string, string>,
  tree: string,
): Promise<void> {
  for await (const entry of source.files([...wanted.keys()])) {
    const name = wanted.get(entry.path);
    if (name === undefined || entry.kind === "left-out") continue;
    const place = join(tree, name);
    await mkdir(dirname(place), { recursive: true });
    if (entry.kind === "link") await symlink(entry.target, place);
    else await writeFile(place, entry.content, { flag: "wx", mode: entry.isExecutable ? 0o755 : 0o644 });
  }
}

async function fileOf(tree: string, name: string, path: string): Promise<ChangedEntry> {
  await using handle = await openRegular(tree, name);
  if (handle === null) throw unfitEntries([[name, "not a regular file"]]);
  const { size: bytes, mode } = await handle.stat();
  const content = await handle.readFile();
  return { kind: "file", path, bytes, isExecutable: (mode & 0o111) !== 0, content: contentOf(content) };
}

function unfitEntries(unfit: readonly (readonly [path: string, reason: string])[]): AgentExecError {
  const each = unfit.map(([path, reason]) => `${named(path)} (${reason})`);
  return new AgentExecError(
    "settings-invalid",
    `The patch has entries that cannot be put into a workspace: ${listed(each)}.`,
    { nextStep: "Use an unchanged run folder, and read its patch before you apply the patch." },
  );
}
