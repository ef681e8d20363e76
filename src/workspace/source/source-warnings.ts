import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";

/** Paths that the code does not get, or does not get completely, by reason. */
export interface Withheld {
  /** Untracked files that are named like secrets. */
  readonly secrets: readonly string[];
  /** Files that are named like secrets, but that the code gets. */
  readonly exposed: readonly string[];
  readonly modules: readonly string[];
  readonly foreign: readonly string[];
  readonly sparse: readonly string[];
  /** Names that are not UTF-8, contain a control character, are too long, or could mean `.git`. */
  readonly nameless: readonly string[];
  readonly pointers: readonly string[];
  /** With the reasons. */
  readonly unfit: ReadonlyMap<string, string>;
}

/** One sentence for each kind. It says how to fix the problem. */
export function warningsOf({ unfit, ...withheld }: Withheld): readonly string[] {
  const reasons = [...new Set(unfit.values())];
  return [
    told(withheld.secrets, {
      noun: "untracked file",
      are: ["looks like a secret", "look like secrets"],
      next: "If the code needs one of these files, `git add` the file.",
    }),
    told(withheld.exposed, {
      noun: "file",
      are: ["looks like a secret", "look like secrets"],
      next: "Set `workspace` to a folder without secrets, or to `repo`, which leaves these files out.",
      isGiven: true,
    }),
    told(withheld.modules, {
      noun: "submodule",
      are: ["is not checked out", "are not checked out"],
      next: "Run `git submodule update --init --recursive`. In a workflow, set `submodules: recursive` for actions/checkout, or `submodules: true` for agent-exec if you do not use actions/checkout.",
    }),
    told(withheld.foreign, {
      noun: "untracked folder",
      are: ["is a repository of its own", "are repositories of their own"],
      next: "To include one of these repositories, make it a submodule, or set `workspace` to its folder.",
    }),
    told(withheld.sparse, {
      noun: "tracked file",
      are: ["is outside of the sparse checkout", "are outside of the sparse checkout"],
      next: "`git sparse-checkout disable` adds all files.",
    }),
    told(withheld.nameless, {
      noun: "file",
      are: [
        "has a name that cannot be copied into the sandbox",
        "have names that cannot be copied into the sandbox",
      ],
      next:
        "If the code needs one of these files, rename the file. A name must be UTF-8 of at most 255 bytes, " +
        "must not contain control characters, and must not be a spelling of `.git`.",
    }),
    ...reasons.map((reason) =>
      told(
        [...unfit].filter(([, each]) => each === reason).map(([path]) => path),
        {
          noun: "entry",
          plural: "entries",
          are: [`is ${reason}`, `are each ${reason}`],
          next: "If the code needs one of these entries, put a regular file with the same content in its place.",
        },
      ),
    ),
    told(withheld.pointers, {
      noun: "file",
      are: ["contains only a git LFS pointer", "contain only git LFS pointers"],
      next: "Run `git lfs pull` to get the content. In a workflow, set `lfs: true` for actions/checkout.",
      isGiven: true,
    }),
  ].flat();
}

interface Words {
  readonly noun: string;
  readonly plural?: string;
  /** The verb for one file, and for several. */
  readonly are: readonly [string, string];
  readonly next: string;
  /** Whether the code gets these files anyway. Default: false. */
  readonly isGiven?: boolean;
}

function told(paths: readonly string[], { noun, plural, are, next, isGiven = false }: Words): string[] {
  if (paths.length === 0) return [];
  const is = are[paths.length === 1 ? 0 : 1];
  const effect = isGiven
    ? `the code gets ${paths.length === 1 ? "this file" : "these files"}`
    : `the code does not get ${paths.length === 1 ? "it" : "them"}`;
  const names = listed(paths.map(named));
  return [`${count(noun, paths.length, plural)} ${is}, and ${effect}: ${names}. ${next}`];
}
