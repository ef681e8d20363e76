/** 1 MiB: more is no answer to a question. */
const maxChars = 1024 ** 2;

/** The JSON of a text: the whole of it, or what stands in its first fence, or from its first bracket to its last. Undefined: none. */
export function jsonIn(text: string): unknown {
  const whole = text.slice(0, maxChars).trim();
  const [open = "", ...rest] = whole.split("\n");
  const end = rest.findIndex((line) => line.startsWith("```"));
  const fenced = open.startsWith("```") && end !== -1 ? rest.slice(0, end).join("\n") : "";
  const first = whole.search(/[[{]/);
  const last = Math.max(whole.lastIndexOf("]"), whole.lastIndexOf("}"));
  const bracketed = first === -1 ? "" : whole.slice(first, last + 1);
  for (const each of [whole, fenced, bracketed]) {
    try {
      return JSON.parse(each) as unknown;
    } catch {
      // The next form may be one.
    }
  }
  return undefined;
}
