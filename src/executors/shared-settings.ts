import { faces, inGroup, setting } from "../rows/setting.js";
import { flag, size } from "../rows/values.js";
import { ownLanguages } from "./languages/own-language.js";

/** For every executor whose blocks print. */
export const outputRows = inGroup("resources", {
  "max-output": setting(size({ min: "1k", max: "64m" }).default(1024 ** 2), {
    fromFolder: "tighter",
    help: "How much output of a block is kept, head and tail; the rest is counted.",
    placeholder: "SIZE",
    defaultText: "1m",
  }),
});

/** For every executor whose blocks are processes. */
export const languageRows = inGroup("executor", {
  language: setting(ownLanguages(), {
    help: "A language for blocks, with the command that runs a file of it (`NAME=COMMAND`), such as `ruby=ruby -W0 {file}`; a known name replaces its command. Split at blanks, no shell sees it; its program must be there.",
    faces: faces.contained,
    placeholder: "NAME=COMMAND",
    isRepeatable: true,
  }),
  "infer-language": setting(flag(), {
    fromFolder: true,
    help: "Run a block whose fence names no language and no file: as sh where it begins with `python`, `python3`, `pip` or `pip3` and a blank, otherwise as Python where Python can compile it.",
    faces: faces.contained,
    isFlag: true,
  }),
});
