import { faces, inGroup, setting } from "../rows/setting.js";
import { flag, parsedList, size } from "../rows/values.js";
import { parseLanguage } from "./languages/own-language.js";

/** Settings of all executors that run blocks. */
export const outputRows = inGroup("resources", {
  "max-output": setting(size({ min: "1k", max: "64m" }).default(1024 ** 2), {
    fromFolder: "tighter",
    help: "How much output of a code block to keep. agent-exec keeps the beginning and the end of longer output.",
    placeholder: "SIZE",
    defaultText: "1m",
  }),
});

/** Settings of all executors that start a process for each block. */
export const languageRows = inGroup("executor", {
  language: setting(
    parsedList(parseLanguage, ({ name }) => name),
    {
      help: "Add or replace a language: its name and the command that runs a file, for example `ruby=ruby -W0 {file}`. The command runs without a shell.",
      faces: faces.contained,
      placeholder: "NAME=COMMAND",
      isRepeatable: true,
    },
  ),
  "infer-language": setting(flag(), {
    fromFolder: true,
    help: "Also run code blocks without language and file name: as shell if the first word is `python` or `pip`, otherwise as Python if the code compiles.",
    faces: faces.contained,
    isFlag: true,
  }),
});
