import { expect, it } from "@jest/globals";
import { blockOf } from "../../../src/facts/block.js";
import { refusedExecution } from "../../../src/facts/execution.js";
import { performBlock } from "../../../src/run/blocks/written-block.js";
import { execution, policy } from "../facts.js";

const diff = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-x\n+y\n";
const section = "<<<<<<< SEARCH\nx\n=======\ny\n>>>>>>> REPLACE\n";
const unrun = refusedExecution("language", 'the language "diff" is not run');

/** The languages of the blocks that a sandbox is asked to run for one that holds an edit. */
async function askedFor(block: { language: string; code: string; path?: string }, hasWriter: boolean) {
  const asked: string[] = [];
  const performed = await performBlock(blockOf({ path: null, ...block }), {
    policy: { ...policy, hasWriter },
    task: "",
    blocks: [],
    run: async ({ language }) => {
      asked.push(language);
      return language === "sh" ? execution() : unrun;
    },
  });
  return { asked, execution: performed };
}

it.each([
  { language: "diff", code: diff },
  { language: "text", code: section },
  { language: "text", code: `Like this:\n${section}` },
])("nothing of a document that shows an edit is applied: %j", async (block) => {
  expect(await askedFor(block, false)).toEqual({ asked: [block.language], execution: unrun });
  expect((await askedFor(block, true)).execution).toMatchObject({ ending: "misfit" });
});

it.each(["language", "no-program"] as const)(
  "what was meant as an edit is told as one: %s",
  async (notRun) => {
    const running = {
      policy: { ...policy, hasWriter: true },
      task: "",
      blocks: [],
      run: async () => refusedExecution(notRun, ""),
    };
    const block = blockOf({ language: "java", code: `Like this:\n${section}`, path: null });
    expect(await performBlock(block, running)).toMatchObject({ ending: "misfit" });
  },
);

it("a diff that is named as a file of diffs is saved, and not applied", async () => {
  const block = { language: "diff", code: diff, path: "patches/x.patch" };
  expect(await askedFor(block, true)).toMatchObject({
    asked: ["diff", "sh", "sh"],
    execution: { saved: "patches/x.patch" },
  });
});
