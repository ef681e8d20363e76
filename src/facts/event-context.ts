import { z } from "zod";
import { count, described, type Described, text } from "./described.js";

/** What the model was shown of a GitHub event beside the task. */
export const eventContext = described(() =>
  z.object({
    /** Markdown. What other people wrote is in fences named `data`. */
    text: text(),
    /** Each part that the text has, with its estimated tokens. */
    included: z.array(z.object({ what: text(), tokens: count() })),
    /** Each part that is shortened or missing, and why. */
    cut: z.array(z.object({ what: text(), why: text() })),
  }),
);

export interface EventContext extends Described<typeof eventContext> {}
