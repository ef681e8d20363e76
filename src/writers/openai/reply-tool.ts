import { z } from "zod";
import { parseJson } from "../../format/json.js";
import { fence } from "../../markdown/fence.js";
import { strictJsonSchema } from "../../facts/decision.js";
import type { AnswerTool } from "./asked.js";

const block = z.object({
  language: z.string().describe("The language of the code, as written after a fence."),
  filename: z.string().nullable().describe("A name for the block's file, or null."),
  code: z.string().describe("The code."),
});

const answer = z.object({
  words: z.string().describe("What you say, in Markdown without code fences; may be empty."),
  blocks: z.array(block).describe("The code blocks of the answer, in order; empty if you answer in words."),
});

/** Lets the model answer with a function call, for models that do this better than code fences. */
export const replyTool: AnswerTool = {
  name: "reply",
  description:
    "Your answer. The rules for fenced code blocks apply to `blocks`: each code block is one item, also a `json` block with a decision.",
  schema: strictJsonSchema(answer),
  /** Turns the call into the same reply as Markdown; null if it is not a reply. */
  textOf(called) {
    const { data } = answer.safeParse(parseJson(called));
    if (data === undefined) return null;
    const fences = data.blocks.map(({ language, filename, code }) => named(fence(code, language), filename));
    return [data.words, ...fences].filter((part) => part.trim() !== "").join("\n\n") || null;
  },
};

/** Adds the file name to the fence, unless the name could break the fence's first line. */
function named(block: string, filename: string | null): string {
  return filename === null || !/^[^"\r\n`]+$/.test(filename)
    ? block
    : block.replace("\n", () => ` filename="${filename}"\n`);
}
