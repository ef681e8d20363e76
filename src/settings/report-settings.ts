import { outcomesThat } from "../ports/outcomes.js";
import { faces, inGroup, setting } from "../rows/setting.js";
import { choice, flag, list, text } from "../rows/values.js";

const failing = outcomesThat(({ failsStep }) => failsStep === "yes");

/** Outcomes that can be named in `fail-on`. */
const failable = [...failing, ...outcomesThat(({ failsStep }) => failsStep === "if-asked")];

/** Where and how the run is told. */
export const reportSettings = inGroup("report", {
  comment: setting(choice("auto", "always", "never").default("auto"), {
    fromFolder: true,
    help: "Report in one comment on the issue or pull request. `auto`: where there is one.",
    faces: faces.action,
    placeholder: "WHEN",
    defaultText: "auto",
  }),
  "check-run": setting(choice("auto", "always", "never").default("auto"), {
    fromFolder: true,
    help: "Report as a check run on the commit. `auto`: on pull requests.",
    faces: faces.action,
    placeholder: "WHEN",
    defaultText: "auto",
  }),
  artifact: setting(choice("auto", "always", "never").default("auto"), {
    fromFolder: true,
    help: "Upload all files of the run as one artifact. `auto`: where the runner can; `always`: a failed upload fails the step.",
    faces: faces.action,
    placeholder: "WHEN",
    defaultText: "auto",
  }),
  attest: setting(flag(), {
    help: "Run nothing: check the run in the folder that `out` names, of this same workflow's run, and sign what is said of it with the job's identity. For a job of its own, with `id-token: write`.",
    faces: faces.action,
    isFlag: true,
  }),
  "github-token": setting(text().optional(), {
    help: "The token for reading permissions and for reporting.",
    faces: faces.action,
    placeholder: "TOKEN",
    isSecret: true,
    defaultText: "the job's own token",
    runnerDefault: "${{ github.token }}",
  }),
  matrix: setting(text().optional(), {
    help: "The job's cell of a matrix, so that each has a comment and a check run of its own. To be left alone.",
    faces: faces.action,
    placeholder: "JSON",
    defaultText: "the job's own cell",
    runnerDefault: "${{ toJSON(matrix) }}",
  }),
  "fail-on": setting(list(failable).default([...failing]), {
    fromFolder: true,
    help: `The outcomes that fail the step, one a line or separated by commas: ${failable.join(", ")}; \`none\` for none.`,
    faces: faces.action,
    placeholder: "OUTCOMES",
    defaultText: failing.join(", "),
  }),
  out: setting(text().optional(), {
    help: "The run's folder: transcript, reports, artifacts.",
    faces: faces.kept,
    placeholder: "DIR",
    defaultText: ".agent-exec/<run id>",
  }),
  json: setting(flag(), {
    fromFolder: true,
    help: "Print result.json's content as the only thing on standard output.",
    faces: faces.command,
    isFlag: true,
  }),
  quiet: setting(flag(), {
    fromFolder: true,
    help: "Print nothing but the last line; standard error says why a run failed and which limits do not hold.",
    faces: faces.command,
    isFlag: true,
  }),
});
