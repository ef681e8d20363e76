import { afterEach, beforeEach } from "@jest/globals";
import { connectGitHub, type GitHub } from "../../src/github/api/client.js";
import type { Timing } from "../../src/github/api/timing.js";
import { quick } from "./quick.js";
import {
  jobToken,
  startFakeGitHub,
  type FakeGitHub,
  type FakeGitHubOptions,
} from "../fakes/github-server.js";

export { calm, quick } from "./quick.js";

export interface Connected {
  readonly server: FakeGitHub;
  readonly github: GitHub;
  /** What the client said. */
  readonly lines: readonly string[];
}

export function connect(
  server: FakeGitHub,
  { token = jobToken, timing = {} }: { token?: string; timing?: Partial<Timing> } = {},
): Connected {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  return {
    server,
    lines,
    github: connectGitHub({ token, apiUrl: server.url, log, timing: { ...quick, ...timing } }),
  };
}

/** A fresh GitHub for each test of a file, held against its description when the test is over. */
export function useFakeGitHub(options?: FakeGitHubOptions): () => FakeGitHub {
  let server: FakeGitHub | null = null;
  beforeEach(async () => {
    server = await startFakeGitHub(options);
  });
  afterEach(async () => {
    await server?.close();
  });
  return () => {
    if (server === null) throw new Error("there is a server during a test only");
    return server;
  };
}

/** Resolves when the condition holds; @throws after a minute. */
export async function eventually(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !condition();) {
    if (Date.now() > end) throw new Error("it did not come true within a minute");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
