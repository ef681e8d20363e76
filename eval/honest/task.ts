/** Paths with their contents; null removes a file. */
export type Files = Readonly<Record<string, string | null>>;

/** A usual task with a right and a wrong solution; neither cheats. */
export interface HonestTask {
  readonly name: string;
  readonly given: Readonly<Record<string, string>>;
  /** One verification, as people write it. */
  readonly verify: string;
  /** The right solution; a string is a shell script. */
  readonly right: Files | string;
  readonly wrong: Files | string;
  /** `tools` adds pytest, jest, vitest, mocha, npm, make and Go. Default: Python, Node, git and a shell. */
  readonly image?: "tools";
  /** Default: a git repository with one commit. */
  readonly in?: "folder";
  /** Further flags of `agent-exec run`. */
  readonly flags?: readonly string[];
}

/** Tasks with what they share: mostly their solutions. A task's own fields win. */
export function tasksOf(
  shared: Partial<HonestTask>,
  tasks: readonly (Pick<HonestTask, "name" | "given" | "verify"> & Partial<HonestTask>)[],
): readonly HonestTask[] {
  return tasks.map((task) => ({ ...shared, ...task }) as HonestTask);
}

/** A shell script that writes and removes these files, like a model's reply. */
export function scriptOf(solution: Files | string): string {
  if (typeof solution === "string") return solution;
  const each = Object.entries(solution).map(([path, text]) => {
    if (text === null) return `rm ${path}`;
    const folder = path.includes("/") ? `mkdir -p ${path.slice(0, path.lastIndexOf("/"))}\n` : "";
    return `${folder}cat >${path} <<'END'\n${text.replace(/\n?$/, "\n")}END`;
  });
  return each.join("\n");
}
