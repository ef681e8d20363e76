/** What stands behind a fence's backticks, as people write it. */
export interface Info {
  /** The first word in lower case: `python` of `python`, `{.python}`, `{python, echo=FALSE}`, `python,ignore`. */
  readonly language: string;
  /** What follows a colon in that word: `main.py` of `python:main.py`. Absent: nothing. */
  readonly suffix?: string;
  /** The words behind it, and names with a value: `title="a.py"`, `{"ignore": "true"}`. A word alone has the value "". */
  readonly attributes: readonly Attribute[];
}

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Commas, blanks and braces separate; a value stands behind `=` or `:` and may be quoted. */
const item = /("[^"]*"|'[^']*'|[^\s,{}=:"']+)(?:[=:]\s*("[^"]*"|'[^']*'|[^\s,{}"']*))?/g;

export function parseInfo(info: string): Info {
  const items = info.replace(/ ?= ?/g, "=").matchAll(item);
  const [first, ...attributes] = [...items].map(([, name = "", value = ""]) => ({
    name: unquoted(name).replace(/^\./, ""),
    value: unquoted(value),
  }));
  const language = withoutVersion((first?.name ?? "").toLowerCase());
  return { language, ...(first?.value && { suffix: first.value }), attributes };
}

/** `python3.11` is `python` and `c++17` is `c++`; `python3` is a word of its own. */
function withoutVersion(word: string): string {
  return (
    (/^([a-z]+?)[-@]?\d{1,3}(?:\.\d{1,3})+$/.exec(word) ?? /^(c\+\+|cpp|c)\d\d$/.exec(word))?.[1] ?? word
  );
}

/** The value of the first attribute of these names; undefined where there is none. */
export function attributeOf({ attributes }: Info, ...names: readonly string[]): string | undefined {
  return attributes.find(({ name, value }) => value !== "" && names.includes(name))?.value;
}

function unquoted(text: string): string {
  return /^["']/.test(text) ? text.slice(1, -1) : text;
}
