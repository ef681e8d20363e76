import { faces, inGroupFor, setting } from "../rows/setting.js";
import { choice, commaList, flag, text, textLike, toggle, wholeNumber, wordsLike } from "../rows/values.js";
import { pricedModels } from "./several-models.js";

const login = /^[A-Za-z0-9][\w-]{0,99}$/;

/** Settings about the task, what starts it, who may start it, and what a comment may choose. */
export const taskSettings = inGroupFor("task", faces.action, {
  task: setting(text().optional(), {
    use: "first",
    help: "The text of the task. By default the task comes from the event: a comment, a review or an issue.",
  }),
  "task-file": setting(text().optional(), {
    use: "common",
    help: "A file with the task; `-` is standard input. With `mode: exec`, list Markdown files, folders or globs, one per line (by default `README.md`).",
    faces: faces.run,
    placeholder: "FILE",
  }),
  thread: setting(text().optional(), {
    help: "A JSON file of messages with `author` and `text`. `run` continues this conversation with your task. `exec` runs the code in the messages.",
    faces: ["run", "exec"],
    placeholder: "FILE",
  }),
  authors: setting(commaList(), {
    needs: ["thread"],
    help: "Run only the code of these authors in the thread. Separate the names with commas.",
    faces: ["exec"],
    placeholder: "AUTHORS",
    defaultText: "all",
  }),
  "last-message": setting(flag(), {
    needs: ["thread"],
    help: "Run only the code in the thread's newest message that contains code.",
    faces: ["exec"],
  }),
  continue: setting(text().optional(), {
    isRecorded: true,
    use: "common",
    needs: ["one model"],
    help: "Continue the earlier run saved in this folder, with that run's conversation and files. In the task, write what the model should do next.",
    faces: ["run"],
    placeholder: "DIR",
  }),
  update: setting(flag(), {
    isRecorded: false,
    use: "common",
    help: "Write the blocks' output into the `output` fences of the files.",
    faces: ["exec"],
  }),
  watch: setting(flag(), {
    isRecorded: false,
    use: "common",
    help: "Run each file again when it changes, until Ctrl-C.",
    faces: ["exec"],
  }),
  "event-context": setting(choice("auto", "none").default("auto"), {
    help: "Show the model the issue or pull request that the event is about: text, comments, diff and commits.",
  }),
  "event-context-tokens": setting(wholeNumber({ min: 100, max: 1_000_000 }).default(8000), {
    help: "How many tokens of the issue or pull request the model sees at most.",
  }),
  "context-authors": setting(choice("write", "all").default("write"), {
    help: "Whose comments the model sees: those of people with write access (`write`), or all comments (`all`).",
  }),
  submodules: setting(toggle(false), {
    fromFolder: true,
    help: "In a job without `actions/checkout`, also fetch the submodules that are on the repository's server.",
  }),
  "label-trigger": setting(text().optional(), {
    help: "A label that starts a run when somebody with write access puts it on an issue. The issue's title and text are the task.",
  }),
  "trigger-phrase": setting(textLike(/^\S+$/, "must be one word without blanks").default("/agent-exec"), {
    use: "common",
    help: "A comment starts a run if one of its lines begins with this word.",
  }),
  "allow-users": setting(wordsLike(login, "must be logins without @, such as octocat").default([]), {
    help: "The people who can start a run. They also need write access.",
    defaultText: "all",
  }),
  "allow-teams": setting(
    wordsLike(/^[A-Za-z0-9][\w-]{0,99}\/[\w-]{1,100}$/, "must be teams, as ORGANISATION/TEAM").default([]),
    {
      help:
        "The teams whose members can start a run. Team members also need write access. The job's own token cannot " +
        "read teams, so also set `github-token`.",
      defaultText: "all",
    },
  ),
  "allow-bots": setting(
    wordsLike(/^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/, "must be logins such as renovate[bot]").default([]),
    {
      help: "The exact logins of bots that can start a run without write access, such as `renovate[bot]`.",
      defaultText: "none",
    },
  ),
  "allow-models": setting(pricedModels(), {
    help: "Models that a comment can choose with `--model NAME`. `NAME@INPUT/OUTPUT` adds prices, as in `fallback-model`.",
    defaultText: "none",
  }),
});
