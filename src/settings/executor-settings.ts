import { executorNames, executors } from "../executors/index.js";
import { faces, inGroup, setting } from "../rows/setting.js";
import { choice } from "../rows/values.js";

const unisolated = executorNames
  .filter((name) => !executors[name].isolates)
  .map((name) => `\`${name}\` isolates nothing and is there for the command alone.`);

const manners = executorNames.map((name) => `\`${name}\` ${executors[name].manner}`).join(", ");

/** Where the code runs; what each executor takes beside that is its own to say. */
export const executorSettings = inGroup("executor", {
  executor: setting(choice(...executorNames).default(executorNames[0]), {
    help: [`Where code runs: ${manners}.`, ...unisolated].join(" "),
    faces: faces.examined,
    placeholder: "NAME",
    defaultText: executorNames[0],
  }),
});
