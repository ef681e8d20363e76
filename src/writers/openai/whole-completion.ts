import { z } from "zod";

/** A completion that is not streamed. It has `message` where a stream has `delta`. */
const completionSchema = z.looseObject({ choices: z.array(z.looseObject({})).nullable() });

/** A response that is not streamed. It looks like the last event of a stream. */
const responseSchema = z.looseObject({ object: z.literal("response"), status: z.string() });

/** Turns a whole completion into a stream of events, so that the same checks apply. Null for other values. */
export function eventsOfCompletion(value: unknown): string | null {
  const { data: response } = responseSchema.safeParse(value);
  if (response !== undefined)
    return `data: ${JSON.stringify({ type: `response.${response.status}`, response })}\n\n`;
  const { data: completion } = completionSchema.safeParse(value);
  if (completion === undefined) return null;
  return `data: ${JSON.stringify(completion)}\n\ndata: [DONE]\n\n`;
}
