import type { Check, Finding } from "../../ports/check.js";
import type { Clock } from "../../ports/clock.js";
import { formatDuration } from "../../format/duration.js";
import { bytesWithin } from "../../files/content.js";
import { parseJson } from "../../format/json.js";
import {
  type Failure,
  headersOf,
  networkFailure,
  type Server,
  type ServerHeader,
  unintelligible,
} from "./failure.js";
import { type ErrorAnswer, httpFailure, redirectFailure } from "./http-failure.js";
import { fetchFor } from "./proxied-fetch.js";

export interface ServerCheckOptions {
  readonly baseUrl: string;
  /** A fixed key, or a function that gets the key of an identity. */
  readonly apiKey: string | ((signal: AbortSignal) => Promise<string>) | undefined;
  readonly headers?: readonly ServerHeader[];
  /** The model to look for. Null: none. */
  readonly model: string | null;
  readonly clock: Clock;
}

const deadlineMs = 20_000;
/** If clocks differ by some minutes, signed requests and certificates begin to fail. */
const tolerableSkewMs = 60_000;
/** Enough for a list of thousands of models. */
const maxBytes = 4 * 1024 * 1024;

/** Finds out whether the model server answers, accepts the key and has the model, and compares its clock. */
export function checkModelServer({ baseUrl, apiKey, headers, model, clock }: ServerCheckOptions): Check[] {
  const { origin, pathname } = new URL(baseUrl);
  const url = `${origin}${pathname}`.replace(/\/+$/, "");
  const common = { url, model: model ?? "", ...(headers && { headers }) };
  const serverFor = async (signal: AbortSignal): Promise<Server> =>
    typeof apiKey === "function"
      ? { ...common, apiKey: await apiKey(signal), isExchanged: true }
      : { ...common, apiKey: apiKey ?? null };
  let date: string | null = null;
  const serverCheck: Check = {
    name: "model server",
    deadlineMs,
    async run(signal) {
      const server = await serverFor(signal);
      const listed = await ask(server, { path: "/models", signal });
      date = listed.headers.get("date");
      if (model !== null && (listed.status === 404 || listed.status === 405))
        return askForWord(server, signal, clock);
      if (listed.status !== 200) return failed(failureOf(listed, server, clock));
      const data = listOf("data", listed.body);
      if (data === null) return failed(unintelligible("answers, but not with a list of models", server));
      const names = new Set(data.map((each) => String((each as { id?: unknown } | null)?.id)));
      const key = server.apiKey === null ? "requests without a key" : "the key";
      const accepted = server.isExchanged === true ? "the job's identity" : key;
      const found = `the server at ${url} answers and accepts ${accepted}`;
      if (model === null) return { status: "ok", message: `${found}. No model was named` };
      if (names.has(model)) return { status: "ok", message: `${found}, and has the model ${model}` };
      return {
        status: "warning",
        message: `${found}, but its list of ${names.size} models does not contain ${model}`,
        nextStep:
          "Check the model's name against the server's list of models. Some servers list only some of their models.",
      };
    },
  };
  const runClock = async () => describeClock(date, clock.now());
  return [serverCheck, { name: "model server's clock", deadlineMs: 1000, run: runClock }];
}

type Answer = Omit<ErrorAnswer, "nowMs">;

/** @throws Failure if no answer came. */
async function ask(
  server: Server,
  { path, body, signal }: { readonly path: string; readonly body?: object; readonly signal: AbortSignal },
): Promise<Answer> {
  try {
    const send = await fetchFor(server.url);
    const response = await send(`${server.url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(server.apiKey !== null && { authorization: `Bearer ${server.apiKey}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headersOf(server),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "manual",
      signal,
    });
    const answer = await bytesWithin(response.body ?? [], maxBytes);
    return { status: response.status, headers: response.headers, body: answer?.toString() ?? "" };
  } catch (error) {
    signal.throwIfAborted();
    throw networkFailure(error, server).toWriterError();
  }
}

/** Sends the smallest possible request, because the server does not list its models. */
async function askForWord(server: Server, signal: AbortSignal, clock: Clock): Promise<Finding> {
  const body = { model: server.model, messages: [{ role: "user", content: "Say OK." }], max_tokens: 16 };
  const answer = await ask(server, { path: "/chat/completions", body, signal });
  if (answer.status !== 200) return failed(failureOf(answer, server, clock));
  if (listOf("choices", answer.body) === null)
    return failed(unintelligible("answers, but not with a chat completion", server));
  return { status: "ok", message: `the server at ${server.url} answers with the model ${server.model}` };
}

function failureOf(answer: Answer, server: Server, clock: Clock): Failure {
  if (answer.status >= 300 && answer.status < 400) return redirectFailure(answer, server);
  return httpFailure({ ...answer, nowMs: clock.now() }, server);
}

function failed({ message, facts: { nextStep } }: Failure): Finding {
  return { status: "failed", message, nextStep };
}

function listOf(field: string, body: string): readonly unknown[] | null {
  const list = (parseJson(body) as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  return Array.isArray(list) ? list : null;
}

function describeClock(date: string | null, now: number): Finding {
  const theirs = Date.parse(date ?? "");
  if (Number.isNaN(theirs)) return { status: "skipped", message: "the server does not send its time" };
  const skewMs = Math.abs(theirs - now);
  if (skewMs <= tolerableSkewMs)
    return { status: "ok", message: "its clock is less than a minute away from this machine's clock" };
  return {
    status: "warning",
    message: `its clock is ${formatDuration(skewMs)} ${theirs > now ? "ahead of" : "behind"} this machine's clock`,
    nextStep: "Synchronize this machine's clock (NTP).",
  };
}
