/** The text after a fence's backticks. */
export interface Info {
  /** The first word in lower case: `python` of `python`, `{.python}`, `{python, echo=FALSE}`, `python,ignore`. */
  readonly language: string;
  /** The part after a colon in that word: `main.py` of `python:main.py`. Absent: none. */
  readonly suffix?: string;
  /** The other words, and names with a value: `title="a.py"`, `{"ignore": "true"}`. A single word has the value "". */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** One item. Commas, blanks and braces separate items. A value follows `=` or `:` and may be in quotes. */
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

/** `python3.11` becomes `python`, and `c++17` becomes `c++`; `python3` stays. */
function withoutVersion(word: string): string {
  const found = /^([a-z]+?)[-@]?\d{1,3}(?:\.\d{1,3})+$/.exec(word) ?? /^(c\+\+|cpp|c)\d\d$/.exec(word);
  return found?.[1] ?? word;
}

/** The value of the first attribute with one of these names. Undefined if there is none. */
export function attributeOf({ attributes }: Info, ...names: readonly string[]): string | undefined {
  return attributes.find(({ name, value }) => value !== "" && names.includes(name))?.value;
}

function unquoted(text: string): string {
  return /^["']/.test(text) ? text.slice(1, -1) : text;
}
