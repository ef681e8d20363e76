/**
 * The options that a comment can choose for its run. None of them may concern security, because people hardly read such
 * comments.
 */
export interface AskedOptions {
  readonly model?: string;
  readonly maxTurns?: number;
}

interface OptionRow {
  /** The placeholder for the value. */
  readonly value: string;
  readonly help: string;
  /** Reads the value. Null if it has another form. */
  readonly read: (value: string) => AskedOptions | null;
}

/** The options that a comment can write before its task. */
export const options: Readonly<Record<string, OptionRow>> = {
  model: {
    value: "NAME",
    help: "ask this model",
    read: (model) => ({ model }),
  },
  "max-turns": {
    value: "N",
    help: "accept at most N replies of the model",
    read: (value) => (/^[1-9]\d{0,4}$/.test(value) ? { maxTurns: Number(value) } : null),
  },
};

export interface ReadOptions {
  readonly options: AskedOptions;
  /** The text after the options. */
  readonly rest: string;
  /** What is wrong with an option, as a sentence. Null if nothing is. */
  readonly problem: string | null;
}

/**
 * Reads options from the beginning of a text: `--model NAME` or `--model=NAME`. A long dash counts too, because phones
 * write it for two short ones.
 */
export function readOptions(text: string): ReadOptions {
  let rest = text;
  let found: AskedOptions = {};
  for (;;) {
    const match = /^(?:--|[—–])([a-z][\w-]{0,40})(?:=|[ \t]+(?![ \t])|(?=\s|$))/i.exec(rest);
    if (match === null) return { options: found, rest, problem: null };
    const name = (match[1] ?? "").toLowerCase();
    const row = Object.hasOwn(options, name) ? options[name] : undefined;
    const wrong = (problem: string) => ({ options: found, rest, problem: `\`--${name}\` ${problem}` });
    if (row === undefined) return wrong("cannot be used in a comment.");
    const behind = rest.slice(match[0].length);
    const value = /^\S*/.exec(behind)?.[0] ?? "";
    const read = value === "" ? null : row.read(value);
    if (read === null) return wrong(`needs a value, as in \`--${name} ${row.value}\`.`);
    found = { ...found, ...read };
    rest = behind.slice(value.length).trimStart();
  }
}
