import { readFile } from "node:fs/promises";
import { describe, expect, it } from "@jest/globals";
import { readTasks } from "../../src/tasks/read-tasks.js";

const read = (text: string) => readTasks("tasks.jsonl", async () => text);
const evaluations = new URL("../../eval/", import.meta.url);

describe("a file with one task per line", () => {
  it("gives each task its settings and its place", async () => {
    const { tasks, broken } = await read(
      '{"id":1,"task":"x","env":{"A":"1"},"verify":["a","b"]}\n\n{"id":"b","task":"y"}\n',
    );
    expect(broken).toEqual([]);
    expect(tasks).toMatchObject([
      { id: "1", origin: "tasks.jsonl:1", given: { env: ["A=1"], verify: ["a", "b"] } },
      { id: "b", origin: "tasks.jsonl:3" },
    ]);
  });

  it("names every line that is no task", async () => {
    const lines = ['{"id":"a","task":"x"}', "{", "[]", '{"task":"x"}', '{"id":"a","task":"y"}', '{"id":"b"}'];
    const { tasks, broken } = await read([...lines, '{"id":"c","task":"x","out":"o"}'].join("\n"));
    expect(tasks.map(({ origin }) => origin)).toEqual(["tasks.jsonl:1"]);
    const places = broken.map((each) => Number(/^tasks\.jsonl:(\d+)/.exec(each)?.[1]));
    expect(places.toSorted()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it("refuses a file without a task", async () => {
    await expect(read("\n\n")).rejects.toMatchObject({ code: "settings-invalid" });
  });

  it.each(["humaneval/HumanEval.jsonl", "mbpp/sanitized-mbpp.jsonl"])(
    "reads all problems of %s",
    async (name) => {
      const text = await readFile(new URL(name, evaluations), "utf8");
      const { tasks, broken } = await read(text);
      expect(broken).toEqual([]);
      expect(tasks).toHaveLength(text.trim().split("\n").length);
      const files = await tasks[0]!.files!.read("workspace");
      expect([...files.keys()]).toEqual(["check.py", "test.py"]);
      expect(tasks[0]!.solution).toContain("solution.py");
    },
  );
});
