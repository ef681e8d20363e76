import { AgentExecError } from "../errors.js";
import { type Answers, type Given, type Start, usual, usualJobs } from "./answers.js";
import { problemsOf, waysOf } from "./checks.js";
import type { Place } from "./place.js";

export interface Question {
  readonly name: keyof Given;
  readonly words: string;
  /** The default if the answer is empty. Absent: the question needs an answer. */
  readonly usual?: string;
  /** Whether to ask this, after these answers. */
  readonly isAsked?: (given: Given) => boolean;
}

/** The flags for a typed answer. A model server may be given by its address or by a short word. */
export function givenBy(name: Question["name"], answer: string): Given {
  if (answer === "" || (name === "baseUrl" && answer === "openai")) return {};
  return name === "baseUrl" && answer === "keyless" ? { keyless: true } : { [name]: answer };
}

/** Another model server has other models and needs a key of its own. */
const isOtherServer = ({ baseUrl, keyless }: Given): boolean => baseUrl !== undefined && keyless !== true;

/** The questions. The first is needless after a release. @param free the ways to start that have no file yet */
export function questionsFor(place: Place, free: readonly Start[]): readonly Question[] {
  const { guess, ci } = place;
  const noCi =
    free.includes("failed-ci") && ci.length === 0
      ? " (failed-ci needs a workflow that runs on pull requests)"
      : "";
  return [
    {
      name: "action",
      words:
        "agent-exec has no release yet. Enter your fork and a commit that you have read, as " +
        "OWNER/agent-exec@SHA",
    },
    {
      name: "start",
      words: `1. How do runs start: ${free.join(", ")}?${noCi} Separate several with commas`,
      ...(free.includes("comment") ? { usual: "comment" } : {}),
    },
    {
      name: "baseUrl",
      words:
        "2. Which model server: openai, keyless (OpenAI without a stored key), or the address of another server?",
      usual: "openai",
      isAsked: ({ keyless, keySecret }) => keyless !== true && keySecret === undefined,
    },
    { name: "model", words: "   The model's name on the server", isAsked: isOtherServer },
    {
      name: "keySecret",
      words: "   The name of the repository secret that holds the model's key",
      usual: "MODEL_API_KEY",
      isAsked: isOtherServer,
    },
    {
      name: "verify",
      words: `3. Which command decides whether the code is right? ${verifyWords(guess)}`,
      usual: guess?.verify?.replaceAll("\n", " && ") ?? "none",
    },
    {
      name: "pullRequest",
      words: "4. May agent-exec open a pull request after a run that passed: yes, no?",
      usual: usual.pullRequest,
    },
    {
      name: "jobs",
      words:
        "5. How many jobs does the workflow have: 1, 2 or 3? With 2 or 3 jobs, no job has both the model's key and " +
        "write permission. With 3 jobs, the third job signs the run.",
      usual: usualJobs(place),
    },
  ];
}

function verifyWords(guess: Place["guess"]): string {
  if (guess === null)
    return "agent-exec found no test tool in this folder's files; `none` leaves the command out";
  return guess.verify === null
    ? `agent-exec found no test file beside ${guess.from}; \`none\` leaves the command out`
    : `${guess.from} suggests the command in brackets, which runs in the image ${guess.image}`;
}

/** @throws AgentExecError `settings-invalid` that names every bad answer and its flag. */
export function answersFrom(
  given: Given,
  place: Place,
): { readonly starts: readonly Start[]; readonly answers: Answers } {
  const problems = problemsOf(given, place);
  if (problems.length > 0)
    throw new AgentExecError("settings-invalid", problems.join("; "), {
      nextStep:
        given.action === undefined
          ? "Fork agent-exec, and pass --action YOUR-NAME/agent-exec@SHA with a commit that you have read. Nothing was written."
          : "Correct the options above. Nothing was written.",
    });
  const { action = "", model = usual.model, baseUrl = null, pullRequest = usual.pullRequest } = given;
  const answers = {
    action,
    model,
    baseUrl,
    secret:
      given.keyless === true
        ? null
        : (given.keySecret ?? (baseUrl === null ? "OPENAI_API_KEY" : "MODEL_API_KEY")),
    verify: verifyOf(given, place),
    pullRequest: pullRequest === "yes",
    jobs: Number(given.jobs ?? usualJobs(place)) as Answers["jobs"],
    ci: place.ci,
  };
  return { starts: waysOf(given) as readonly Start[], answers };
}

/** If the user names a command, the image and the setup still come from the guess. */
function verifyOf({ verify, image, setup }: Given, { guess }: Place): Answers["verify"] {
  const command = verify ?? guess?.verify ?? "none";
  if (command === "none") return null;
  return {
    image: image ?? guess?.image ?? usual.image,
    setup: setup ?? guess?.setup ?? null,
    env: guess?.env ?? null,
    verify: command,
  };
}
