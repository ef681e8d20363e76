import { AgentExecError } from "../errors.js";
import { systemClock } from "../process/system-clock.js";
import type { Approver } from "../ports/approver.js";
import type { RunEvent } from "../facts/events.js";
import type { Writer } from "../ports/writer.js";
import { writtenAt } from "../rows/origin.js";
import { type Settings, table } from "../settings/schema.js";
import type { Identity } from "../writers/openai/identity.js";
import { readNamedBy } from "./named-by.js";
import type { Wiring } from "./wiring.js";

export type WriterWiring = Pick<
  Wiring,
  "settings" | "face" | "secrets" | "replies" | "resumed" | "variable" | "readOwnerFile"
>;

/** Creates the writer that the settings name. @throws AgentExecError `settings-invalid` if they name none or the key is missing. */
export async function composeWriter(wiring: WriterWiring, identity?: Identity): Promise<Writer> {
  const { settings, face, secrets, replies } = wiring;
  const apiKey = secrets["api-key"];
  if (replies?.kind === "documents") {
    const { createTextWriter } = await import("../writers/text/text-writer.js");
    return createTextWriter(replies.documents);
  }
  if (replies !== undefined || settings.script !== undefined) {
    const { createScriptedWriter } = await import("../writers/scripted/scripted-writer.js");
    const { parseScript } = await import("../writers/scripted/script.js");
    const json =
      replies?.json ?? (await readNamedBy("script", settings.script!, { ...wiring, example: scriptExample }));
    return createScriptedWriter(parseScript(json, settings.script ?? "of the demo"), {
      clock: systemClock,
      ...(wiring.resumed !== undefined && { taken: takenIn(wiring.resumed.events) }),
    });
  }
  if (settings.model === undefined) {
    throw missing(
      "You did not name a model.",
      `Name a model with ${writtenAt("model", face)}${face === "action" ? "" : " NAME"}, or replay a script with ${writtenAt("script", face)}${face === "action" ? "" : " FILE"}.`,
    );
  }
  const variable = settings["api-key-env"];
  const hasKey = apiKey !== undefined || identity !== undefined;
  if (!hasKey && variable !== table["api-key-env"].description.defaultText) {
    throw missing(
      `The variable ${variable}, which ${writtenAt("api-key-env", face)} names, is empty or not set.`,
      `Set ${variable} to the key, or remove ${writtenAt("api-key-env", face)}.`,
    );
  }
  if (!hasKey && settings["base-url"].startsWith("https://api.openai.com")) {
    throw missing(
      `There is no key for ${settings["base-url"]}.`,
      `${face === "action" ? "Add the key as a secret under Settings → Secrets and variables → Actions and set the input api-key to it" : `Set ${variable}`}, or set another server with ${writtenAt("base-url", face)}.`,
    );
  }
  const { createOpenAiWriter } = await import("../writers/openai/openai-writer.js");
  const common = {
    baseUrl: settings["base-url"],
    apiKey,
    identity,
    headers: headersOf(wiring),
    api: settings.api,
    replyFormat: settings["reply-format"],
    clock: systemClock,
    ...fieldsOf(settings["model-option"]),
  };
  const writer = createOpenAiWriter({ ...common, model: settings.model, ...pricesOf(settings) });
  const fallback = settings["fallback-model"];
  if (fallback === undefined) return writer;
  const { withFallback } = await import("../writers/fallback/fallback-writer.js");
  const { name: model, prices } = fallback;
  const priced = prices && { inputPerMillionUsd: prices.input, outputPerMillionUsd: prices.output };
  return withFallback(writer, createOpenAiWriter({ ...common, model, ...(priced && { prices: priced }) }));
}

/** The model that reviews code before it runs. It is on the writer's server. Its prices are unknown. */
export async function composeReviewer(wiring: Wiring, identity?: Identity): Promise<Approver | undefined> {
  const { settings, secrets } = wiring;
  const model = settings["reviewer-model"];
  if (model === undefined) return undefined;
  const { createReviewer } = await import("../writers/openai/reviewer.js");
  return createReviewer({
    baseUrl: settings["base-url"],
    apiKey: secrets["api-key"],
    identity,
    headers: headersOf(wiring),
    model,
    clock: systemClock,
  });
}

const scriptExample =
  "Set `script` to a JSON file of turns (see docs/script.md). In a workflow, the file must not be a link.";

/** How many answers of a script are already used. */
function takenIn(events: readonly RunEvent[]) {
  const ofModel = events.filter((event) => event.type === "decision" && event.usage !== undefined);
  const words = ofModel.filter((event) => event.type === "decision" && event.text !== undefined);
  const ofData = events.reduce((sum, event) => sum + (event.type === "data" ? event.usage.calls : 0), 0);
  const ofReplies = events.filter(({ type }) => type === "reply" || type === "reflection").length;
  const replies = ofReplies + ofData + words.length;
  const decisions = ofModel.reduce((sum, event) => sum + callsOf(event), 0) - words.length;
  return { replies, decisions };
}

function callsOf(event: RunEvent): number {
  return event.type === "decision" ? (event.usage?.calls ?? 0) : 0;
}

/**
 * The headers for each request to the model server.
 * @throws AgentExecError `settings-invalid` if a named variable is not set.
 */
export function headersOf({ settings, secrets, face }: Pick<Wiring, "settings" | "secrets" | "face">) {
  const secret = settings["header-env"].map(({ name, value: variable }) => {
    const value = secrets[`header-env ${name}`]?.trim();
    if (value !== undefined && /^[\t\x20-\x7e]+$/.test(value)) return { name, value, isSecret: true };
    throw missing(
      `The variable ${variable}, which ${writtenAt("header-env", face)} names for ${name}, ${value === undefined ? "is empty or not set" : "contains line breaks or non-ASCII characters"}.`,
      `Set ${variable} to the header's value, or remove ${writtenAt("header-env", face)}.`,
    );
  });
  return [...settings.header, ...secret];
}

function pricesOf(settings: Settings) {
  const { "price-input": inputPerMillionUsd, "price-output": outputPerMillionUsd } = settings;
  if (inputPerMillionUsd === undefined || outputPerMillionUsd === undefined) return {};
  return {
    prices: { inputPerMillionUsd, outputPerMillionUsd, cachedPerMillionUsd: settings["price-cached"] },
  };
}

/** Names of request fields that limit the answer's tokens. If a budget leaves less, agent-exec replaces the value. */
const limitNames = ["max_completion_tokens", "max_tokens", "max_output_tokens"];

function fieldsOf(options: Settings["model-option"]) {
  const limits = options.filter(({ name }) => limitNames.includes(name)).map(({ value }) => Number(value));
  const others = options
    .filter(({ name }) => !limitNames.includes(name))
    .map(({ name, value }) => [name, value]);
  return {
    ...(limits.length > 0 && { maxOutputTokens: Math.min(...limits) }),
    ...(others.length > 0 && { requestFields: Object.fromEntries(others) as Record<string, unknown> }),
  };
}

function missing(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}
