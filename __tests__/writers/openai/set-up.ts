import { afterEach } from "@jest/globals";
import { createOpenAiWriter } from "../../../src/writers/openai/openai-writer.js";
import type { OpenAiWriterOptions } from "../../../src/writers/openai/writer-options.js";
import type { Message, Writer } from "../../../src/ports/writer.js";
import { startOpenAiServer, type OpenAiServer, type OpenAiServerOptions } from "../../fakes/openai-server.js";
import { hurriedClock, type HurriedClock } from "../clocks.js";

export const never = new AbortController().signal;
export const apiKey = "sk-canary-0123456789abcdef";

export function saying(content: string): Message[] {
  return [{ role: "user", content }];
}

export interface SetUp {
  readonly writer: Writer;
  readonly server: OpenAiServer;
  readonly clock: HurriedClock;
}

/** A writer against a fake server, in a file that `closesServers`. */
export async function setUp(
  answers: OpenAiServerOptions["answers"],
  options: Partial<OpenAiWriterOptions> & Pick<OpenAiServerOptions, "refuses" | "apiKey"> = {},
): Promise<SetUp> {
  const { refuses, ...writerOptions } = options;
  const server = await startOpenAiServer({ answers, ...(refuses === undefined ? {} : { refuses }) });
  open.push(server);
  const clock = hurriedClock();
  const { baseUrl } = server;
  // Its looks, a quarter of it, must not be among the waits that the clock skips.
  const stallTimeoutMs = 400_000;
  const writer = createOpenAiWriter({
    baseUrl,
    model: "fake-1",
    clock,
    apiKey,
    stallTimeoutMs,
    ...writerOptions,
  });
  return { writer, server, clock };
}

const open: OpenAiServer[] = [];

/** After each test of this file its servers are closed, and with that what they found wrong is thrown. */
export function closesServers(): void {
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });
}
