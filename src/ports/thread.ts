import { z } from "zod";
import { described, type Described, text } from "./described.js";

/** What somebody said before. */
export const threadMessage = described(() =>
  z.object({
    /** Who; `assistant`: the writer itself. */
    author: text(),
    /** Markdown. */
    text: text(),
  }),
);

export interface ThreadMessage extends Described<typeof threadMessage> {}
