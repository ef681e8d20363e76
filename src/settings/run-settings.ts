import { faces, inGroup, setting } from "../rows/setting.js";
import { duration, flag, list, wholeNumber } from "../rows/values.js";

/** How often, how long, and what decides. */
export const runSettings = inGroup("run", {
  timeout: setting(duration({ min: "100ms", max: "6h" }).default(120_000), {
    help: "The deadline of a block; then everything that the code started is killed.",
    placeholder: "DURATION",
    defaultText: "2m",
  }),
  "idle-timeout": setting(duration({ min: "100ms", max: "6h" }).optional(), {
    help: "The longest time that a block may write nothing; then everything that the code started is killed.",
    placeholder: "DURATION",
  }),
  "total-timeout": setting(duration({ min: "1s", max: "24h" }).default(1_800_000), {
    help: "The deadline of the whole run.",
    placeholder: "DURATION",
    defaultText: "30m",
  }),
  "max-retries": setting(wholeNumber({ min: 0, max: 100 }).default(3), {
    help: "Failing attempts after the first.",
    faces: faces.run,
    placeholder: "NUMBER",
    defaultText: "3",
  }),
  "max-turns": setting(wholeNumber({ min: 1, max: 100 }).default(1), {
    help: "Replies that may pass before the run ends, for tasks that go step by step.",
    faces: faces.run,
    placeholder: "NUMBER",
    defaultText: "1",
  }),
  "max-tokens": setting(wholeNumber({ min: 1, max: 1_000_000_000 }).optional(), {
    help: "Input and output tokens of all model calls together.",
    faces: faces.run,
    placeholder: "NUMBER",
  }),
  verify: setting(list(), {
    help: "A command of yours that decides: run in a fresh container over the workspace, it must end with 0.",
    faces: faces.sandboxed,
    placeholder: "CMD",
    isRepeatable: true,
  }),
  "keep-going": setting(flag(), {
    help: "Go on after a block that failed.",
    faces: ["exec"],
    isFlag: true,
  }),
});
