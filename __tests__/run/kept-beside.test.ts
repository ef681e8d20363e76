import { expect, it } from "@jest/globals";
import { createRun, local, type OwnWriter, script } from "../../src/index.js";
import type { OwnExecutor } from "../../src/executors/own/own-executor.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

it("step by step, the model is asked while the files of the turn before are read", async () => {
  const writer = script([sh("echo 1 > a.txt"), "Done."]);
  const order: string[] = [];
  let tell = (): void => undefined;
  const asked = new Promise<void>((resolve) => (tell = resolve));
  const asking: OwnWriter = {
    ...writer,
    name: "asking",
    write: (messages, options) => {
      order.push("asked");
      if (order.length > 1) tell();
      return writer.write(messages, options);
    },
  };
  const executor = local();
  const reading: OwnExecutor = {
    ...executor,
    takesChanges: true,
    async start(options) {
      const session = await executor.start(options);
      return {
        facts: session.facts,
        execute: (...call) => session.execute(...call),
        verify: (...call) => session.verify(...call),
        files: (...call) => session.files(...call),
        async *checkpoint(rest) {
          order.push("reading");
          // Were the model asked afterwards, this would never end.
          await asked;
          yield* session.checkpoint!(rest);
          order.push("read");
        },
        stop: () => session.stop(),
      };
    },
  };
  const run = createRun({ task: "t", writer: asking, executor: reading, until: "done" });
  const types: string[] = [];
  for await (const { type } of run) types.push(type);
  expect(order).toEqual(["asked", "reading", "asked", "read"]);
  // What is kept is recorded first: a run that ends there goes on from it.
  expect(types.indexOf("checkpoint")).toBeLessThan(types.lastIndexOf("reply"));
  expect((await run.result).outcome).toBe("passed");
});
