import type { CodeBlock } from "../../../facts/block.js";
import type { Execution } from "../../../facts/execution.js";
import { redactValue } from "../../../redaction/redact-value.js";
import type { Span } from "../../../redaction/secret-spans.js";

/** Replaces the name of the file of `run`, the block that the executor ran, with the document's name in output. */
export function placedOutput(
  run: Pick<CodeBlock, "sha256">,
  name: string,
  onOutput: (stream: "stdout" | "stderr", text: string) => void = () => undefined,
) {
  const find = (text: string): readonly Span[] => filesIn(text, run.sha256.slice(0, 16), name);
  const replaced = (text: string): string => String(redactValue(text, find));
  const held = { stdout: "", stderr: "" };
  return {
    result: ({ stdout, stderr, order, ...rest }: Execution): Execution => ({
      ...rest,
      ...(redactValue({ stdout, stderr, order }, find) as Pick<Execution, "stdout" | "stderr" | "order">),
    }),
    /** Takes a piece of output. `end` returns the rest. */
    push(stream: "stdout" | "stderr", text: string): void {
      const all = held[stream] + text;
      // A name may be split between two pieces. So the last word is kept back.
      const lastWord = /[\w./:-]{1,300}$/.exec(all.slice(-300))?.[0] ?? "";
      held[stream] = lastWord;
      const told = replaced(all.slice(0, all.length - lastWord.length));
      if (told !== "") onOutput(stream, told);
    },
    end(): void {
      for (const stream of ["stdout", "stderr"] as const) {
        if (held[stream] !== "") onOutput(stream, replaced(held[stream]));
        held[stream] = "";
      }
    },
  };
}

/** Finds the generated file names with this hash, with their folders and endings. */
function filesIn(text: string, hash: string, by: string): Span[] {
  const spans: Span[] = [];
  const token = `tmp_code_${hash}`;
  for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + token.length)) {
    let start = at;
    while (start > (spans.at(-1)?.end ?? 0) && /[\w./-]/.test(text[start - 1]!)) start -= 1;
    if (text.slice(0, start).endsWith("file:")) start -= "file:".length;
    let end = at + token.length;
    const ending = /^\.[A-Za-z]{1,5}(?![A-Za-z])/.exec(text.slice(end, end + 8))?.[0] ?? "";
    end += ending.length;
    spans.push({ start, end, by });
  }
  return spans;
}
