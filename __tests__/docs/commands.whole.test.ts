import { describe, expect, it } from "@jest/globals";
import { sample } from "../chance.js";
import { docCommands } from "./doc-commands.js";
import { missingTitles } from "./test-titles.js";
import { first, type Journey, others, type Solution } from "./tried-commands.js";

/** Commands that another test tries, by its title. */
const heldElsewhere: Readonly<Record<string, string>> = {
  "npm start": "fails first, is decided about, draws a chart and names its reports",
  "agent-exec doctor": "finds that a sound engine holds all that is promised",
  "agent-exec prove --base origin/main --verify 'python3 -m unittest'":
    "proves a fix by its tests, in fresh containers",
  "agent-exec batch tasks.jsonl --model gpt-5-mini --plan kubernetes:8 --plan-option image=registry.example/tasks >batch.yml":
    "is an indexed job with one pod for each shard, its tasks, and a job that joins the results",
  "agent-exec exec notes.md --stop-container false --container-name looky":
    "leaves a container that a person keeps, and the way that it names leads in",
  "agent-exec clean --kept": "leaves what a person kept, until it is asked for",
  "agent-exec conformance ./my-executor.mjs": "child-process.mjs",
  "agent-exec check RUN --repo OWNER/NAME":
    "a run of %s that is attested in a job of its own is signed, kept on GitHub, and holds offline",
  "agent-exec check RUN --repo OWNER/NAME --trusted-root roots.jsonl":
    "a run of %s that is attested in a job of its own is signed, kept on GitHub, and holds offline",
};

/** Commands that no test runs, and why. */
const untried: Readonly<Record<string, string>> = {
  "agent-exec clean --images": "it removes what others on this engine keep",
  "agent-exec clean --caches": "it removes what others on this engine keep",
  "agent-exec audit --workspace repo --files 'src/**' --verify 'python3 -m unittest'":
    "README.md's, in other quotes",
  "agent-exec doctor --executor kubernetes --image IMAGE": "it needs a cluster",
  "agent-exec clean --executor kubernetes": "it needs a cluster",
};

describe("the commands of README.md and docs", () => {
  it("are each tried, or named with the reason why not", () => {
    const commands = [...first, ...others].flatMap((journey) => journey.commands);
    const named = [...commands, ...Object.keys(heldElsewhere), ...Object.keys(untried)];
    expect(named.toSorted()).toEqual([...docCommands()].toSorted());
    expect(missingTitles(Object.values(heldElsewhere))).toEqual([]);
  });

  const each = (journeys: readonly Journey[], solutions: readonly Solution[]) =>
    journeys.flatMap(({ commands, take }) =>
      solutions.map((solution) => ({ names: commands.join(" && "), solution, take })),
    );
  const rest = [...each(first, ["wrong"]), ...each(others, ["right", "wrong"])];
  const tried = [...each(first, ["right"]), ...sample(rest, 40)];
  it.concurrent.each(tried)(
    "end as they should with a $solution solution: $names",
    async ({ solution, take }) => {
      await take(solution);
    },
  );
});
