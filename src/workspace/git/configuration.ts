import type { FoundRepository } from "./find-repository.js";
import { OwnGit } from "./own-git.js";

/** The git configuration that agent-exec uses. It says how to compare files, and names no program. */
export interface Configuration {
  /** The text for a git folder's `config`. */
  readonly text: string;
  /** The user's own list of ignored files. Null: git's default. */
  readonly excludesFile: string | null;
  /** How git converts line ends, as pairs of key and value. */
  readonly conversions: readonly (readonly [string, string])[];
  /** Filters that git would run here, such as `lfs`. */
  readonly filters: ReadonlySet<string>;
}

const words = /^[\w-]{0,40}$/;
const core = ["ignorecase", "filemode", "symlinks", "precomposeunicode", "autocrlf", "eol"];
const extensions = ["objectformat", "refstorage"];

/** Asks git for its whole configuration, with the repository's own git folder. This starts nothing. */
export async function readConfiguration(
  { gitDir, commonDir, root }: FoundRepository,
  folder: string,
): Promise<Configuration> {
  const git = new OwnGit({ gitFolder: gitDir, workTree: root, folder }, { hasOwnConfiguration: true });
  const records = await git.records(["config", "-z", "--list"]);
  const values = new Map<string, string>();
  const filters = new Set<string>();
  for (const { text } of records) {
    const end = text.indexOf("\n");
    const [key, value] = end === -1 ? [text, "true"] : [text.slice(0, end), text.slice(end + 1)];
    values.set(key, value);
    const filter = /^filter\.([^]*)\.(?:clean|smudge|process)$/.exec(key)?.[1];
    if (filter !== undefined && value !== "") filters.add(filter);
  }
  if (gitDir === commonDir && /^(?:true|yes|on|1)$/i.test(values.get("core.bare") ?? ""))
    throw new Error("it is a bare repository, so it has no files");
  const taken = (section: string, names: readonly string[]): readonly (readonly [string, string])[] =>
    names.flatMap((name) => {
      const value = values.get(`${section}.${name}`);
      return value !== undefined && words.test(value) ? [[name, value] as const] : [];
    });
  const lines = (pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([name, value]) => `\t${name} = ${value}\n`).join("");
  const more = taken("extensions", extensions);
  const version = more.length === 0 ? 0 : 1;
  return {
    text: `[core]\n\trepositoryformatversion = ${version}\n${lines(taken("core", core))}[extensions]\n${lines(more)}`,
    excludesFile: values.get("core.excludesfile") ?? null,
    conversions: taken("core", ["autocrlf", "eol"]).map(([name, value]) => [`core.${name}`, value] as const),
    filters,
  };
}
