import { contextBoundOf } from "./context-bound.js";
import { filePaths } from "./path-values.js";
import { faces, inGroupFor, setting } from "./setting.js";
import { choice, duration, flag, number, scripts, text, toggle, wholeNumber } from "./values.js";

/** The settings that are rules of a run. A run's record stores these settings, and the library has them as options. */
export const policyRows = {
  ...inGroupFor("run", faces.run, {
    timeout: setting(duration({ min: "100ms", max: "6h" }).default(120_000), {
      fromFolder: "tighter",
      use: "common",
      needs: ["code"],
      help: "Time limit for each code block. At the limit, agent-exec kills everything that the block started.",
      faces: faces.running,
      defaultText: "2m",
    }),
    "idle-timeout": setting(duration({ min: "100ms", max: "6h" }).optional(), {
      fromFolder: true,
      needs: ["code"],
      help: "Kill a code block that prints nothing for this long.",
      faces: faces.running,
    }),
    "total-timeout": setting(duration({ min: "1s", max: "24h" }).default(1_800_000), {
      fromFolder: "tighter",
      use: "first",
      help: "Time limit for the whole run.",
      faces: faces.running,
      defaultText: "30m",
    }),
    "max-retries": setting(wholeNumber({ min: 0, max: 100 }).default(3), {
      fromFolder: "tighter",
      use: "first",
      help: "How many times the model may try again after a failure.",
    }),
    decision: setting(choice("combined", "separate", "rules").default("combined"), {
      fromFolder: true,
      help: "Who decides whether to retry a failed attempt: the model in its next reply (`combined`), the model in a separate call (`separate`), or fixed rules (`rules`).",
    }),
    reflect: setting(toggle(false), {
      fromFolder: true,
      help: "Ask the model for a summary at the end of the run. The summary costs one more model call.",
      bareValue: "true",
    }),
    context: setting(contextBoundOf(), {
      fromFolder: true,
      help: "What the model sees of a long conversation: everything (`all`), the last N replies with their output (`last:N`), the first H and the last T replies (`head-tail:H:T`), or the last N tokens (`tokens:N`). The system message, the task and the last reply are always sent.",
      placeholder: "all|last:N|head-tail:H:T|tokens:N",
      defaultText: "all",
    }),
    until: setting(choice("pass", "done").optional(), {
      fromFolder: true,
      help: "When a run ends: after the first reply whose code passes (`pass`), or when the model says that it is done (`done`).",
      defaultText: "done with a workspace, otherwise pass",
    }),
    blocks: setting(choice("all", "last").default("all"), {
      fromFolder: true,
      help: "Run all code blocks of a reply (`all`), or only the last (`last`).",
    }),
    "max-turns": setting(wholeNumber({ min: 1, max: 1_000 }).optional(), {
      // A folder may set this, but not above the default number of turns for `until: done`.
      fromFolder: (value) => Number(value) <= defaultTurns.done || "ignored",
      use: "common",
      help: "With `until: done`, the maximum number of replies (100 by default). With `until: pass`, the number of replies whose code must pass before the run ends.",
      defaultText: "1",
    }),
    "max-tokens": setting(wholeNumber({ min: 1, max: 1_000_000_000 }).optional(), {
      fromFolder: true,
      help: "The maximum number of input and output tokens of all model calls together.",
    }),
    "max-cost-usd": setting(number({ min: 0.0001, max: 1_000_000 }).optional(), {
      fromFolder: true,
      needs: ["model", "prices"],
      help: "The maximum cost in US dollars of all model calls together. Also set `price-input` and `price-output`.",
      placeholder: "USD",
    }),
    verify: setting(scripts(), {
      fromFolder: true,
      use: "first",
      needs: ["code"],
      help: "A command that decides whether the code is right. Exit code 0 means that the code is right. The command runs in a fresh container. Separate several commands with a blank line.",
      faces: faces.running,
      placeholder: "CMD",
    }),
    "verify-report": setting(filePaths().optional(), {
      // This setting belongs to the verification. So a folder may not set it if the user gave the verification.
      fromFolder: (value, has) => (!has("verify") && ![value].flat().includes("none")) || "ignored",
      needs: ["verification"],
      help: "Test reports that the verification writes: a file, folder or glob (JUnit XML, CTRF, TAP or JSON). Common test tools do not need this setting. `none` counts no tests.",
      faces: faces.running,
    }),
    approval: setting(choice("never", "always", "terminate").optional(), {
      // The folder may come from a stranger. It may make agent-exec ask more often, but not less often.
      fromFolder: (value) => value === "always",
      use: "common",
      needs: ["code"],
      asks: true,
      help: "When to ask for your approval: before the code of each reply runs (`always`), before the run ends (`terminate`), or never (`never`). If nobody can answer, the run ends as `awaiting-approval`.",
      defaultText: "never",
    }),
    "verify-before": setting(choice("auto", "require", "off").default("auto"), {
      // The folder may come from a stranger. It may require more proof, but not less.
      fromFolder: (value) => value !== "off" || "ignored",
      needs: ["code", "verification"],
      help: "Also run each verification on the original files. If a verification already passes on the original files, a later pass proves nothing: then `auto` prints a warning, and `require` fails the run.",
      faces: faces.sandboxed,
    }),
    "verify-changed-values": setting(choice("auto", "off").default("auto"), {
      fromFolder: (value) => value !== "off" || "ignored",
      needs: ["code", "verification"],
      help: "After a pass, replace the values that your tests expect with wrong ones and run the verification again. If the verification passes again, the first pass does not count.",
      faces: faces.given,
    }),
    audit: setting(choice("off", "report", "require").default("off"), {
      fromFolder: true,
      help: "Before asking the model, find out whether wrong solutions pass your verification. If a wrong solution passes, the report names this solution (`report`), or the run ends (`require`).",
      faces: faces.contained,
      bareValue: "report",
    }),
    "keep-going": setting(flag(), {
      fromFolder: true,
      needs: ["code"],
      help: "Continue after a failed code block.",
      faces: ["action", "exec"],
    }),
  }),
  ...inGroupFor("writer", faces.run, {
    vision: setting(toggle(false), {
      fromFolder: true,
      needs: ["model"],
      help: "Show the model the pictures that the code of its last reply created: at most 4 pictures, each at most 1 MiB. In a workflow, the model also sees the pictures in the comment, issue or pull request.",
      bareValue: "true",
    }),
    "reviewer-model": setting(text().optional(), {
      fromFolder: true,
      needs: ["code", "model"],
      help: "A second model on the model server. It reads all code before the code runs, and can refuse the code.",
      placeholder: "NAME",
    }),
  }),
} as const;

interface WhenToEnd {
  readonly until?: "pass" | "done" | undefined;
  readonly workspace: string;
}

/** The default of `until`. If the run has a workspace, the work is step by step. */
export function untilOf({ until, workspace }: WhenToEnd): "pass" | "done" {
  return until ?? (workspace === "empty" ? "pass" : "done");
}

/** The default for the largest number of replies in a run. */
export const defaultTurns = { pass: 1, done: 100 } as const;
