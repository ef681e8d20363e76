import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { ResponseCreateParamsStreaming } from "openai/resources/responses/responses";
import type { Message } from "../../ports/writer.js";
import type { AnswerTool, Asked } from "./asked.js";
import { Failure } from "./failure.js";
import { picturesOf, unseenWords } from "./content.js";
import { responsesBody } from "./responses.js";
import type { ModelSettings } from "./writer-options.js";

export type Body =
  | { readonly api: "chat"; readonly fields: ChatCompletionCreateParamsStreaming }
  | { readonly api: "responses"; readonly fields: ResponseCreateParamsStreaming };

/** The optional parts of the protocol that the server accepts. agent-exec learns them from the server's refusals. */
export interface Dialect {
  readonly api: Body["api"];
  /** The first is OpenAI's current name. Older servers only know the second. */
  readonly limitName: "max_completion_tokens" | "max_tokens";
  /** Whether the stream is asked to report usage. */
  readonly asksForUsage: boolean;
  /** Whether the server accepts pictures. If not, a sentence replaces each picture. */
  readonly takesImages: boolean;
}

export const openAiDialect: Dialect = {
  api: "chat",
  limitName: "max_completion_tokens",
  asksForUsage: true,
  takesImages: true,
};

export function requestBody(
  asked: Asked,
  settings: ModelSettings,
  { api, limitName, asksForUsage, takesImages }: Dialect,
): Body {
  const { messages, responseFormat, tool, maxOutputTokens: mostNow = Infinity } = asked;
  const { model, temperature, maxOutputTokens = Infinity, requestFields } = settings;
  const most = Math.min(mostNow, maxOutputTokens);
  if (api === "responses") return { api, fields: responsesBody(asked, settings, { most, takesImages }) };
  const fields: ChatCompletionCreateParamsStreaming = {
    ...requestFields,
    model,
    messages: messages.map((message) => chatMessage(message, takesImages)),
    stream: true,
    ...(asksForUsage && { stream_options: { include_usage: true } }),
    ...(most !== Infinity && { [limitName]: most }),
    ...(temperature !== undefined && { temperature }),
    ...(responseFormat !== undefined && { response_format: responseFormat }),
    ...(tool && toolFields(tool)),
  };
  return { api, fields };
}

function chatMessage({ role, content, images = [] }: Message, takesImages: boolean) {
  if (role !== "user" || images.length === 0) return { role, content };
  return {
    role,
    content: [
      { type: "text" as const, text: takesImages ? content : `${content}\n\n${unseenWords}` },
      ...picturesOf(images, takesImages).map((url) => ({ type: "image_url" as const, image_url: { url } })),
    ],
  };
}

function toolFields({ name, description, schema: parameters }: AnswerTool) {
  const type = "function" as const;
  const tool = { type, function: { name, description, parameters, strict: true } };
  return { tools: [tool], tool_choice: { type, function: { name } } };
}

/** The dialect without the refused part. Null if that part is not optional. @param isFixed the user chose the API */
export function simplerDialect(dialect: Dialect, thrown: unknown, isFixed: boolean): Dialect | null {
  if (dialect.api === "chat" && !isFixed && isNoChatModel(thrown)) return { ...dialect, api: "responses" };
  if (!isBadRequest(thrown)) return null;
  if (dialect.takesImages && /image|vision|multimodal|modalit/i.test(thrown.message))
    return { ...dialect, takesImages: false };
  if (dialect.api !== "chat") return null;
  if (dialect.asksForUsage && thrown.message.includes("stream_options"))
    return { ...dialect, asksForUsage: false };
  if (thrown.message.includes("max_completion_tokens") && dialect.limitName === "max_completion_tokens")
    return { ...dialect, limitName: "max_tokens" };
  return null;
}

/** Whether only the Responses API has the model, in the words of OpenAI (404 or 400) and Azure. */
function isNoChatModel(thrown: unknown): boolean {
  if (!(thrown instanceof Failure) || ![400, 404, 422].includes(thrown.facts.status ?? 0)) return false;
  return /\bv1\/responses\b|not a chat model|chatCompletion operation does not work/.test(thrown.message);
}

/** Whether the server accepts the address and the key, but refuses the request's content. */
export function isBadRequest(thrown: unknown): thrown is Failure {
  return thrown instanceof Failure && (thrown.facts.status === 400 || thrown.facts.status === 422);
}
