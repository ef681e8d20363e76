import { tableOf } from "./table.js";

interface Row {
  /** What is wrong with the reply, in a sentence. */
  readonly why: string;
  /** What the writer is told to do instead. */
  readonly mend: string;
}

/** Why nothing of a whole reply is run, although its server calls it complete: a new fault is one row. */
export const replyFaults = tableOf<Row>()({
  "tool-call": {
    why: "The reply called a tool. There are no tools here, so nothing was run.",
    mend: "Write the commands or the code into fenced code blocks instead, for example a block that begins with ```sh.",
  },
  "bad-answer-call": {
    why: "The arguments of the call of `reply` could not be read, so nothing was run.",
    mend: "Call `reply` again, with `words` and `blocks`.",
  },
  "edit-outside-block": {
    why: "The reply has an edit outside of a code block, so nothing was run and no file was changed.",
    mend: "Write each edit into a fenced code block: a block `diff`, or a block with the SEARCH/REPLACE sections and the file's name alone on the line before it.",
  },
  "fence-in-fence": {
    why: "A line in a code block begins with a fence of the same length. The block's end is not clear, so nothing was run.",
    mend: "Answer again, and put four backticks around each block that has code fences in it.",
  },
});

export type ReplyFault = keyof typeof replyFaults;
