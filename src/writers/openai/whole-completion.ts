import { z } from "zod";

/** A chat completion that is not streamed: its reply stands in `message`, where a stream's pieces stand in `delta`. */
const completionSchema = z.looseObject({
  choices: z.array(z.looseObject({})).nullable(),
});

/** A response that is not streamed: the last event of a stream holds the same. */
const responseSchema = z.looseObject({ object: z.literal("response"), status: z.string() });

/**
 * A whole completion as the stream of events that says the same, in one piece, so that one set of checks serves both.
 * null for what is no completion; what is in the message is checked like any piece of a stream.
 */
export function eventsOfCompletion(value: unknown): string | null {
  const { data: response } = responseSchema.safeParse(value);
  if (response !== undefined)
    return `data: ${JSON.stringify({ type: `response.${response.status}`, response })}\n\n`;
  const { data: completion } = completionSchema.safeParse(value);
  if (completion === undefined) return null;
  return `data: ${JSON.stringify(completion)}\n\ndata: [DONE]\n\n`;
}
