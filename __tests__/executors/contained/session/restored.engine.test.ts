import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRun, type RunEvent, script } from "../../../../src/index.js";
import type { OwnExecutor } from "../../../../src/executors/own/own-executor.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { containersOf, docker, leftOf } from "../../docker/support/engine-by-hand.js";

const runId = "restored-after-kill";
const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-restored-"));
  await writeFile(join(folder, "edited.txt"), "given\n");
  await writeFile(join(folder, "gone.txt"), "given\n");
});
afterEach(() => rm(folder, { recursive: true }));

/** The first block that prints `now` has every container of the run killed. */
function killedOnce(): OwnExecutor {
  const executor = openDocker({
    runId,
    container: { setup: ["echo made > from-setup.txt", "echo made > /tmp/from-setup"] },
  });
  let isKilled = false;
  return {
    ...executor,
    takesChanges: true,
    async start(options) {
      const session = await executor.start(options);
      return {
        facts: session.facts,
        execute: (block, rest) =>
          session.execute(block, {
            ...rest,
            onOutput: (stream, text) => {
              rest.onOutput?.(stream, text);
              if (isKilled || !text.includes("now")) return;
              isKilled = true;
              void containersOf(runId).then((ids) => docker("kill", ...ids));
            },
          }),
        verify: (...call) => session.verify(...call),
        files: (rest) => session.files(rest),
        checkpoint: (rest) => session.checkpoint!(rest),
        stop: () => session.stop(),
      };
    },
  };
}

it("goes on with the files of the turn before when the container is killed in the middle of a turn", async () => {
  const run = createRun({
    task: "Edit.",
    writer: script([
      sh(
        "echo edited >> edited.txt; rm gone.txt from-setup.txt; mkdir -p a/b; echo new > a/b/run.sh; chmod +x a/b/run.sh; ln -s b/run.sh a/link; touch /tmp/first",
      ),
      sh(
        "echo now; test ! -e /tmp/first || sleep 60; cat edited.txt a/link /tmp/from-setup; ls; test -x a/b/run.sh; test ! -d .git || ! git diff --quiet || echo no difference; echo more >> edited.txt",
      ),
      "Done.",
    ]),
    executor: killedOnce(),
    workspace: folder,
    verify: ["test ! -e gone.txt && grep -q more edited.txt"],
    verifyBefore: "off",
    out: join(folder, ".agent-exec"),
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  expect(events.flatMap((event) => (event.type === "execution" ? [event.ending] : []))).toEqual([
    "exited",
    "container-lost",
    "exited",
  ]);
  expect(events.findLast((event) => event.type === "execution")).toMatchObject({
    stdout: { text: "now\ngiven\nedited\nnew\nmade\na\nedited.txt\n" },
  });
  expect(events.filter(({ type }) => type === "session-started")).toMatchObject([
    {},
    { restored: { attempt: 1, after: "lost" }, setup: [{}, {}] },
  ]);
  expect(await run.result).toMatchObject({ outcome: "passed", verified: true, patch: { files: 4 } });
  expect(await readFile(join(folder, ".agent-exec/changes.patch"), "utf8")).toContain("+edited\n+more\n");
  expect(await leftOf(runId)).toEqual([]);
});
