// Images that people uploaded to an issue, from GitHub to the model, in a step of the bundle.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { changed, commentSaying } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { openScene, type Turns } from "./support/scene.js";

const png = Buffer.from("\x89PNG\r\n\x1a\nshot", "latin1");
const body = "The sum is wrong: ![sum](https://github.com/user-attachments/assets/sum)";
const payload = changed(commentSaying("/agent-exec fix this"), { issue: { body } });
const inTwo: Turns = [
  { reply: fenced("raise SystemExit(3)") },
  { decision: { retry: true, reason: "It failed." } },
  { reply: fenced("print(6)") },
];

/** What each request to the model held, and the step's run. */
async function runWith(inputs: Readonly<Record<string, string>>) {
  await using scene = await openScene(inTwo);
  const { world, signed } = scene.github;
  world.issues.set(1, { title: "Wrong", body });
  signed.contents.set("/uploads/sum", { content: png });
  await using step = await scene.openStep({ eventName: "issue_comment", payload, inputs });
  const { outputs, log, summary } = await step.run("main.js");
  expect({ log, outcome: outputs.get("outcome") }).toMatchObject({ outcome: "passed" });
  const folder = outputs.get("run-dir")!;
  const kept = await readdir(join(folder, "shown")).catch(() => []);
  return {
    sent: scene.model.requests.map((each) => JSON.stringify(each.body)),
    asked: signed.asked.map(({ path }) => path),
    kept: await Promise.all(kept.map((name) => readFile(join(folder, "shown", name)))),
    summary,
  };
}

test("with vision, the model sees the issue's image in each request, and the run's folder keeps it", async () => {
  const { sent, kept, summary } = await runWith({ settings: "vision: true" });
  const address = `data:image/png;base64,${png.toString("base64")}`;
  expect(sent.length).toBeGreaterThan(1);
  expect(sent.map((each) => each.split(address).length - 1)).toEqual(sent.map(() => 1));
  expect(sent[0]).toContain("This message shows them in this order: image 1 of issue #1.");
  expect(kept).toEqual([png]);
  expect(summary).toContain("image 1 of issue");
});

test.each<Record<string, string>>([{}, { settings: "vision: true\nevent-context: none" }])(
  "with the settings %j, no image is read",
  async (inputs) => {
    const { sent, asked, kept } = await runWith(inputs);
    expect(sent.filter((each) => each.includes("base64,"))).toEqual([]);
    expect({ asked, kept }).toEqual({ asked: [], kept: [] });
  },
);
