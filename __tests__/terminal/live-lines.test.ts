import { expect, test } from "@jest/globals";
import { LiveLines } from "../../src/terminal/live-lines.js";

const shownOf = (pieces: readonly (readonly ["stdout" | "stderr", string])[]) => {
  const live = new LiveLines();
  return [...pieces.flatMap(([stream, text]) => live.push(stream, text)), ...live.end()];
};

test("a progress bar is shown in its last state, however it comes", () => {
  const states = Array.from({ length: 1001 }, (_, step) => `\r${step}/1000 `);
  expect(shownOf([...states.map((text) => ["stderr", text] as const), ["stderr", "\ndone"]])).toEqual([
    { stream: "stderr", text: "1000/1000 \n" },
    { stream: "stderr", text: "done" },
  ]);
  expect(shownOf([["stderr", `${states.join("")}\n`]])).toEqual([{ stream: "stderr", text: "1000/1000 \n" }]);
});

test("whole lines are shown as they come, an open one before the other stream's", () => {
  const live = new LiveLines();
  expect(live.push("stdout", "a\nb")).toEqual([{ stream: "stdout", text: "a\n" }]);
  expect(live.push("stderr", "c\r\n")).toEqual([
    { stream: "stdout", text: "b" },
    { stream: "stderr", text: "c\r\n" },
  ]);
});

test("a bar that never ends and a line that never ends hold little", () => {
  const live = new LiveLines();
  let shown = 0;
  for (let step = 0; step < 100_000; step += 1) live.push("stdout", `\r${step}`);
  for (let step = 0; step < 100; step += 1)
    for (const { text } of live.push("stdout", "x".repeat(1000))) shown += text.length;
  expect(shown).toBeGreaterThan(80_000);
});
