import { describe, expect, it } from "@jest/globals";
import { docker } from "../executors/docker/support/engine-by-hand.js";
import { changed, readWebhook } from "../github/payloads.js";
import { fenced } from "./command-line.js";
import { openScene } from "./support/scene.js";

const setup = `cd "\${AGENT_EXEC_CACHE:-/tmp}"; ls -A /models 2>/dev/null > /workspace/was; touch models/left`;

describe("the cache of a pull request's step", () => {
  it("is found again by the next one of the repository, and not by a fork's, which is told", async () => {
    const turns = Array.from({ length: 3 }, () => ({ reply: fenced('print("was:", open("was").read())') }));
    await using scene = await openScene(turns);
    const own = readWebhook("pull_request.opened.1");
    const fork = changed(own, { pull_request: { head: { repo: { full_name: "stranger/Hello-World" } } } });
    const seen: unknown[] = [];
    try {
      for (const payload of [own, own, fork]) {
        const inputs = { task: "Look.", cache: "models:/models", setup: `mkdir -p /tmp/models; ${setup}` };
        await using step = await scene.openStep({ eventName: "pull_request", payload, inputs });
        const { outputs, log } = await step.run("main.js");
        const isRefused = log.includes("This run has no cache, because the pull request comes from a fork.");
        seen.push([outputs.get("outcome"), outputs.get("result"), isRefused]);
      }
    } finally {
      const owner = `${new URL(scene.github.url).host}/Codertocat/Hello-World`;
      const made = await docker("volume", "ls", "-q", "--filter", `label=agent-exec.owner=${owner}`);
      if (made !== "") await docker("volume", "rm", "--force", ...made.split("\n"));
    }
    expect(seen).toEqual([
      ["passed", "was:", false],
      ["passed", "was: left", false],
      ["passed", "was:", true],
    ]);
  });
});
