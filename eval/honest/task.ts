/** Paths with their contents; null removes a file. */
export type Files = Readonly<Record<string, string | null>>;

/** A task as people have it, with a right and a wrong solution; nobody cheats. */
export interface HonestTask {
  readonly name: string;
  readonly given: Readonly<Record<string, string>>;
  /** One verification, as a person writes it. */
  readonly verify: string;
  /** What is written for it; a text is a script of the shell's. */
  readonly right: Files | string;
  readonly wrong: Files | string;
  /** `tools`: pytest, jest, vitest, mocha, npm, make and Go are there as well. Default: Python, Node, git and a shell. */
  readonly image?: "tools";
  /** Default: a git repository of one commit. */
  readonly in?: "folder";
  /** Why the right solution is still refused; absent for nearly all. Then only `npm run eval honest` tries it. */
  readonly refused?: string;
  /** Further flags of `agent-exec run`. */
  readonly flags?: readonly string[];
}

/** The shell's script that writes and removes files, as a model replies with one. */
export function scriptOf(solution: Files | string): string {
  if (typeof solution === "string") return solution;
  const each = Object.entries(solution).map(([path, text]) => {
    if (text === null) return `rm ${path}`;
    const folder = path.includes("/") ? `mkdir -p ${path.slice(0, path.lastIndexOf("/"))}\n` : "";
    return `${folder}cat >${path} <<'END'\n${text.replace(/\n?$/, "\n")}END`;
  });
  return each.join("\n");
}
