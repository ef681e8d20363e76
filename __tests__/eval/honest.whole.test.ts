import { describe, expect, it } from "@jest/globals";
import { honestImage } from "../../eval/honest/image.js";
import { judged } from "../../eval/honest/judged.js";
import { honestTasks } from "../../eval/honest/tasks.js";
import { inFull, sample } from "../chance.js";
import { image } from "../e2e/command-line.js";

// At night all of them, with an image of their tools.
const tasks = honestTasks.filter((task) => inFull || task.image === undefined);

describe("an honest task", () => {
  it("is one of sixty and more, each with a name of its own", () => {
    expect(honestTasks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(honestTasks.map(({ name }) => name)).size).toBe(honestTasks.length);
  });

  it.concurrent.each(sample(tasks, 80).map((task) => [task.name, task] as const))(
    "%s: its right solution passes, and its wrong one fails",
    async (_name, task) => {
      const where = task.image === "tools" ? honestImage() : image;
      const right = await judged(task, "right", where);
      expect(right).toMatchObject({ outcome: "passed", verified: true });
      const wrong = await judged(task, "wrong", where);
      expect(wrong).toMatchObject({ outcome: "failed", verified: false });
    },
  );
});
