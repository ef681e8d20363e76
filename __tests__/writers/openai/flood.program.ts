import { AgentExecError } from "../../../src/errors.js";
import { createOpenAiWriter } from "../../../src/writers/openai/openai-writer.js";
import { startOpenAiServer } from "../../fakes/openai-server.js";
import { hurriedClock } from "../clocks.js";

interface Flooded {
  readonly code: string;
  readonly message: string;
  readonly requests: number;
  readonly isWhole: boolean | undefined;
}

/** Asks servers that send one of these texts again and again, one after the other. By name. */
export async function floodAll(floods: Readonly<Record<string, string>>): Promise<Record<string, Flooded>> {
  const flooded: Record<string, Flooded> = {};
  for (const [name, flood] of Object.entries(floods)) flooded[name] = await ask(flood);
  return flooded;
}

async function ask(flood: string): Promise<Flooded> {
  const server = await startOpenAiServer({ answers: [{ flood, bytes: Infinity }] });
  const { baseUrl, requests } = server;
  const writer = createOpenAiWriter({
    baseUrl,
    model: "fake-1",
    clock: hurriedClock(),
    apiKey: "sk-none",
    stallTimeoutMs: 400_000,
  });
  const asked = writer.write([{ role: "user", content: "hi" }], { signal: new AbortController().signal });
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof AgentExecError)) throw new Error("The flood was taken.", { cause: error });
  const isWhole = await requests[0]?.isWhole;
  await server.close();
  return { code: error.code, message: error.message, requests: requests.length, isWhole };
}
