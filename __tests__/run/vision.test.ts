import { describe, expect, it } from "@jest/globals";
import { createRun, local, openai, type RunEvent, type RunOptions } from "../../src/index.js";
import { startOpenAiServer } from "../fakes/openai-server.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;
const png = String.raw`printf '\211PNG\r\n\032\nchart' > chart.png`;

/** What a model on loopback was sent, each request as JSON, and the run's events. */
async function sentIn(replies: readonly string[], options: Partial<RunOptions>) {
  await using server = await startOpenAiServer({ answers: replies.map((reply) => ({ reply })) });
  const writer = openai({ baseUrl: server.baseUrl, model: "m" });
  const run = createRun({ task: "Draw.", writer, executor: local(), until: "done", ...options });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const { outcome } = await run.result;
  return { outcome, events, sent: server.requests.map(({ body }) => JSON.stringify(body)) };
}

describe("a run whose model sees", () => {
  it("shows the pictures of the turn before, once, and names them ever after", async () => {
    const { sent, events } = await sentIn([sh(png), sh("echo 6"), "Done."], { vision: true });
    const shown = sent.map((each) => each.split("data:image/png;base64,").length - 1);
    expect(shown).toEqual([0, 1, 0]);
    expect(sent[2]).toContain("Your code left a picture: `chart.png` (13 B).");
    expect(events.find((event) => event.type === "checkpoint")).toMatchObject({
      images: [{ name: "chart.png", type: "image/png", bytes: 13 }],
    });
  });

  it("shows them until a pass too, where an attempt failed", async () => {
    const replies = [sh(`${png}\nexit 3`), sh("echo 6")];
    const { sent, outcome } = await sentIn(replies, { vision: true, until: "pass" });
    expect([outcome, sent.map((each) => each.includes("base64,"))]).toEqual(["passed", [false, true]]);
  });

  it("is shown no file that only has such a name, and none that is too large", async () => {
    const large = String.raw`printf '\211PNG\r\n\032\n' > large.png; head -c 1100000 /dev/zero >> large.png`;
    const { sent } = await sentIn([sh(`echo words > chart.png; ${large}`), "Done."], { vision: true });
    expect(sent[1]).not.toContain("base64,");
  });
});

it("a model that does not see is told the names, for which no call waits", async () => {
  const { sent } = await sentIn([sh(png), sh("echo 6"), "Done."], {});
  expect(sent[2]).toContain("Your code left a picture: `chart.png` (13 B). You are not shown it.");
  expect(sent[2]).not.toContain("base64,");
});
