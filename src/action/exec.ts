import { compose } from "../compose/run.js";
import { toAgentExecError } from "../errors.js";
import { outcomeOf } from "../facts/outcomes.js";
import { readBase } from "../github/events/base.js";
import { documentFindings } from "../reports/github/document-findings.js";
import { taskOf } from "../settings/task.js";
import { readDocuments } from "./request/documents.js";
import { type Inputs, withConfig, connect, ownerFileReader, type Step } from "./runner/inputs.js";
import { hideFromNow, hideInLog } from "./runner/log.js";
import { logReporter } from "./results/thread.js";
import { nothingPublished, publish } from "./results/publish.js";
import { endWithoutRun } from "./runner/step-end.js";
import { jobOf } from "./runner/workflow-run.js";

/**
 * The action with `mode: exec`. It runs the code blocks of the repository's documents without a model, and shows
 * failures on the documents' lines. It needs no permission to write.
 */
export async function exec(inputs: Inputs, step: Step): Promise<void> {
  try {
    await runDocuments(inputs, step);
  } catch (thrown) {
    step.signal.throwIfAborted();
    const error = toAgentExecError(thrown);
    endWithoutRun(error, { outcome: outcomeOf(error), failOn: inputs.settings["fail-on"] });
  }
}

async function runDocuments(inputs: Inputs, { environment, workflow, signal }: Step): Promise<void> {
  const github = connect(inputs.settings, workflow);
  const configured = await withConfig(inputs, ownerFileReader({ github, workflow, signal }));
  const { secrets, origins } = configured;
  // Instructions are for models, so they are not read here.
  const settings = { ...configured.settings, instructions: [] };
  const { variable } = environment;
  const lines = (settings["task-file"] ?? "README.md").split("\n").map((line) => line.trim());
  const given = lines.filter((line) => line !== "");
  const nextStep =
    "Check out the repository first. List the repository's Markdown files in `task-file`, one on each line.";
  const documents = await readDocuments(given, { variable, origin: "task-file", nextStep });
  const names = documents.map(({ name }) => name).join(", ");
  const composed = await compose({
    face: "action",
    settings,
    task: taskOf(`Run the code blocks of ${names}.`, { kind: "file", path: names }),
    replies: { kind: "documents", documents },
    secrets,
    onSecret: hideInLog,
    signal,
    origins,
    job: jobOf(workflow),
    base: readBase(workflow),
    variable,
    reporters: [logReporter()],
  });
  hideFromNow(composed.secrets);
  const { events } = await composed.start(signal);
  await publish({
    settings,
    workflow,
    events,
    folder: composed.folder.path,
    published: nothingPublished,
    keep: () => undefined,
    findings: () => Promise.resolve(documentFindings(events)),
    conclude: () => Promise.resolve({ commentUrl: null, checkRunUrl: null }),
  });
}
