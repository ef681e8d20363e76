import { pathPatterns } from "../rows/path-values.js";
import { faces, inGroup, setting } from "../rows/setting.js";
import { text, toggle } from "../rows/values.js";

/** Settings about what the model gets besides the task, and about its answer. See also `rows/policy-rows.ts`. */
export const runSettings = inGroup("run", {
  "result-schema": setting(text().optional(), {
    isRecorded: false,
    help: "A file with the JSON Schema of the data that the model must return at the end. `result.json` and the action's outputs contain it as `data`.",
    faces: faces.run,
    placeholder: "FILE",
  }),
  "system-prompt": setting(text().optional(), {
    isRecorded: false,
    help: "A file with additional text for the system message. In a workflow agent-exec reads this file from the base branch.",
    faces: faces.run,
    placeholder: "FILE",
  }),
  "system-prompt-alone": setting(toggle(false), {
    isRecorded: false,
    fromFolder: true,
    needs: ["system prompt"],
    help: "Use only `system-prompt` and the description of the sandbox, without the built-in instructions.",
    faces: faces.run,
    bareValue: "true",
  }),
  "before-block": setting(text().optional(), {
    needs: ["code"],
    help:
      "A command on this machine that can refuse a code block before it runs. The command gets the code on " +
      "standard input. If the command's exit code is not 0, the block does not run. The command does not replace the " +
      "sandbox.",
    faces: faces.sandboxed,
    placeholder: "CMD",
  }),
  tests: setting(pathPatterns(), {
    needs: ["verification"],
    help: "Test files for `prove`, as a path or glob such as `checks/**`.",
    faces: faces.proved,
    defaultText: "the usual names of each language",
  }),
});
