import { settingsInvalid } from "../errors.js";
import { systemClock } from "../process/system-clock.js";
import type { Approver } from "../ports/approver.js";
import type { RunEvent } from "../facts/events.js";
import type { Writer } from "../ports/writer.js";
import { writtenAt } from "../rows/origin.js";
import { type Settings, table } from "../settings/schema.js";
import type { Identity } from "../writers/openai/identity.js";
import { readNamedBy } from "./policy.js";
import type { Wiring } from "./wiring.js";

type WriterWiring = Pick<Wiring, "settings" | "face" | "secrets" | "replies" | "resumed" | "variable">;

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
    const nextStep =
      "Set `script` to a JSON file of turns (see docs/script.md). In a workflow, the file must not be a link.";
    const json = replies?.json ?? (await readNamedBy("script", settings.script!, { ...wiring, nextStep }));
    return createScriptedWriter(parseScript(json, settings.script ?? "of the demo"), {
      clock: systemClock,
      ...(wiring.resumed !== undefined && { taken: takenIn(wiring.resumed.events) }),
    });
  }
  if (settings.model === undefined) {
    throw settingsInvalid(
      "You did not name a model.",
      `Name a model with ${writtenAt("model", face)}${face === "action" ? "" : " NAME"}, or replay a script with ${writtenAt("script", face)}${face === "action" ? "" : " FILE"}.`,
    );
  }
  const variable = settings["api-key-env"];
  const hasKey = apiKey !== undefined || identity !== undefined;
  if (!hasKey && variable !== table["api-key-env"].description.defaultText) {
    throw settingsInvalid(
      `The variable ${variable}, which ${writtenAt("api-key-env", face)} names, is empty or not set.`,
      `Set ${variable} to the key, or remove ${writtenAt("api-key-env", face)}.`,
    );
  }
  if (!hasKey && settings["base-url"].startsWith("https://api.openai.com")) {
    throw settingsInvalid(
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
  const { model, "fallback-model": fallback } = settings;
  const writer = createOpenAiWriter({ ...common, model, ...pricesOf(settings) });
  if (fallback === undefined) return writer;
  const { withFallback } = await import("../writers/fallback/fallback-writer.js");
  const { name, prices } = fallback;
  const priced = prices && { "price-input": prices.input, "price-output": prices.output };
  return withFallback(writer, createOpenAiWriter({ ...common, model: name, ...pricesOf({ ...priced }) }));
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

/** How many answers of a script are already used. */
function takenIn(events: readonly RunEvent[]) {
  const taken = { replies: 0, decisions: 0 };
  for (const event of events) {
    if (event.type === "reply" || event.type === "reflection") taken.replies += 1;
    if (event.type === "data") taken.replies += event.usage.calls;
    if (event.type !== "decision" || event.usage === undefined) continue;
    const replies = event.text === undefined ? 0 : 1;
    taken.replies += replies;
    taken.decisions += event.usage.calls - replies;
  }
  return taken;
}

/**
 * The headers for each request to the model server.
 * @throws AgentExecError `settings-invalid` if a named variable is not set.
 */
export function headersOf({ settings, secrets, face }: Pick<Wiring, "settings" | "secrets" | "face">) {
  const secret = settings["header-env"].map(({ name, value: variable }) => {
    const value = secrets[`header-env ${name}`]?.trim();
    if (value !== undefined && /^[\t\x20-\x7e]+$/.test(value)) return { name, value, isSecret: true };
    throw settingsInvalid(
      `The variable ${variable}, which ${writtenAt("header-env", face)} names for ${name}, ${value === undefined ? "is empty or not set" : "contains line breaks or non-ASCII characters"}.`,
      `Set ${variable} to the header's value, or remove ${writtenAt("header-env", face)}.`,
    );
  });
  return [...settings.header, ...secret];
}

function pricesOf({
  "price-input": inputPerMillionUsd,
  "price-output": outputPerMillionUsd,
  "price-cached": cachedPerMillionUsd,
}: Partial<Settings>) {
  if (inputPerMillionUsd === undefined || outputPerMillionUsd === undefined) return {};
  return { prices: { inputPerMillionUsd, outputPerMillionUsd, cachedPerMillionUsd } };
}

/** Names of request fields that limit the answer's tokens. If a budget leaves less, agent-exec replaces the value. */
const limitNames = ["max_completion_tokens", "max_tokens", "max_output_tokens"];

function fieldsOf(options: Settings["model-option"]) {
  const isLimit = ({ name }: { readonly name: string }) => limitNames.includes(name);
  const limits = options.filter(isLimit).map(({ value }) => Number(value));
  const others = options.filter((each) => !isLimit(each)).map(({ name, value }) => [name, value]);
  return {
    ...(limits.length > 0 && { maxOutputTokens: Math.min(...limits) }),
    ...(others.length > 0 && { requestFields: Object.fromEntries(others) as Record<string, unknown> }),
  };
}

/** How many tokens stay hidden. Older tokens have expired. */
const hiddenTokens = 8;

/**
 * The identity that the settings name, with its first key. Undefined if they name none.
 * @param secrets a list to whose end each token is added
 * @throws AgentExecError `settings-invalid` if the job has no identity, and the errors of `openIdentity`.
 */
export async function composeIdentity(
  wiring: Pick<Wiring, "settings" | "idToken" | "onSecret" | "signal">,
  secrets: string[],
): Promise<Identity | undefined> {
  const { settings, idToken, onSecret, signal = new AbortController().signal } = wiring;
  const { "identity-provider-id": identityProviderId, "service-account-id": serviceAccountId } = settings;
  if (identityProviderId === undefined || serviceAccountId === undefined) return undefined;
  if (settings.script !== undefined) return undefined;
  if (idToken === undefined)
    throw settingsInvalid(
      "`identity-provider-id` works only in a workflow, because only jobs of a workflow have an identity.",
      "Remove `identity-provider-id` and use a key.",
    );
  const { openIdentity } = await import("../writers/openai/identity.js");
  const tokens: string[] = [];
  const hide = (token: string): void => {
    onSecret?.(token);
    if (tokens.push(token) > hiddenTokens) secrets.splice(secrets.indexOf(tokens.shift()!), 1);
    secrets.push(token);
  };
  const audience = settings["identity-audience"];
  const workload = { identityProviderId, serviceAccountId, audience, idToken, hide, clock: systemClock };
  return openIdentity(workload, signal);
}
