import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AgentExecError } from "../../errors.js";
import { named } from "../../format/listed.js";
import type { BaseEntry, BaseFiles } from "../../ports/base-files.js";
import { readBlobs } from "../git/blobs.js";
import { Repository } from "../git/repository.js";
import { linkFaults } from "../names/link-targets.js";
import { isPlainPath } from "../names/path-names.js";
import { bytesOf } from "../../files/content.js";
import { type TemporaryFolder, temporaryFolder } from "../../files/temporary-folder.js";

export interface CommitOptions {
  /** A folder in a checkout. Only the commit's files in this folder and below count. */
  readonly folder: string;
  /** The full hash, in hex. */
  readonly commit: string;
  /** The commit's name for people, such as "the pull request's base". */
  readonly words: string;
}

/** A commit's files from git's own store, as committed: no filter runs, LFS files are pointers. No submodules. */
export function commitFiles(options: CommitOptions): BaseFiles {
  const { commit, words } = options;
  let listing: Promise<Listing> | null = null;
  const listed = (): Promise<Listing> => (listing ??= listCommit(options));
  return {
    origin: `${words}, commit ${commit.slice(0, 12)}`,
    list: listed,
    async *read(paths) {
      const wanted = [...(await listed())].filter(([path]) => paths.has(path));
      const files = wanted.flatMap(([path, entry]) => (entry.kind === "file" ? [{ path, ...entry }] : []));
      let next = 0;
      await using repository = await Repository.open(options.folder);
      for await (const { content } of readBlobs(files, repository)) {
        const { kind, path, bytes, isExecutable } = files[next]!;
        yield { kind, path, bytes, isExecutable, content };
        next += 1;
      }
      if (next < files.length) throw missing(files[next]!.path, options);
      for (const [path, entry] of wanted)
        if (entry.kind === "link") yield { kind: entry.kind, path, target: entry.target };
    },
  };
}

/** Writes a commit's files to a temporary folder as git stores them, because no filter of the repository may run. */
export async function commitFolder(options: CommitOptions): Promise<TemporaryFolder> {
  const folder = await temporaryFolder("agent-exec-commit-");
  try {
    const files = commitFiles(options);
    const links: (readonly [string, string])[] = [];
    for await (const entry of files.read(new Set((await files.list()).keys()))) {
      const place = join(folder.path, entry.path);
      await mkdir(dirname(place), { recursive: true });
      if (entry.kind === "link") links.push([entry.target, place]);
      else await writeFile(place, entry.content, { mode: entry.isExecutable ? 0o755 : 0o644, flag: "wx" });
    }
    // Links come last, so that no file is written through a link.
    for (const [target, place] of links) await symlink(target, place);
    return folder;
  } catch (error) {
    await folder[Symbol.asyncDispose]();
    throw error;
  }
}

interface Hashed {
  /** In hex. */
  readonly hash: string;
}

type Listing = ReadonlyMap<string, BaseEntry & Hashed>;

/** A commit's files and links by path, each with the hash of its content. */
export async function listCommit(options: CommitOptions): Promise<Listing> {
  const { folder, commit } = options;
  await using repository = await Repository.open(folder);
  await requireCommit(repository, options);
  const records = await repository.records(["ls-tree", "-r", "-z", "-l", commit]);
  const found = records
    .filter(({ text, isText }) => isText && text.includes("\t"))
    .map(({ text }) => treeEntry(text))
    .filter(({ path }) => isPlainPath(path));
  const targets = await targetsOf(
    found.filter(({ mode }) => mode === linkMode),
    { ...options, repository },
  );
  const faultOf = linkFaults(targets);
  return new Map(
    found.flatMap(({ path, mode, hash, bytes }): [string, BaseEntry & Hashed][] => {
      const target = targets.get(path);
      if (target !== undefined) return faultOf(path) === null ? [[path, { kind: "link", target, hash }]] : [];
      if (!mode.startsWith("100")) return [];
      return [[path, { kind: "file", bytes, isExecutable: mode === "100755", hash }]];
    }),
  );
}

const linkMode = "120000";

/** Reads a line of `ls-tree -r -l`: `100644 blob <hash>    1234\t<path>`. */
function treeEntry(line: string) {
  const tab = line.indexOf("\t");
  const [mode = "", , hash = "", size = ""] = line.slice(0, tab).split(/ +/);
  return { mode, hash, bytes: Number(size), path: line.slice(tab + 1) };
}

async function targetsOf(
  links: readonly (Hashed & { readonly path: string })[],
  { repository, ...options }: CommitOptions & { readonly repository: Repository },
): Promise<ReadonlyMap<string, string>> {
  const targets: string[] = [];
  for await (const { content } of readBlobs(links, repository))
    targets.push((await bytesOf(content)).toString("utf8"));
  if (targets.length < links.length) throw missing(links[targets.length]!.path, options);
  return new Map(links.map(({ path }, index) => [path, targets[index]!]));
}

/** Checks that the commit is there. By default, actions/checkout fetches only one commit. */
async function requireCommit(repository: Repository, { commit, words }: CommitOptions): Promise<void> {
  const args = ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`];
  if ((await repository.text(args, { expected: [0, 1, 128] })).trim() === commit) return;
  const message = `Commit ${commit.slice(0, 12)}, ${words}, is missing. agent-exec builds images only from this commit.`;
  throw new AgentExecError("settings-invalid", message, {
    nextStep:
      "Set `fetch-depth: 0` for actions/checkout, or build the image in an earlier step and set `image` to its name.",
  });
}

function missing(path: string, { commit }: CommitOptions): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    `This clone does not have the content of ${named(path)} in commit ${commit.slice(0, 12)}.`,
    { nextStep: "Check out without a `filter`, so that git has every file." },
  );
}
