import {
  executorNames,
  executors,
  isExecutorName,
  isModulePath,
  type ExecutorName,
} from "../executors/index.js";
import { faces, inGroup, setting } from "../rows/setting.js";
import { text, toggle } from "../rows/values.js";

const unisolated = executorNames.filter((name) => !executors[name].isolates).map((name) => `\`${name}\``);

const isolating: ReadonlySet<string> = new Set(executorNames.filter((name) => executors[name].isolates));

const manners = executorNames
  .map((name) => `${executors[name].manner.replace(/^runs code /, "")} (\`${name}\`)`)
  .join(", ")
  .replace("runs nothing", "or nowhere");

/** AutoGen's names for executors, with agent-exec's names. The error for such a name shows the right one. */
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
        : `${whichExecutor}; AutoGen's ${String(input)} is named ${meant} in agent-exec`;
    },
  }),
);

/** Settings about where code runs. Each executor has further settings of its own. */
export const executorSettings = inGroup("executor", {
  executor: setting(executorWord.default(executorNames[0]), {
    fromFolder: (value) => isolating.has(String(value)),
    use: "common",
    help: `Where code runs: ${manners}. You can also give the path of your own executor module. In a workflow, ${unisolated.join(" and ")} need \`allow-local\`, because these executors isolate nothing.`,
    faces: faces.examined,
    placeholder: "NAME",
  }),
  "allow-local": setting(toggle(false), {
    help: "Allow an executor without isolation in a workflow. Without isolation, the code can read and change everything that the job can, including the job's tokens.",
    faces: faces.action,
  }),
});
