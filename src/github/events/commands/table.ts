/**
 * Whether a command accepts the text after its word. `no`: the text is not the command but a task that begins with this
 * word.
 */
type Fit = "yes" | "wrong" | "no";

interface CommandRow {
  /** The argument's placeholder in the help. "" if there is no argument. */
  readonly argument: string;
  /** The text after a colon. */
  readonly help: string;
  readonly fits: (argument: string) => Fit;
  /** The sentence that is shown if the argument is wrong. */
  readonly needs?: string;
  /** Present if the command needs a run. Absent: a comment answers it. */
  readonly startsRun?: true;
  /** Present if a task's options may follow. */
  readonly takesOptions?: true;
}

const bare = { argument: "", fits: (argument: string): Fit => (argument === "" ? "yes" : "no") };

/** If not all words are names of documents, the text is a task: `exec the tests again`. */
function documentsFit(argument: string): Fit {
  const words = argument.split(/\s+/);
  if (argument === "" || words.every((word) => isDocument.test(word))) return "yes";
  return words.length > 1 && !words.some((word) => isDocument.test(word)) ? "no" : "wrong";
}

/** Matches a Markdown file, a glob or a folder. */
const isDocument = /^(?!.*\.\.)[^-/].*(?:\.(?:md|markdown|mdx|qmd|rmd)|\*|\/)$/i;

/** If there are several words, the text is a task: `approve the proposal in the issue`. */
function hashFit(argument: string): Fit {
  if (/^`?[0-9a-f]{64}`?$/i.test(argument)) return "yes";
  return /\s/.test(argument) ? "no" : "wrong";
}

const commands = {
  retry: { ...bare, help: "run the last task of this thread again.", startsRun: true, takesOptions: true },
  cancel: { ...bare, help: "end the run of this thread that is in progress." },
  approve: {
    argument: "HASH",
    help: "run the code that waits for your approval in this thread, and no other. Copy HASH from its report.",
    fits: hashFit,
    needs: "`approve` needs the hash of the waiting code, 64 hexadecimal digits from the run's report.",
    startsRun: true,
  },
  feedback: {
    argument: "TEXT",
    help: "run no waiting code, and tell the model what to change.",
    fits: (argument) => (argument === "" ? "wrong" : "yes"),
    needs: "`feedback` needs your words.",
    startsRun: true,
  },
  reject: { ...bare, help: "end the run that waits for an approval.", startsRun: true },
  apply: {
    ...bare,
    help: "open or update a pull request with the newest change of this thread that passed.",
  },
  prove: {
    ...bare,
    help: "find out whether the tests of this pull request prove its change. This uses no model.",
  },
  exec: {
    argument: "[FILES]",
    help: "run the code blocks of Markdown files, by default of `README.md` and `docs/`. This uses no model.",
    fits: documentsFit,
    needs: "`exec` needs Markdown files, folders that end in `/`, or globs that end in `*` or `.md`.",
    startsRun: true,
  },
  help: { ...bare, help: "show this help." },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type CommandName = keyof typeof commands;

export type RunCommandName = {
  [Name in CommandName]: (typeof commands)[Name] extends { readonly startsRun: true } ? Name : never;
}[CommandName];

/** The commands for comments, in the order of the help. */
export const commandRows: Readonly<Record<string, CommandRow>> = commands;

/** A command as people write it, such as `approve HASH`. */
export function written(name: string): string {
  const { argument = "" } = commandRows[name] ?? {};
  return argument === "" ? name : `${name} ${argument}`;
}
