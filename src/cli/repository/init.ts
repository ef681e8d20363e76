import { AgentExecError } from "../../errors.js";
import { outcomes } from "../../facts/outcomes.js";
import { listed } from "../../format/listed.js";
import { type Given, type Start, starts } from "../../init/answers.js";
import { localWords, problemOf, waysOf } from "../../init/checks.js";
import { nextSteps, permissionLines, type WorkflowFile } from "../../init/next-steps.js";
import { isTaken, lookAround, pathOf, type Place, textOf, writeNew } from "../../init/place.js";
import { answersFrom, givenBy, type Question, questionsFor } from "../../init/questions.js";
import { workflowOf } from "../../init/workflow.js";
import { answerTo, printError, printOutput } from "../print.js";

export interface InitFlags extends Given {
  readonly yes?: boolean;
  readonly dryRun?: boolean;
}

/**
 * Writes workflows for the repository around this folder. Resolves with 0, or with 130 if the person leaves without an
 * answer.
 * @throws AgentExecError `settings-invalid` for a bad answer, without a terminal to ask, or if other files are there.
 */
export async function init({ yes, dryRun, ...flags }: InitFlags): Promise<number> {
  const place = await lookAround(process.cwd());
  const given = yes === true ? flags : await asked(flags, place, dryRun === true);
  if (given === null) {
    printError("Nothing was written.\n");
    return outcomes.cancelled.exitCode;
  }
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

/** Asks for missing answers. Null if the user left. @param isDry nothing is written, so existing files do not matter */
async function asked(flags: Given, place: Place, isDry: boolean): Promise<Given | null> {
  const free = isDry ? allWays : await freeWays(flags, place);
  const questions = questionsFor(place, free);
  const isOpen = ({ name, isAsked }: Question, given: Given): boolean =>
    flags[name] === undefined && isAsked?.(given) !== false;
  if (questions.some((question) => isOpen(question, flags)) && !process.stdin.isTTY)
    throw new AgentExecError("settings-invalid", "Cannot ask: standard input is not a terminal.", {
      nextStep: "Nothing was written. Add --yes, and a flag for each answer that differs from the default.",
    });
  let given: Given | null = flags;
  for (const question of questions)
    if (given !== null && isOpen(question, given)) given = await typed(question, given, { place, free });
  return given;
}

const allWays = Object.keys(starts) as readonly Start[];

/** The ways to start runs that have no file yet. Names the others first. @throws AgentExecError if none is left. */
async function freeWays({ start }: Given, { root }: Place): Promise<readonly Start[]> {
  const isThere = await Promise.all(allWays.map((way) => isTaken(root, pathOf(starts[way].file))));
  const taken = allWays.filter((_, index) => isThere[index]);
  const refused = start === undefined ? taken : taken.filter((way) => waysOf({ start }).includes(way));
  if (refused.length === allWays.length || (start !== undefined && refused.length > 0))
    throw exists(refused.map(fileOf));
  if (start === undefined && taken.length > 0)
    printError(`${alreadyThere(taken.map(fileOf))}. So \`init\` does not offer ${listed(taken)}.\n`);
  return allWays.filter((way) => !taken.includes(way));
}

function fileOf(way: Start): string {
  return pathOf(starts[way].file);
}

/** Asks until the answer is valid. Null if the user left. */
async function typed(
  { name, words, usual }: Question,
  given: Given,
  { place, free }: { readonly place: Place; readonly free: readonly Start[] },
): Promise<Given | null> {
  const prompt = usual === undefined ? `${words}: ` : `${words} [${usual}]: `;
  for (;;) {
    const answer = await answerTo(prompt);
    if (answer === null) return null;
    const now = { ...given, ...givenBy(name, answer) };
    const taken = name === "start" ? waysOf(now).filter((way) => !free.some((each) => each === way)) : [];
    const problem =
      answer === "" && usual === undefined
        ? "an answer is needed"
        : (problemOf(name, now, place) ??
          (taken.length === 0 ? null : `the file of ${listed(taken)} exists already`));
    if (problem === null) {
      if (name === "baseUrl") for (const line of localWords(now)) printError(`   ${line}\n`);
      return now;
    }
    printError(`   Please answer again: ${problem}.\n`);
  }
}

/** Writes all files or none. Existing files are never changed. */
async function write(
  files: readonly WorkflowFile[],
  root: string,
): Promise<readonly (WorkflowFile & { isNew: boolean })[]> {
  const found = await Promise.all(
    files.map(async (file) => ({
      ...file,
      isNew: !(await isTaken(root, file.path)),
      isSame: (await textOf(root, file.path)) === file.text,
    })),
  );
  const others = found.filter(({ isNew, isSame }) => !isNew && !isSame);
  if (others.length > 0) throw exists(others.map(({ path }) => path));
  for (const { path, text, isNew } of found) if (isNew) await writeNew(root, path, text);
  return found;
}

function exists(paths: readonly string[]): AgentExecError {
  return new AgentExecError("settings-invalid", `${alreadyThere(paths)}.`, {
    nextStep:
      "Rename or delete these files, or print the new versions with --dry-run and compare. Nothing was written.",
  });
}

function alreadyThere(paths: readonly string[]): string {
  return `${listed(paths)} ${paths.length === 1 ? "exists" : "exist"} already, and agent-exec changes no existing file`;
}
