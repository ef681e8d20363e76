/** Whether a command accepts the text after its word. `no`: the text is a task that begins with this word. */
type Fit = "yes" | "wrong" | "no";

interface CommandRow {
  /** The placeholder for the argument in the help; "" for none. */
  readonly argument: string;
  /** The text after a colon. */
  readonly help: string;
  readonly fits: (argument: string) => Fit;
  /** The sentence that is shown if the argument is wrong. */
  readonly needs?: string;
  /** Whether it needs a run. Absent: a comment answers it. */
  readonly startsRun?: true;
  /** Whether the options of a task may follow. */
  readonly takesOptions?: true;
}

const bare = { argument: "", fits: (argument: string): Fit => (argument === "" ? "yes" : "no") };

/** Words that are not all names of documents are a task: `exec the tests again`. */
function documentsFit(argument: string): Fit {
  const words = argument.split(/\s+/);
  if (argument === "" || words.every((word) => isDocument.test(word))) return "yes";
  return words.length > 1 && !words.some((word) => isDocument.test(word)) ? "no" : "wrong";
}

/** A Markdown file, a glob or a folder. */
const isDocument = /^(?!.*\.\.)[^-/].*(?:\.(?:md|markdown|mdx|qmd|rmd)|\*|\/)$/i;

/** Several words are a task: `approve the proposal in the issue`. */
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
    needs: "`approve` needs the hash of the waiting code, 64 digits from its report.",
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

/** The commands that start a run. */
export type RunCommandName = {
  [Name in CommandName]: (typeof commands)[Name] extends { readonly startsRun: true } ? Name : never;
}[CommandName];

/** The commands of a comment besides a task, in the order of the help. */
export const commandRows: Readonly<Record<string, CommandRow>> = commands;

/** `approve HASH`. */
export function written(name: string): string {
  const { argument = "" } = commandRows[name] ?? {};
  return argument === "" ? name : `${name} ${argument}`;
}
