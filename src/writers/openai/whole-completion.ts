import { z } from "zod";

/** A chat completion that is not streamed: its reply stands in `message`, where a stream's pieces stand in `delta`. */
const completionSchema = z.looseObject({
  choices: z.tuple([z.looseObject({ message: z.looseObject({}) })], z.unknown()),
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
  const { message, ...choice } = completion.choices[0];
  const chunk = { ...completion, choices: [{ ...choice, delta: message }] };
  return `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`;
}
