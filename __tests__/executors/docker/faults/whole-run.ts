import { run } from "../../../../src/run/run.js";
import { systemClock } from "../../../../src/process/system-clock.js";
import type { Policy, RunEvent } from "../../../../src/facts/events.js";
import type { Signal } from "../../../../src/ports/reporter.js";
import { createRedactor } from "../../../../src/redaction/redact.js";
import { createScriptedWriter } from "../../../../src/writers/scripted/scripted-writer.js";
import { policy } from "../../../run/facts.js";
import { openDocker } from "../support/docker-fixture.js";

export interface WholeRun {
  readonly outcome: string;
  readonly reason: string;
  readonly nextStep: string;
  /** Endings of all executions, in order. */
  readonly endings: readonly string[];
  readonly warnings: readonly string[];
  readonly files: readonly string[];
  readonly tookMs: number;
}

const reply = `\`\`\`sh
echo out
echo data >file.txt
sleep 0.3
echo end
\`\`\`
`;

/** A run of one block by a scripted writer, verified, with the engine's own deadlines unless told otherwise. */
export async function runWhole(options: {
  readonly endpoint: string;
  readonly runId: string;
  readonly maxEngineWaitMs?: number;
  readonly change?: Partial<Policy>;
  readonly onSignal?: (signal: Signal) => void;
}): Promise<WholeRun> {
  const { endpoint, runId, maxEngineWaitMs, change = {}, onSignal = () => undefined } = options;
  const startedAt = Date.now();
  const files: string[] = [];
  const { events } = await run(
    {
      runId,
      task: { text: "Write a file.", source: { kind: "input" } },
      policy: { ...policy, timeoutMs: 5000, ...change },
      settings: {},
      version: "0.0.0",
    },
    {
      writer: createScriptedWriter({ turns: [{ reply }] }, { clock: systemClock }),
      executor: openDocker({ endpoint, runId, ...(maxEngineWaitMs !== undefined && { maxEngineWaitMs }) }),
      log: { append: async () => undefined },
      artifacts: {
        async save(entry) {
          if (entry.kind !== "file") return null;
          const { path } = entry;
          let bytes = 0;
          for await (const chunk of entry.content) bytes += chunk.length;
          files.push(path);
          return { path, bytes, sha256: "" };
        },
      },
      reporters: [{ onEvent: () => undefined, onSignal }],
      redactor: createRedactor([]),
      clock: systemClock,
    },
    { signal: new AbortController().signal },
  );
  const ended = events.find((event) => event.type === "run-ended") as RunEvent & { type: "run-ended" };
  return {
    outcome: ended.outcome,
    reason: ended.reason,
    nextStep: ended.nextStep ?? "",
    endings: events.flatMap((event) => (event.type === "execution" ? [event.ending] : [])),
    warnings: events.flatMap((event) => (event.type === "warning" ? [event.message] : [])),
    files,
    tookMs: Date.now() - startedAt,
  };
}
