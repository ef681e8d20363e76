import { faces, inGroup, setting } from "../rows/setting.js";
import { commaList, flag, text, textLike } from "../rows/values.js";

/** What is to be done, and what starts it. */
export const taskSettings = inGroup("task", {
  task: setting(text().optional(), {
    help: "What to do, in words. Without it the task is read from the event (a comment, an issue).",
    faces: faces.action,
    placeholder: "TEXT",
  }),
  "task-file": setting(text().optional(), {
    help: "A file that holds the task; `-` is standard input for the command.",
    faces: faces.run,
    placeholder: "FILE",
  }),
  thread: setting(text().optional(), {
    help: "A JSON file of messages, each with `author` and `text`: `run` goes on from them with the task, `exec` runs their code.",
    faces: ["run", "exec"],
    placeholder: "FILE",
  }),
  sources: setting(commaList(), {
    help: "Whose messages of the thread may hold code, with commas between them.",
    faces: ["exec"],
    placeholder: "AUTHORS",
    defaultText: "all",
  }),
  last: setting(flag(), {
    help: "Of the thread run only the newest message that holds code.",
    faces: ["exec"],
    isFlag: true,
  }),
  continue: setting(text().optional(), {
    help: "The folder of an earlier run to go on from, with what was said in it and the files as it left them; the task says what is to be done now.",
    faces: ["run"],
    placeholder: "DIR",
  }),
  "trigger-phrase": setting(textLike(/^\S+$/, "must be one word without blanks").default("/agent-exec"), {
    help: "The first word of a comment's line that starts a run; the rest of the comment is the task.",
    faces: faces.action,
    placeholder: "WORD",
    defaultText: "/agent-exec",
  }),
});
