import { z } from "zod";
import { type Described, text } from "./described.js";

/** What somebody said before. */
export const threadMessage = z.object({
  /** Who; `assistant`: the writer itself. */
  author: text,
  /** Markdown. */
  text,
});

export interface ThreadMessage extends Described<typeof threadMessage> {}
