import type {
  ResponseCreateParamsStreaming,
  ResponseFormatTextConfig,
} from "openai/resources/responses/responses";
import { z } from "zod";
import type { Message } from "../../ports/writer.js";
import type { AnswerTool, Asked } from "./asked.js";
import { errorFailure } from "./error-answer.js";
import { unintelligible, type Server } from "./failure.js";
import { picturesOf, unseenWords } from "./content.js";
import type { ModelSettings } from "./writer-options.js";

/** The smallest value that the API accepts. */
const fewestOutputTokens = 16;

/** A request for the Responses API. The server stores nothing, unless one of the user's fields asks for it. */
export function responsesBody(
  { messages, responseFormat, tool }: Asked,
  { model, temperature, requestFields = {} }: ModelSettings,
  { most, takesImages }: { readonly most: number; readonly takesImages: boolean },
): ResponseCreateParamsStreaming {
  const { reasoning_effort: effort, text, ...fields } = requestFields;
  // Chat completions put a schema's name and rules into a field, the Responses API beside the type.
  const format: ResponseFormatTextConfig | undefined =
    responseFormat?.type === "json_schema"
      ? { type: "json_schema", ...responseFormat.json_schema }
      : responseFormat;
  return {
    store: false,
    ...(effort !== undefined && { reasoning: { effort: effort as "low" } }),
    ...fields,
    model,
    input: messages.map((message) => inputOf(message, takesImages)),
    stream: true,
    ...(most !== Infinity && { max_output_tokens: Math.max(most, fewestOutputTokens) }),
    ...(temperature !== undefined && { temperature }),
    ...((text !== undefined || format) && {
      text: { ...(text as object | undefined), ...(format && { format }) },
    }),
    ...(tool && toolFields(tool)),
  };
}

function inputOf({ role, content, images = [] }: Message, takesImages: boolean) {
  if (role !== "user" || images.length === 0) return { role, content };
  return {
    role,
    content: [
      { type: "input_text" as const, text: takesImages ? content : `${content}\n\n${unseenWords}` },
      ...picturesOf(images, takesImages).map((url) => ({
        type: "input_image" as const,
        image_url: url,
        detail: "auto" as const,
      })),
    ],
  };
}

function toolFields({ schema: parameters, ...named }: AnswerTool) {
  const type = "function" as const;
  return { tools: [{ type, ...named, parameters, strict: true }], tool_choice: { type, name: named.name } };
}

const errorSchema = z.object({ code: z.string().nullish(), message: z.string().nullish() });

const usageSchema = z.object({
  input_tokens: z.int().nonnegative(),
  output_tokens: z.int().nonnegative(),
  input_tokens_details: z.object({ cached_tokens: z.int().nonnegative().nullish() }).nullish().catch(null),
});

const itemSchema = z.object({
  type: z.string(),
  arguments: z.string().nullish().catch(null),
  content: z
    .array(z.object({ text: z.string().nullish(), refusal: z.string().nullish() }))
    .nullish()
    .catch(null),
});

const responseSchema = z.object({
  error: errorSchema.nullish().catch(null),
  incomplete_details: z.object({ reason: z.string().nullish() }).nullish().catch(null),
  output: z.array(itemSchema).nullish().catch(null),
  usage: usageSchema.nullish().catch(null),
});

const eventSchema = z.object({
  type: z.string(),
  delta: z.string().nullish().catch(null),
  output_index: z.int().nullish().catch(null),
  item: z.object({ type: z.string() }).nullish().catch(null),
  response: responseSchema.nullish(),
  code: z.string().nullish().catch(null),
  message: z.string().nullish().catch(null),
});

/** Turns a response's events into chunks of a chat completion, for the same collector. @throws Failure */
export async function* chunksOfResponse(events: AsyncIterable<unknown>, server: Server): AsyncGenerator {
  let hasText = false;
  for await (const value of events) {
    const { data: event, error } = eventSchema.safeParse(value);
    if (event === undefined)
      throw unintelligible("sent JSON that is not part of a reply", server, { cause: error });
    const { type, delta, item, response } = event;
    switch (type) {
      case "response.output_text.delta":
        hasText = true;
        yield chunkOf({ content: delta });
        break;
      case "response.refusal.delta":
        hasText = true;
        yield chunkOf({ refusal: delta });
        break;
      case "response.reasoning_summary_text.delta":
      case "response.reasoning_text.delta":
        yield chunkOf({ reasoning: delta });
        break;
      case "response.function_call_arguments.delta":
        hasText = true;
        yield chunkOf({ tool_calls: [{ index: event.output_index, function: { arguments: delta } }] });
        break;
      case "response.output_item.added":
        // A reply may consist of several messages. A blank line between them puts each fence on its own line.
        if (item?.type === "message" && hasText) yield chunkOf({ content: "\n\n" });
        if (item?.type.endsWith("_call") === true)
          yield chunkOf({ tool_calls: [{ index: event.output_index }] });
        break;
      case "response.completed":
      case "response.incomplete":
        if (!hasText) yield* chunksOfOutput(response?.output ?? []);
        yield lastChunk(
          type === "response.completed"
            ? "stop"
            : `incomplete: ${response?.incomplete_details?.reason ?? "no reason given"}`,
          response?.usage,
        );
        break;
      case "response.failed":
        throw errorFailure(response?.error ?? {}, server);
      case "error":
        throw errorFailure(event, server);
    }
  }
}

type Response = z.infer<typeof responseSchema>;

/** For a server that does not stream the reply. */
function* chunksOfOutput(output: NonNullable<Response["output"]>): Generator {
  let hasText = false;
  for (const { type, content, arguments: called } of output) {
    if (type === "message") {
      if (hasText) yield chunkOf({ content: "\n\n" });
      for (const part of content ?? []) yield chunkOf({ content: part.text, refusal: part.refusal });
      hasText = true;
    }
    if (type.endsWith("_call")) yield chunkOf({ tool_calls: [{ function: { arguments: called } }] });
  }
}

function chunkOf(delta: object): object {
  return { choices: [{ delta }] };
}

function lastChunk(finish_reason: string, usage: Response["usage"]): object {
  const told = usage && {
    prompt_tokens: usage.input_tokens,
    completion_tokens: usage.output_tokens,
    prompt_tokens_details: usage.input_tokens_details,
  };
  return { choices: [{ delta: {}, finish_reason }], ...(told && { usage: told }) };
}
