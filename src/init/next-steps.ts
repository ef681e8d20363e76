import { alignedLines } from "../format/aligned.js";
import { listed } from "../format/listed.js";
import { type Answers, isEnterpriseServer, type Start, starts } from "./answers.js";
import { localWords } from "./checks.js";
import { pathOf, type Place } from "./place.js";
import { isCounted, permissionsIn, verifyLine } from "./workflow.js";

export interface WorkflowFile {
  readonly path: string;
  readonly text: string;
}

export interface Written extends Answers {
  readonly ways: readonly Start[];
  readonly files: readonly WorkflowFile[];
}

/** The purpose of each job's permissions. A job with the same permissions in several files is listed once. */
export function permissionLines(files: readonly WorkflowFile[]): string {
  const jobs = new Map<string, string[]>();
  for (const { path, text } of files) {
    const permissions = permissionsIn(text);
    for (const job of new Set(permissions.map((each) => each.job))) {
      const ofJob = permissions.filter((each) => each.job === job);
      const lines = alignedLines(ofJob.map(({ scope, why }) => [scope, why]));
      const words = lines.map((line) => `    ${line}\n`).join("");
      const key = `${job}\n${words}`;
      jobs.set(key, [...(jobs.get(key) ?? []), path]);
    }
  }
  const parts = [...jobs].map(([key, paths]) => {
    const [job, ...lines] = key.split("\n");
    return `  Job \`${job}\` in ${listed(paths)}\n${lines.join("\n")}`;
  });
  return `What the permissions of each job are for\n${parts.join("")}`;
}

/** The user's next steps, in order. */
export function nextSteps(place: Place, { ways, files, ...answers }: Written): readonly string[] {
  const { root, isRepository, origin, defaultBranch } = place;
  const { action, secret, pullRequest, verify, jobs } = answers;
  const isHere = root === process.cwd();
  const branch = defaultBranch === null ? "the default branch" : `the default branch, \`${defaultBranch}\``;
  const paths = files.map(({ path }) => `${isHere ? "" : ":/"}${path}`).join(" ");
  const [repository, sha] = action.split("@");
  const steps = [
    !isRepository && "This folder is not a Git repository. Create one: git init",
    secret === null
      ? "In each workflow file, replace the two IDs under `settings`. agent-exec's `docs/models.md` says how to get these IDs."
      : `Save the model's key as a secret: gh secret set ${secret}`,
    ...localWords({ baseUrl: answers.baseUrl }),
    pullRequest &&
      'In Settings → Actions → General, turn on "Allow GitHub Actions to create and approve pull requests".',
    ways.includes("label") && "Create the label: gh label create agent-exec",
    verify === null &&
      `In the line \`# ${verifyLine}\`, write the command that decides whether the code is right, and remove the \`#\`. Without \`verify\`, nothing proves a change.`,
    jobs > 1 &&
      ways.some(isCounted) &&
      `\`${starts["failed-ci"].file}\` has only one job, with both the model's key and write permission. agent-exec limits the runs for each pull request, and counts the comments of this job for that.`,
    jobs > 1 &&
      ways.includes("comment") &&
      "With several jobs, the comment appears when the run ends. Until then, you see the run on the Actions page.",
    isEnterpriseServer(place) &&
      `Make sure that jobs on ${origin?.host} can use the actions that the workflow files name.`,
    `Read the files, then commit them and push them to ${branch}: git add ${paths} && git commit -m "Add agent-exec" && git push`,
    ...ways.map((way) => starts[way].words),
    `If a run does not work, copy https://github.com/${repository}/blob/${sha}/examples/doctor.yml to ${pathOf("doctor.yml")} and start the workflow. The workflow's summary says why.`,
  ];
  return steps.filter((step) => step !== false);
}
