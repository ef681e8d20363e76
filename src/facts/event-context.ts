import { z } from "zod";
import { imageFacts } from "./image.js";
import { count, described, type Described, text } from "./described.js";

/** The part of a GitHub event that the model gets in addition to the task. */
export const eventContext = described(() =>
  z.object({
    /** Markdown. Text by other people is in fences marked `data`. */
    text: text(),
    /** Each part of the text, with its estimated tokens. */
    included: z.array(z.object({ what: text(), tokens: count() })),
    /** Each part that is shortened or missing, with the reason. */
    cut: z.array(z.object({ what: text(), why: text() })),
    /** The images that the model gets with the text. Their contents are files in the run's folder. Absent: none. */
    images: z.array(imageFacts()).exactOptional(),
  }),
);

export interface EventContext extends Described<typeof eventContext> {}
