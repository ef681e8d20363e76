import { expect, it } from "@jest/globals";
import { createQuietReporter } from "../../src/terminal/quiet-reporter.js";
import type { Fact } from "../../src/facts/events.js";
import { eventsOf, executed, python, replied, sessionStarted, started } from "../run/facts.js";

it("tells each limit that does not hold once, and nothing else, whatever its name has in it", () => {
  const held = { memory: false, pids: true, "\u001B[2Jown\n✓ passed": false };
  const open = { ...sessionStarted, held, limits: { memory: "2 GiB" } } as Fact;
  let written = "";
  const reporter = createQuietReporter({ write: (text) => (written += text) });
  for (const event of eventsOf([started(), replied(1, python("x")), open, executed(1, 0), open]))
    reporter.onEvent(event);
  expect(written).toBe(
    "agent-exec: memory (2 GiB) is NOT enforced on this machine: code can take all memory of this machine\n" +
      "agent-exec: ␛[2Jown␊✓ passed is NOT enforced on this machine\n",
  );
});
