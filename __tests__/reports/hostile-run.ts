import { fc } from "../chance.js";
import type { Ending } from "../../src/facts/endings.js";
import type { Fact, RunEvent } from "../../src/facts/events.js";
import type { Outcome } from "../../src/facts/outcomes.js";
import { hostileText } from "../output/hostile-text.js";
import { endedRuns, ended, eventsOf, execution, replied } from "./sample-run.js";

const outcomes = Object.keys(endedRuns).filter((name) => name !== "unfinished") as Outcome[];
const endings: readonly Ending[] = [
  "exited",
  "signalled",
  "timed-out",
  "out-of-memory",
  "disk-full",
  "not-run",
];

/** An attempt with hostile words wherever a model, a program or a person can put some. */
function attemptFacts(number: number): fc.Arbitrary<readonly Fact[]> {
  return fc
    .record({
      text: hostileText,
      codes: fc.array(hostileText, { maxLength: 3 }),
      path: fc.option(hostileText, { nil: null }),
      printed: fc.array(fc.tuple(fc.constantFrom("stdout" as const, "stderr" as const), hostileText), {
        maxLength: 4,
      }),
      ending: fc.constantFrom(...endings),
      exitCode: fc.constantFrom(0, 1, 137, null),
      reason: hostileText,
      hosts: fc.array(fc.tuple(hostileText, fc.boolean()), { maxLength: 3 }),
      retry: fc.boolean(),
    })
    .map(({ text, codes, path, printed, ending, exitCode, reason, hosts, retry }): readonly Fact[] => {
      const network = hosts.map(([host, allowed]) => ({ host, port: 443, allowed, reason, count: 2 }));
      const blocks = codes.map((code, at) => ({
        language: text.slice(0, 12),
        code,
        path,
        sha256: `${at}`.repeat(64),
      }));
      return [
        { ...replied(number, text), blocks },
        ...blocks.map((_, block): Fact => ({
          type: "execution",
          attempt: number,
          block,
          ...execution({ ending, exitCode, evidence: reason }, printed),
          ...(network.length === 0 ? {} : { network }),
        })),
        {
          type: "verification",
          attempt: number,
          index: 0,
          command: reason,
          ...execution({ exitCode }, printed),
        },
        { type: "decision", attempt: number, source: "model", retry, reason },
      ];
    });
}

/** Runs that hold hostile text in every field that a stranger, a model or a program can fill. */
export const hostileRun: fc.Arbitrary<readonly RunEvent[]> = fc
  .record({
    attempts: fc
      .integer({ min: 0, max: 5 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => attemptFacts(index + 1)))),
    texts: fc.array(hostileText, { minLength: 8, maxLength: 8 }),
    outcome: fc.constantFrom(...outcomes),
    files: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ attempts, texts, outcome, files }) => {
    const text = (place: number) => texts[place] ?? "";
    const [started] = endedRuns.passed;
    const first = {
      ...started,
      task: { text: text(0), source: { kind: "comment", url: text(1) }, author: text(2) },
      writer: text(3),
    };
    return eventsOf([
      first as Fact,
      {
        type: "session-started",
        executor: text(3),
        image: text(4),
        digest: text(5),
        limits: { [text(6)]: text(7), memory: text(1) },
        held: { [text(6)]: false, memory: false },
        languages: [],
      },
      ...attempts.flat(),
      { type: "warning", code: "x", message: text(5) },
      {
        type: "files-saved",
        artifacts: Array.from({ length: files }, (_, at) => ({
          path: `${text(at % 8)}${at}`,
          bytes: at,
          sha256: text(2),
        })),
        leftOut: [{ kind: "left-out", path: text(6), reason: text(7) }],
        changes: { patch: "changes.patch", deleted: [text(6), text(1)], acting: [text(3), text(2)] },
      },
      ended(outcome, text(4), text(5)),
    ]);
  });
