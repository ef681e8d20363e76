import { describe, expect, it } from "@jest/globals";
import type { Fact } from "../../../src/facts/events.js";
import { fold } from "../../../src/run/state/apply.js";
import { conversation } from "../../../src/run/told/prompt.js";
import {
  eventsOf,
  executed,
  failedWith,
  python,
  replied,
  sessionStarted,
  started,
  verified,
} from "../facts.js";

const missed = failedWith("ModuleNotFoundError: No module named 'calc'");

interface Failed {
  readonly task: string;
  /** What the block was saved as. */
  readonly file: string;
  readonly verification: ReturnType<typeof failedWith>;
}

/** What the writer hears after a verification failed. */
function heard({ task, file, verification }: Failed): string {
  const begun = { ...started({ verify: ["make test"] }), task: { text: task, source: { kind: "input" } } };
  const facts = [
    begun as Fact,
    replied(1, python("print(1)")),
    sessionStarted,
    executed(1, 0, { file }),
    verified(1, 0, verification),
  ];
  return conversation(fold(eventsOf(facts))).at(-1)!.content;
}

describe("of a file that the task asks for, and that a verification misses, the writer hears", () => {
  const task = "Write calc.py with a function add.";

  it("that it was not written, and how a block becomes it", () => {
    const said = heard({ task, file: "tmp_code_1.py", verification: missed });
    expect(said).toContain("No file `calc.py` was written.");
    expect(said).toContain("begin the block with ```python file=calc.py");
  });

  it.each([
    ["it was written", { task, file: "calc.py", verification: missed }],
    [
      "the verification fails at something else",
      { task, file: "main.py", verification: failedWith("1 != 2") },
    ],
    [
      "the verification misses another file",
      { task, file: "main.py", verification: failedWith("No module named 'yaml'") },
    ],
    ["the task names no file", { task: "Add two numbers.", file: "main.py", verification: missed }],
    ["the task names two", { task: "Write calc.py and b.py.", file: "main.py", verification: missed }],
  ])("nothing where %s", (_, failed) => {
    expect(heard(failed)).not.toContain("was written.");
  });
});
