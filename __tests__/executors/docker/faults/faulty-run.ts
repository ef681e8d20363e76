import { isAgentExecError, type ErrorCode } from "../../../../src/errors.js";
import type { Session } from "../../../../src/ports/executor.js";
import type { Execution } from "../../../../src/facts/execution.js";
import { block, collect, execute } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../support/docker-fixture.js";
import { containersOf } from "../support/engine-by-hand.js";
import { type Fault, openFaultyEngine } from "./faulty-engine.js";

/** 1 s for any wait for the engine. */
const maxEngineWaitMs = 1000;
/** For the block, which takes 0.3 s. */
const timeoutMs = 4000;
/** 30 s: start, block, files and stop with one fault among them, beside other such runs; asking for the image has 10 s. */
const longestMs = 30_000;

/** What a fault may be called. An image that is not there is one that the engine denies having. */
const infrastructureCodes: ReadonlySet<ErrorCode> = new Set([
  "engine-unavailable",
  "session-lost",
  "image-unavailable",
]);

const code = `echo out
echo err >&2
echo data >file.txt
sleep 0.15
echo end
exit 3
`;

/** What breaks, and when: from the start on, or once the block has written something. */
export interface Breaking {
  readonly call: string;
  readonly fault: Fault;
  readonly from?: "start" | "output";
  /** Whether the engine also tells no end by itself, and is slow to answer whether a block has ended. */
  readonly isSlow?: boolean;
}

/** 400 ms: four times as long as an answer about a block is waited for before its process is looked for. */
const slowAnswerMs = 400;

/** A session from its start to its stop through an engine with one fault, and what is wrong with how it went. */
export async function runFaulty(
  runId: string,
  { isSlow = false, ...breaking }: Breaking | { readonly isSlow?: boolean } = {},
): Promise<{ readonly calls: readonly string[]; readonly wrong: readonly string[]; readonly how: string }> {
  const engine = await openFaultyEngine();
  const breakCall = (at: Breaking["from"]): void => {
    if ("call" in breaking && (breaking.from ?? "start") === at)
      engine.breakCall(breaking.call, breaking.fault);
  };
  if (isSlow) {
    engine.breakCall("events", ({ client }) => client.destroy());
    engine.breakCall("inspect exec (spare)", async (call) => {
      const answer = await call.answer();
      setTimeout(() => call.client.end(answer), slowAnswerMs);
    });
  }
  breakCall("start");
  const startedAt = Date.now();
  const wrong: string[] = [];
  const how: string[] = [];
  try {
    const session = await startFaulty(runId, engine.endpoint).catch((error: unknown) => {
      how.push(judgeError("start", error, wrong));
      return null;
    });
    if (session !== null) await useSession(session, { how, wrong, onOutput: () => breakCall("output") });
    const tookMs = Date.now() - startedAt;
    if (tookMs > longestMs) wrong.push(`took ${tookMs} ms`);
    const goneMs = await untilGone(runId);
    if (goneMs === null) wrong.push("left a container");
    return { calls: engine.calls, wrong, how: `${how.join(", ")} in ${tookMs} ms` };
  } finally {
    await engine.close();
  }
}

function startFaulty(runId: string, endpoint: string): Promise<Session> {
  return openDocker({ runId, endpoint, maxEngineWaitMs }).start({ signal: new AbortController().signal });
}

async function useSession(
  session: Session,
  {
    how,
    wrong,
    onOutput,
  }: { readonly how: string[]; readonly wrong: string[]; readonly onOutput: () => void },
): Promise<void> {
  const execution = await execute(session, block("sh", code), { timeoutMs, onOutput });
  how.push(`${execution.ending} ${execution.exitCode}`);
  wrong.push(...judgeExecution(execution));
  try {
    const { files } = await collect(session);
    how.push("files");
    const isThere = files["file.txt"] === "data\n";
    if (execution.ending === "exited" && !isThere) wrong.push(`files: ${JSON.stringify(files)}`);
  } catch (error) {
    how.push(judgeError("files", error, wrong));
  }
  const stoppingAt = Date.now();
  await session.stop();
  if (Date.now() - stoppingAt > 10_000) wrong.push(`stopped in ${Date.now() - stoppingAt} ms`);
}

/** Either all is as it would be without a fault, or the infrastructure is blamed and what came of the output is kept. */
function judgeExecution({ ending, exitCode, stdout, stderr, evidence }: Execution): readonly string[] {
  const isLost = ending === "container-lost" || ending === "daemon-lost";
  const isTrue = isLost
    ? exitCode === null && "out\nend\n".startsWith(stdout.text) && "err\n".startsWith(stderr.text)
    : ending === "exited" && exitCode === 3 && stdout.text === "out\nend\n" && stderr.text === "err\n";
  if (isTrue && evidence !== "") return [];
  return [
    `execution: ${JSON.stringify({ ending, exitCode, evidence, stdout: stdout.text.slice(0, 200), stderr: stderr.text.slice(0, 200) })}`,
  ];
}

function judgeError(during: string, error: unknown, wrong: string[]): string {
  if (!isAgentExecError(error)) wrong.push(`${during}: ${String(error)}`);
  else if (!infrastructureCodes.has(error.code) || error.nextStep === "") {
    wrong.push(`${during}: ${error.code}: ${error.message} ${error.nextStep}`);
  }
  return `${during}: ${isAgentExecError(error) ? error.message : String(error)}`;
}

/** How long it took until the run had no container in the engine; null after 15 s. */
async function untilGone(runId: string): Promise<number | null> {
  const startedAt = Date.now();
  while ((await containersOf(runId)).length > 0) {
    if (Date.now() - startedAt > 15_000) return null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Date.now() - startedAt;
}
