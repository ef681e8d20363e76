import { outcomesThat } from "../facts/outcomes.js";
import { verdicts } from "../facts/prove-result.js";
import { faces, inGroupFor, setting } from "../rows/setting.js";
import { choice, flag, list, text } from "../rows/values.js";

const failing = outcomesThat(({ failsStep }) => failsStep === "yes");
const verdictsThat = (fails: boolean) =>
  Object.entries(verdicts).flatMap(([word, { exitCode }]) => ((exitCode !== 0) === fails ? [word] : []));

/** The outcomes and the results of `prove` that `fail-on` can name. */
const failable = [...failing, ...outcomesThat(({ failsStep }) => failsStep === "if-asked")];
const failableVerdicts = [...verdictsThat(true), ...verdictsThat(false)];

/** Settings about where and how a run is reported. */
export const reportSettings = inGroupFor("report", faces.action, {
  comment: setting(choice("auto", "always", "never").default("auto"), {
    fromFolder: true,
    use: "common",
    help: "Whether to post the report as a comment. `auto` posts a comment if the event belongs to an issue or a pull request.",
  }),
  "check-run": setting(choice("auto", "always", "never").default("auto"), {
    fromFolder: true,
    use: "common",
    help: "Whether to show the report in a check run on the commit. `auto` creates a check run only on pull requests.",
  }),
  "create-pull-request": setting(choice("never", "draft", "ready").default("never"), {
    use: "common",
    help: "Open a pull request with the changes of a passed run: never (`never`), as a draft (`draft`), or ready for review (`ready`). Without `verify`, the pull request is always a draft.",
  }),
  artifact: setting(choice("auto", "always", "never").default("auto"), {
    fromFolder: true,
    use: "common",
    help: "Whether to upload the run's folder as an artifact. With `always`, the step fails if the upload fails.",
  }),
  mode: setting(choice("run", "prove", "exec", "doctor", "report", "attest").default("run"), {
    use: "common",
    help: "What the step does: run a task (`run`), prove a pull request's change with its tests (`prove`), run the code blocks of documents (`exec`), or find out why runs fail in this job (`doctor`). In a later job, post the report of the run in the folder `out` (`report`), or sign this run (`attest`).",
  }),
  "github-token": setting(text().optional(), {
    use: "common",
    help: "The GitHub token to read the event sender's permission and write the comment and check run.",
    isSecret: true,
    defaultText: "the job's own token",
    runnerDefault: "${{ github.token }}",
  }),
  matrix: setting(text().optional(), {
    use: "common",
    help: "The job's matrix values, so that each job of a matrix has its own comment and check run. Do not set `matrix` yourself.",
    defaultText: "the current job's values",
    runnerDefault: "${{ toJSON(matrix) }}",
  }),
  "fail-on": setting(list([...failable, ...failableVerdicts]).default([...failing, ...verdictsThat(true)]), {
    fromFolder: true,
    use: "common",
    help:
      "The outcomes that fail the step, such as `failed`, separated by commas or line breaks. With `mode: prove`, " +
      "list results of `prove`, such as `unproven`. With `none`, no outcome fails the step.",
    defaultText: `all outcomes except ${[...outcomesThat(({ failsStep }) => failsStep === "if-asked"), ...verdictsThat(false)].join(", ")}`,
  }),
  out: setting(text().optional(), {
    isRecorded: false,
    use: "common",
    help: "The run's folder, with transcript, reports and artifacts.",
    faces: faces.sandboxed,
    placeholder: "DIR",
    defaultText: ".agent-exec/<run id>",
  }),
  json: setting(flag(), {
    isRecorded: false,
    fromFolder: true,
    use: "common",
    help: "Print only the content of `result.json`.",
    faces: faces.command,
  }),
  quiet: setting(flag(), {
    isRecorded: false,
    fromFolder: true,
    use: "common",
    help: "Print only the outcome and the run's folder. Standard error still says why a run failed and which limits are not enforced.",
    faces: faces.command,
  }),
});
