import { outcomesThat } from "../ports/outcomes.js";

const ends = outcomesThat(() => true);

/** The action's outputs, once: `action.yml` and the docs are generated from this table. */
export const outputs = {
  outcome: `How the run ended: ${ends.slice(0, -1).join(", ")} or ${ends.at(-1)}.`,
  "exit-code": "The exit code of the last execution; empty when there is none.",
  attempts:
    "How often the task was tried: replies that the writer gave; with `until: done` one, and one more for each failed verification and unusable reply after which the run went on.",
  verified: "Whether every verification passed on what is handed out: true or false.",
  summary: "One paragraph: the writer's last words, or why the run ended.",
  data: "The result as JSON that fits `result-schema`; empty where none was asked for, or none fits.",
  result: "What the last block printed, bounded.",
  "transcript-path": "The transcript: every event, one JSON object a line.",
  "report-path": "The report as Markdown.",
  "run-dir": "The run's folder.",
  "patch-path": "The patch for `git apply`; empty when there is none.",
  "artifact-id": "The id of the uploaded artifact; empty when none was uploaded.",
  "artifact-url": "Where the artifact can be downloaded.",
  "attestation-path":
    "With `attest`: the signed statements, one Sigstore bundle a line; empty where none was asked for.",
  "attestation-url":
    "With `attest`: the newest statement on GitHub; empty where GitHub keeps none for this repository.",
  "comment-url": "The comment that holds the report; empty when there is none.",
  "check-run-url": "The check run; empty when there is none.",
  "input-tokens": "Tokens that went into all model calls.",
  "output-tokens": "Tokens that came out of all model calls.",
  "cost-usd": "What the calls cost in US dollars; empty when nobody knows the price.",
} as const;

export type OutputName = keyof typeof outputs;
