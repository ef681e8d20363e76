import { AgentExecError } from "../errors.js";
import { listed } from "../format/listed.js";
import { type Answers, type Start, starts } from "./answers.js";
import type { Place } from "./place.js";

/** The words of each answer, as flags or typed at a prompt; absent: the default. */
export interface Given {
  readonly action?: string;
  readonly start?: string;
  readonly model?: string;
  readonly baseUrl?: string;
  readonly keySecret?: string;
  readonly keyless?: boolean;
  readonly verify?: string;
  readonly image?: string;
  readonly setup?: string;
  readonly pullRequest?: string;
  readonly jobs?: string;
}

export interface Question {
  readonly name: keyof Given;
  readonly words: string;
  /** What an empty answer means; absent: the question needs an answer. */
  readonly usual?: string;
}

/** The flags that a typed answer stands for. A server has the name of its address, or a short word. */
export function givenBy(name: Question["name"], answer: string): Given {
  if (answer === "" || (name === "baseUrl" && answer === "openai")) return {};
  return name === "baseUrl" && answer === "keyless" ? { keyless: true } : { [name]: answer };
}

/** Another server has other models, and a key of its own. */
export const ofOtherServer: readonly Question[] = [
  { name: "model", words: "   The model's name there" },
  { name: "keySecret", words: "   The repository secret that holds its key", usual: "MODEL_API_KEY" },
];

/** Five questions, after the one that a release makes needless. */
export function questionsFor(place: Place): readonly Question[] {
  const { guess, ci } = place;
  const ways = Object.keys(starts).filter((start) => start !== "failed-ci" || ci.length > 0);
  return [
    {
      name: "action",
      words:
        "agent-exec has no release yet. Your fork and a commit that you have read, as OWNER/agent-exec@SHA",
    },
    {
      name: "start",
      words: `1. How do runs start: ${ways.join(", ")}? Several with commas`,
      usual: "comment",
    },
    {
      name: "baseUrl",
      words:
        "2. Which model server: openai, keyless (OpenAI without a stored key), or the address of another one?",
      usual: "openai",
    },
    {
      name: "verify",
      words: `3. Which command decides whether the code is right?${guess === null ? " No file here suggests one; `none` leaves it out" : ` ${guess.from} suggests this one, in ${guess.image}`}`,
      usual: guess?.verify.replaceAll("\n", " && ") ?? "none",
    },
    {
      name: "pullRequest",
      words: "4. May a run that passed open a pull request: yes, no?",
      usual: usual.pullRequest,
    },
    {
      name: "jobs",
      words:
        "5. How many jobs? 1 is shortest. 2 keep the model's key and the right to write apart. 3 also sign the record",
      usual: jobsOf(place),
    },
  ];
}

const usual = {
  model: "gpt-5-mini",
  secret: "OPENAI_API_KEY",
  image: "python:3-slim",
  pullRequest: "yes",
} as const;

/** GitHub Enterprise Server has no service for the artifacts that several jobs share. */
function jobsOf({ origin }: Place): string {
  return isEnterpriseServer(origin?.host) ? "1" : "2";
}

export function isEnterpriseServer(host = "github.com"): boolean {
  return host.includes(".") && host !== "github.com" && !host.endsWith(".ghe.com");
}

/** @throws AgentExecError `settings-invalid` that names every bad answer and its flag. */
export function answersFrom(
  given: Given,
  place: Place,
): { readonly starts: readonly Start[]; readonly answers: Answers } {
  const problems: string[] = [];
  const check = (isRight: boolean, problem: string): void => void (isRight || problems.push(problem));
  const { action = "", model = usual.model, pullRequest = usual.pullRequest } = given;
  const jobs = given.jobs ?? jobsOf(place);
  const ways = (given.start ?? "comment").split(",").map((word) => word.trim());
  const unknown = ways.filter((word) => !Object.hasOwn(starts, word));
  const keySecret = given.keySecret ?? (given.baseUrl === undefined ? "OPENAI_API_KEY" : "MODEL_API_KEY");
  const secret = given.keyless === true ? null : keySecret;
  check(unknown.length === 0, `--start: ${listed(unknown)} is none of ${Object.keys(starts).join(", ")}`);
  check(
    !ways.includes("failed-ci") || place.ci.length > 0,
    "--start failed-ci: no workflow here runs on pull requests",
  );
  check(
    /^[\w.-]+\/[\w.-]+@[0-9a-f]{40}$/.test(action),
    action === ""
      ? "--action is missing"
      : `--action: ${action} is not OWNER/REPO@SHA with the 40 digits of a commit`,
  );
  check(secret === null || /^[A-Za-z_]\w*$/.test(secret), `--key-secret: ${secret} is not a secret's name`);
  check(!(secret === null && given.baseUrl !== undefined), "--base-url: only OpenAI works without a key");
  check(
    given.baseUrl === undefined || URL.canParse(given.baseUrl),
    `--base-url: ${given.baseUrl} is not an address`,
  );
  check(/^(?:yes|no)$/.test(pullRequest), `--pull-request: must be yes or no, not ${pullRequest}`);
  check(/^[123]$/.test(jobs), `--jobs: must be 1, 2 or 3, not ${jobs}`);
  check(
    jobs === "1" || !isEnterpriseServer(place.origin?.host),
    `--jobs: only 1 works on ${place.origin?.host}, because jobs there share no artifacts`,
  );
  if (problems.length > 0)
    throw new AgentExecError("settings-invalid", problems.join("; "), {
      nextStep:
        action === ""
          ? "Fork agent-exec, and pass --action YOUR-NAME/agent-exec@SHA with a commit that you have read. Nothing was written."
          : "Correct the options above. Nothing was written.",
    });
  const answers = {
    action,
    model,
    baseUrl: given.baseUrl ?? null,
    secret,
    verify: verifyOf(given, place),
    pullRequest: pullRequest === "yes",
    jobs: Number(jobs) as Answers["jobs"],
    ci: place.ci,
  };
  return { starts: [...new Set(ways as Start[])], answers };
}

/** A command that a person names keeps the image and the setup that the files suggest. */
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
