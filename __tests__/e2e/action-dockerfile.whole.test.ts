import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { docker } from "../executors/docker/support/engine-by-hand.js";
import { readWebhook } from "../github/payloads.js";
import { gitIn } from "../workspace/repository.js";
import { fenced, image } from "./command-line.js";
import { openScene } from "./support/scene.js";

const turns = [{ reply: fenced('print(open("/who").read())') }];

/** A step of an opened pull request, whose Dockerfile is another one than its base's. */
async function runStep({ hasBase }: { readonly hasBase: boolean }) {
  await using scene = await openScene(turns);
  const payload = readWebhook("pull_request.opened.1") as { pull_request: { base: { sha: string } } };
  await using step = await scene.openStep({
    eventName: "pull_request",
    payload,
    inputs: { task: "Who was it?", dockerfile: "Dockerfile", image: "", "build-network": "none" },
    env: { AGENT_EXEC_IMAGE: "agent-exec-nowhere:1" },
  });
  const { workspace } = step;
  const mark = randomBytes(8).toString("hex");
  const commit = async (who: string): Promise<string> => {
    await writeFile(
      join(workspace, "Dockerfile"),
      `# ${mark}\nFROM ${image}\nRUN echo ${who} ${mark} >/who\n`,
    );
    gitIn(workspace, "add", "--all");
    gitIn(workspace, "commit", "-q", "-m", who);
    return gitIn(workspace, "rev-parse", "HEAD").trim();
  };
  gitIn(workspace, "init", "-q");
  const base = await commit("owner");
  await commit("stranger");
  // The step has not begun; its base is there by now.
  payload.pull_request.base.sha = hasBase ? base : "b".repeat(40);
  await writeFile(join(workspace, "../event.json"), JSON.stringify(payload));
  const { exitCode, outputs, log } = await step.run("main.js");
  const built = /agent-exec-build:[0-9a-f]{32}/.exec(log)?.[0];
  if (built !== undefined) await docker("rmi", "-f", built);
  const asked = scene.model.requests.length;
  return { exitCode, result: outputs.get("result"), summary: outputs.get("summary"), asked, log, mark, base };
}

describe("the Dockerfile of a pull request's step", () => {
  it.concurrent("is the base's, whatever the pull request makes of it", async () => {
    const { exitCode, result, log, mark, base } = await runStep({ hasBase: true });
    expect({ exitCode, result }).toEqual({ exitCode: 0, result: `owner ${mark}` });
    expect(log).toContain(`built from Dockerfile (the pull request's base, commit ${base.slice(0, 12)}) in `);
    expect(log).not.toContain("stranger");
  });

  it.concurrent("is none where the base was not fetched, which is said before a model is asked", async () => {
    const { exitCode, summary, asked, log } = await runStep({ hasBase: false });
    expect({ exitCode, asked }).toEqual({ exitCode: 1, asked: 0 });
    expect(summary).toMatch(/^Commit bbbbbbbbbbbb, the pull request's base, is missing/);
    expect(log).toContain("fetch-depth: 0");
  });
});
