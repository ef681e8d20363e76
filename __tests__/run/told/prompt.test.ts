import { describe, expect, it } from "@jest/globals";
import { fc } from "../../chance.js";
import { fold } from "../../../src/run/state/apply.js";
import { conversation } from "../../../src/run/told/prompt.js";
import type { Fact, Policy } from "../../../src/facts/events.js";
import type { Execution } from "../../../src/facts/execution.js";
import {
  decided,
  eventsOf,
  executed,
  failedWith,
  python,
  replied,
  sessionStarted,
  started,
  verified,
} from "../facts.js";

const stepwise = { until: "done", doneWord: "FINISHED", maxTurns: 5 } as const;

function told(facts: readonly Fact[], change: Partial<Policy> = {}): string[] {
  const messages = conversation(fold(eventsOf([started(change), ...facts])));
  return messages.map(({ content }) => content);
}

const lastOf = (facts: readonly Fact[], change: Partial<Policy> = {}): string => told(facts, change).at(-1)!;

/** What was printed, piece by piece. */
function printing(...pieces: (readonly ["stdout" | "stderr", string])[]): Partial<Execution> {
  const of = (stream: string) => {
    const text = pieces.map(([from, each]) => (from === stream ? each : "")).join("");
    return { text, bytes: text.length, truncated: false };
  };
  const order = pieces.map(([stream, text]) => ({ stream, chars: text.length }));
  return { stdout: of("stdout"), stderr: of("stderr"), order };
}

const ran = (change: Partial<Execution>): Fact[] => [
  replied(1, python("x")),
  sessionStarted,
  executed(1, 0, change),
];

describe("what the writer hears of a block", () => {
  it.each([{}, stepwise])("is both streams as they came: %j", (change) => {
    const output = printing(["stdout", "first\n"], ["stderr", "no such\n"], ["stdout", "then\n"]);
    expect(lastOf(ran(output), change)).toContain("```data\nfirst\nno such\nthen\n```");
  });

  it("begins a new line where a stream breaks into a line of the other", () => {
    const output = printing(["stdout", "50 %"], ["stderr", "Traceback\n"], ["stdout", "done\n"]);
    expect(lastOf(ran(output))).toContain("```data\n50 %\nTraceback\ndone\n```");
  });

  it("is head and tail of what is long, with how much lies between", () => {
    const said = lastOf(ran(printing(["stdout", `HEAD${"x".repeat(30_000)}TAIL`])));
    const [, output] = /```data\n([^]*)\n```/.exec(said)!;
    expect(output!.length).toBeGreaterThan(9_900);
    expect(output!.length).toBeLessThanOrEqual(10_000);
    const [, left] = /^HEADx+\n\[… (\d+) characters left out …\]\nx+TAIL$/.exec(output!)!;
    expect(output!.replace(/\n.*\n/, "").length + Number(left)).toBe(30_008);
  });

  it("is that its file takes the place of a module of Python's own, and of no other", () => {
    const said = (file: string | null) => lastOf(ran({ ...failedWith("no attribute 'loads'"), file }));
    expect(said("json.py")).toMatch(
      /\. The file json\.py has the name of a Python module, .* Give the file another name\.\nIts output/,
    );
    for (const file of ["jsons.py", "tools/json.py", "json.sh", "sys.py", null])
      expect(said(file)).not.toContain("Python's own");
  });

  it("is that a verification came to no test, and why, and that its command stays", () => {
    const failed = { ...failedWith("no such file"), exitCode: 4, untested: "the test tool found no test" };
    const said = lastOf([...ran({}), verified(1, 0, failed)]);
    expect(said).toMatch(
      /^Verification `.*` failed: exited, exit code 4, .* But no test failed: the test tool found no test\./m,
    );
    expect(said).toContain("You cannot change the command.");
    expect(lastOf([...ran({}), verified(1, 0, failedWith("1 failed"))])).not.toContain(
      "You cannot change the command.",
    );
  });

  it("calls no exit code a failure where each reply is a turn", () => {
    const said = lastOf(ran(failedWith("no match")), stepwise);
    expect(said).toMatch(/^Block 1 ended: exited, exit code 1, /);
    expect(said).not.toMatch(/fail/i);
  });
});

describe("what the writer of a run until a pass is told", () => {
  it("is how blocks are written, what is there for the next one, how to prove and how to end, and then the executor's words", () => {
    const [system] = told([]);
    for (const words of [
      "fenced code blocks that name their language",
      "in order and stop at the first that fails",
      "```python file=NAME",
      "a longer fence",
      "Print what proves the result",
      "answer in words without a code block",
    ])
      expect(system).toContain(words);
    expect(system).toMatch(/Python runs here\.$/);
  });
});

describe("what the writer of a run until it is done is told", () => {
  const verify = ["make test", "grep -q '```' README.md"];

  it("says first how it works: turns, the ways to be done, and what decides then", () => {
    const [system] = told([], { ...stepwise, verify, maxTokens: 5_000 });
    expect(system).toContain("You have 5 turns, 30 min and 5,000 tokens in all.");
    expect(system).toContain("write FINISHED alone on a line");
    expect(system).toContain("```sh\nmake test\n```");
    expect(system).toContain("````sh\ngrep -q '```' README.md\n````");
    expect(system).toMatch(/Python runs here\.$/);
  });

  it("says nothing of commands that decide where there are none", () => {
    expect(told([], stepwise)[0]).not.toContain("decide");
  });

  it("says with each turn's output what is left", () => {
    const facts = [...ran({}), replied(2, python("y")), executed(2, 0)];
    const heard = told(facts, { ...stepwise, maxTokens: 1_000, totalTimeoutMs: 60_000 });
    expect(heard[3]).toMatch(/\n\nLeft: 4 turns, 985 tokens, 57 s\.$/);
    expect(heard[5]).toMatch(/\n\nLeft: 3 turns, 970 tokens, 55 s\.$/);
  });

  it("says that its files are gone where code used up the sandbox, and only then", () => {
    expect(lastOf(ran({ isSessionSpent: true }), stepwise)).toContain("the results of your steps are gone");
    expect(lastOf(ran({}), stepwise)).not.toContain("gone");
  });

  it("asks for a decision about a verification that failed, and for no code anew after it", () => {
    const facts = [...ran({}), replied(2, "Done."), verified(2, 0, failedWith("1 failed"))];
    const change = { ...stepwise, verify: ["make test"] };
    expect(lastOf(facts, change)).toMatch(/^Verification `make test` failed: [^]*Left: 3 turns, [^]*`retry`/);
    expect(lastOf([...facts, decided(2, true)], change)).toBe("Continue with your plan: because");
  });

  it("only ever grows at its end, whatever came before", () => {
    const facts = [
      ...ran(failedWith("no")),
      replied(2, python("y"), { finish: "length" }),
      { ...decided(2, true), source: "rule", rule: "unusable-reply" } as Fact,
      replied(3, "Done."),
      verified(3, 0, failedWith("1 failed")),
      decided(3, true),
      replied(4, python("z")),
      executed(4, 0, { isSessionSpent: true }),
    ];
    const change = { ...stepwise, verify: ["make test"], maxTokens: 10_000 };
    const whole = told(facts, change);
    // Asked after a turn's last event, and not in its middle.
    const asked = [0, 3, 5, 7, 8, facts.length];
    fc.assert(
      fc.property(fc.constantFrom(...asked), (end) => {
        const before = told(facts.slice(0, end), change);
        expect(whole.slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
