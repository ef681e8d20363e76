import {
  executorNames,
  executors,
  isExecutorName,
  isModulePath,
  type ExecutorName,
} from "../executors/index.js";
import { faces, inGroup, setting } from "../rows/setting.js";
import { text, toggle } from "../rows/values.js";

const unisolated = executorNames
  .filter((name) => !executors[name].isolates)
  .map((name) => `\`${name}\` isolates nothing: in a workflow it needs \`allow-local\`.`);

const isolating: ReadonlySet<string> = new Set(executorNames.filter((name) => executors[name].isolates));

const manners = executorNames.map((name) => `\`${name}\` ${executors[name].manner}`).join(", ");

/** AutoGen's names, and those that follow them: whoever comes from there is told what the same is called here. */
const autogenNames = new Map<unknown, ExecutorName>([
  ["commandline-docker", "docker"],
  ["commandline-local", "local"],
  ["jupyter-docker", "jupyter"],
  ["ipython-embedded", "local-jupyter"],
]);

const whichExecutor = `must be ${executorNames.slice(0, -1).join(", ")}, ${executorNames.at(-1)} or the path of a module, such as ./my-executor.mjs`;

const executorWord = text().as((word) =>
  word.refine((given) => isExecutorName(given) || isModulePath(given), {
    error: ({ input }) => {
      const meant = autogenNames.get(input);
      return meant === undefined
        ? whichExecutor
        : `${whichExecutor}; ${String(input)} is called ${meant} here`;
    },
  }),
);

/** Where the code runs; what each executor takes beside that is its own to say. */
export const executorSettings = inGroup("executor", {
  executor: setting(executorWord.default(executorNames[0]), {
    fromFolder: (value) => isolating.has(String(value)),
    help: [`Where code runs: ${manners}; or a module of your own, by its path.`, ...unisolated].join(" "),
    faces: faces.examined,
    placeholder: "NAME",
    defaultText: executorNames[0],
  }),
  "allow-local": setting(toggle(false), {
    help: "Whether code may run in no container: it then reads and changes all that the job can, the runner's files and tokens among it.",
    faces: faces.action,
    placeholder: "true|false",
    defaultText: "false",
  }),
});
