import { faces, inGroup, setting } from "../rows/setting.js";
import { contextBoundOf } from "./context-bound.js";
import { filePaths } from "./path-values.js";
import {
  choice,
  duration,
  flag,
  number,
  scripts,
  text,
  textLike,
  toggle,
  wholeNumber,
} from "../rows/values.js";

/** How often, how long, and what decides. */
export const runSettings = inGroup("run", {
  timeout: setting(duration({ min: "100ms", max: "6h" }).default(120_000), {
    fromFolder: "tighter",
    help: "The deadline of a block; then everything that the code started is killed.",
    placeholder: "DURATION",
    defaultText: "2m",
  }),
  "idle-timeout": setting(duration({ min: "100ms", max: "6h" }).optional(), {
    fromFolder: true,
    help: "The longest time that a block may write nothing; then everything that the code started is killed.",
    placeholder: "DURATION",
  }),
  "total-timeout": setting(duration({ min: "1s", max: "24h" }).default(1_800_000), {
    fromFolder: "tighter",
    help: "The deadline of the whole run.",
    placeholder: "DURATION",
    defaultText: "30m",
  }),
  "max-retries": setting(wholeNumber({ min: 0, max: 100 }).default(3), {
    fromFolder: "tighter",
    help: "Failing attempts after the first.",
    faces: faces.run,
    placeholder: "NUMBER",
    defaultText: "3",
  }),
  decision: setting(choice("combined", "separate", "rules").default("combined"), {
    fromFolder: true,
    help: "Who decides whether a failed attempt is corrected, after the rules that need no model: the model, at the beginning of the reply that corrects it (`combined`), or in a call of its own before that (`separate`); or nobody, as long as retries are left (`rules`).",
    faces: faces.run,
    placeholder: "combined|separate|rules",
    defaultText: "combined",
  }),
  reflect: setting(toggle(false), {
    fromFolder: true,
    help: "Ask the model for last words over the whole run, in one more call; they are the summary.",
    faces: faces.run,
    bareValue: "true",
    placeholder: "true|false",
    defaultText: "false",
  }),
  "result-schema": setting(text().optional(), {
    help: "A file with a JSON schema: the run's result as data that fits it, in `result.json` and as the output `data`.",
    faces: faces.run,
    placeholder: "FILE",
  }),
  context: setting(contextBoundOf(), {
    fromFolder: true,
    help: "Which part of a long conversation the model is shown: all, its last N turns, the first H and the last T, or as many of the last as N tokens hold. The system message, the task and the last turn always stay.",
    faces: faces.run,
    placeholder: "all|last:N|head-tail:H:T|tokens:N",
    defaultText: "all",
  }),
  "system-prompt": setting(text().optional(), {
    help: "A file with words for the model's system message, behind what is said of its part there; in a workflow as it is on the base branch.",
    faces: faces.run,
    placeholder: "FILE",
  }),
  "system-prompt-alone": setting(toggle(false), {
    fromFolder: true,
    help: "Put `system-prompt` in the place of what is said of the model's part; what is said of the sandbox stays.",
    faces: faces.run,
    bareValue: "true",
    placeholder: "true|false",
    defaultText: "false",
  }),
  until: setting(choice("pass", "done").optional(), {
    fromFolder: true,
    help: "When a run ends: with a reply that passes (`pass`), or step by step, each reply a turn whatever its exit codes, once the writer says that it is done (`done`). With a `workspace` the default is `done`.",
    faces: faces.run,
    placeholder: "pass|done",
    defaultText: "pass",
  }),
  "done-word": setting(textLike(/^\S{1,100}$/, "must be one word").default("TERMINATE"), {
    fromFolder: true,
    help: "What the writer says when it is done, with `until: done`: alone on a line beside code that passes, or as the first line that the code prints.",
    faces: faces.run,
    placeholder: "WORD",
    defaultText: "TERMINATE",
  }),
  blocks: setting(choice("all", "last").default("all"), {
    fromFolder: true,
    help: "Which blocks of a reply are run: all, or, for models that quote code in fences, the last one that can be run.",
    faces: faces.run,
    placeholder: "all|last",
    defaultText: "all",
  }),
  "max-turns": setting(wholeNumber({ min: 1, max: 1_000 }).optional(), {
    // As many as a run that is `done` may take by default.
    fromFolder: (value) => Number(value) <= defaultTurns.done || "ignored",
    help: "Replies that may pass before the run ends; with `until: done` all replies, and the default is 100.",
    faces: faces.run,
    placeholder: "NUMBER",
    defaultText: "1",
  }),
  "max-tokens": setting(wholeNumber({ min: 1, max: 1_000_000_000 }).optional(), {
    fromFolder: true,
    help: "Input and output tokens of all model calls together.",
    faces: faces.run,
    placeholder: "NUMBER",
  }),
  "max-cost-usd": setting(number({ min: 0.0001, max: 1_000_000 }).optional(), {
    fromFolder: true,
    help: "US dollars of all model calls together, by the prices that are given.",
    faces: faces.run,
    placeholder: "USD",
  }),
  verify: setting(scripts(), {
    fromFolder: true,
    help: "A command or script of yours that decides: run by `sh -e` in a fresh container over the workspace, it must end with 0. Several lie apart by a blank line.",
    faces: faces.verified,
    placeholder: "CMD",
    isRepeatable: true,
  }),
  "verify-report": setting(filePaths().optional(), {
    // What counts the tests of a verification goes with it: not beside one that a person gave.
    fromFolder: (value, has) => (!has("verify") && ![value].flat().includes("none")) || "ignored",
    help: "A file, folder or glob from the workspace's root in which a verification tells of its tests (JUnit XML, CTRF, TAP, JSON of Jest, Vitest, Mocha, Playwright or go test): no test, fewer than before any change, one that failed or is newly skipped is no pass. Tests of pytest, unittest, node, jest, vitest, go and cargo are counted without it where the command plainly calls one of them; `none` counts nothing.",
    faces: faces.verified,
    placeholder: "PATH",
    isRepeatable: true,
  }),
  "before-block": setting(text().optional(), {
    help: "A command of yours that may refuse a block: run by `sh` on this machine before each, with the code on standard input; any exit code but 0 refuses. It advises, and isolates nothing.",
    faces: faces.sandboxed,
    placeholder: "CMD",
  }),
  approval: setting(choice("never", "always", "terminate").optional(), {
    // A stranger's folder may have you asked more often, never less.
    fromFolder: (value) => value === "always",
    help: "Whether you are asked: before each attempt's code runs (`always`), when the run is about to end (`terminate`), or not. On a terminal, where the executor isolates nothing, the default is `always`. Where nobody can be asked the run ends as awaiting-approval.",
    faces: faces.run,
    placeholder: "never|always|terminate",
    defaultText: "never",
  }),
  control: setting(choice("auto", "require", "off").default("auto"), {
    // A stranger's folder may ask for more proof, never for less.
    fromFolder: (value) => value !== "off",
    help: "Whether each verify command also runs on the workspace as it was given, beside the first call of the model. What passes there already guards and proves nothing: that is said (`auto`), or a failure (`require`).",
    faces: faces.sandboxed,
    placeholder: "auto|require|off",
    defaultText: "auto",
  }),
  "counter-check": setting(choice("auto", "off").default("auto"), {
    fromFolder: (value) => value !== "off",
    help: "Whether a verification that failed before any change and passed runs once more where what it expects is something else, which a right solution fails: what passes that too is no pass. Only where it is plain what it expects (docs/verifying.md).",
    faces: faces.verified,
    placeholder: "auto|off",
    defaultText: "auto",
  }),
  audit: setting(choice("off", "tell", "require").default("off"), {
    fromFolder: true,
    help: "Attack the verifications before the writer is asked, with wrong solutions that cheat, on the files that `may-change` names or else all that count. What fools them is said (`tell`), or ends the run (`require`).",
    faces: faces.repository,
    bareValue: "tell",
    placeholder: "off|tell|require",
    defaultText: "off",
  }),
  "keep-going": setting(flag(), {
    fromFolder: true,
    help: "Go on after a block that failed.",
    faces: ["exec"],
    isFlag: true,
  }),
});

interface WhenToEnd {
  readonly until?: "pass" | "done" | undefined;
  readonly workspace: string;
}

/** When a run ends where nobody said it: work on files that are there goes step by step. */
export function untilOf({ until, workspace }: WhenToEnd): "pass" | "done" {
  return until ?? (workspace === "empty" ? "pass" : "done");
}

/** How many replies a run may take where nobody said it. */
export const defaultTurns = { pass: 1, done: 100 } as const;
