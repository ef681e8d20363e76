import { AgentExecError } from "../errors.js";
import { starts } from "../init/answers.js";
import { isTaken, lookAround, pathOf, type Place, textOf, writeNew } from "../init/place.js";
import {
  answersFrom,
  type Given,
  givenBy,
  isEnterpriseServer,
  ofOtherServer,
  type Question,
  questionsFor,
} from "../init/questions.js";
import { isCounted, permissionsIn, workflowOf } from "../init/workflow.js";
import { alignedLines } from "../format/aligned.js";
import { listed } from "../format/listed.js";
import { answerTo, printOutput } from "./print.js";

export interface InitFlags extends Given {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

interface File {
  readonly path: string;
  readonly text: string;
}

/**
 * Writes workflows for the repository around this folder. Resolves with 0.
 * @throws AgentExecError `settings-invalid` for a bad answer, without a terminal to ask, or if other files are there.
 */
export async function init({ yes, dryRun, ...flags }: InitFlags): Promise<number> {
  const place = await lookAround(process.cwd());
  const given = yes === true ? flags : await asked(flags, place);
  const { starts: ways, answers } = answersFrom(given, place);
  const files = ways.map((way) => ({ path: pathOf(starts[way].file), text: workflowOf(way, answers) }));
  if (dryRun === true) {
    printOutput(files.map(({ path, text }) => `# ${path}\n${text}`).join("\n"));
    return 0;
  }
  for (const { path, isNew } of await write(files, place.root))
    printOutput(`${isNew ? "written " : "as it is"}  ${path}\n`);
  printOutput(`\n${permissionLines(files)}\nNext\n`);
  const steps = nextSteps(place, { ...answers, ways, files });
  printOutput(steps.map((step, index) => `  ${index + 1}. ${step}\n`).join(""));
  return 0;
}

async function asked(flags: Given, place: Place): Promise<Given> {
  const hasServer = flags.keyless === true || flags.keySecret !== undefined;
  const questions = questionsFor(place).filter(({ name }) => !(name === "baseUrl" && hasServer));
  const isOpen = ({ name }: Question, given: Given): boolean => given[name] === undefined;
  if (questions.some((question) => isOpen(question, flags)) && !process.stdin.isTTY)
    throw new AgentExecError("settings-invalid", "Cannot ask: standard input is not a terminal.", {
      nextStep: "Pass --yes, and the answers that differ from the defaults. Nothing was written.",
    });
  let given = flags;
  for (const question of questions.filter((each) => isOpen(each, flags))) {
    given = { ...given, ...(await typed(question)) };
    if (question.name === "baseUrl" && given.baseUrl !== undefined)
      for (const more of ofOtherServer) if (isOpen(more, given)) given = { ...given, ...(await typed(more)) };
  }
  return given;
}

async function typed({ name, words, usual }: Question): Promise<Given> {
  return givenBy(name, await answerTo(usual === undefined ? `${words}: ` : `${words} [${usual}]: `));
}

/** All files or none: an existing one is never changed. */
async function write(files: readonly File[], root: string): Promise<readonly (File & { isNew: boolean })[]> {
  const found = await Promise.all(
    files.map(async (file) => ({
      ...file,
      isNew: !(await isTaken(root, file.path)),
      isSame: (await textOf(root, file.path)) === file.text,
    })),
  );
  const others = found.filter(({ isNew, isSame }) => !isNew && !isSame);
  if (others.length > 0)
    throw new AgentExecError(
      "settings-invalid",
      `${listed(others.map(({ path }) => path))} ${others.length === 1 ? "exists" : "exist"} already, and agent-exec changes no file.`,
      { nextStep: "Rename or delete what exists, or add --dry-run and compare. Nothing was written." },
    );
  for (const { path, text, isNew } of found) if (isNew) await writeNew(root, path, text);
  return found;
}

function permissionLines(files: readonly File[]): string {
  const rows = files
    .flatMap(({ text }) => permissionsIn(text))
    .map(({ job, scope, why }) => [job, scope, why]);
  const lines = new Set(alignedLines(rows).map((line) => `  ${line}\n`));
  return `What the permissions of each job are for\n${[...lines].join("")}`;
}

interface Written {
  readonly secret: string | null;
  readonly pullRequest: boolean;
  readonly jobs: number;
  readonly verify: object | null;
  readonly ways: readonly (keyof typeof starts)[];
  readonly files: readonly File[];
}

function nextSteps(
  { root, isRepository, origin, defaultBranch }: Place,
  { secret, pullRequest, verify, jobs, ways, files }: Written,
): string[] {
  const isHere = root === process.cwd();
  const branch = defaultBranch === null ? "the default branch" : `the default branch, \`${defaultBranch}\``;
  return [
    ...(isRepository ? [] : ["This folder is not a Git repository. Create one: git init"]),
    secret === null
      ? "Replace the two IDs under `settings`. docs/models.md says how to get them."
      : `Save the model's key as a secret: gh secret set ${secret}`,
    ...(pullRequest
      ? ['In Settings → Actions → General, allow "Allow GitHub Actions to create and approve pull requests".']
      : []),
    ...(ways.includes("label") ? ["Create the label: gh label create agent-exec"] : []),
    ...(verify === null
      ? [
          "Set `verify` to the command that decides whether the code is right. Without `verify`, nothing proves a change.",
        ]
      : []),
    ...(jobs > 1 && ways.some(isCounted)
      ? [
          `${starts["failed-ci"].file} has one job: it counts its runs by the comments that it writes. So this job has both the key and the right to write.`,
        ]
      : []),
    ...(isEnterpriseServer(origin?.host)
      ? [`Make sure that jobs on ${origin?.host} can use the actions that the files name.`]
      : []),
    `Read the files, and push them to ${branch}: git add ${files.map(({ path }) => `${isHere ? "" : ":/"}${path}`).join(" ")}`,
    ...ways.map((way) => starts[way].words),
    "If a run does not work, copy doctor.yml from agent-exec's examples and start that workflow. Its summary says why.",
  ];
}
