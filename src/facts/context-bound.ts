import { z } from "zod";
import { count, described } from "./described.js";

/**
 * Which part of the conversation the writer is shown: the last turns, the first and the last ones, or as many of the last as
 * fit. A turn is a reply with what came back of it. What the system says, the task and the last turn always stay.
 */
export const contextBound = described(() =>
  z.discriminatedUnion("keep", [
    z.object({ keep: z.literal("last"), turns: count() }),
    z.object({ keep: z.literal("head-tail"), head: count(), tail: count() }),
    z.object({ keep: z.literal("tokens"), tokens: count() }),
  ]),
);

export type ContextBound = z.output<ReturnType<typeof contextBound>>;
