import { outcomesThat } from "../facts/outcomes.js";

const ends = outcomesThat(() => true);

/** The action's outputs, once: `action.yml` and the docs are generated from this table. */
export const outputs = {
  outcome: `How the run ended: ${ends.slice(0, -1).join(", ")} or ${ends.at(-1)}.`,
  "exit-code": "The exit code of the last execution. Empty if nothing ran.",
  attempts:
    "The number of replies. With `until: done`: one, plus one for each failed verification or unusable reply after which the run continued.",
  verified: "Whether every verification passed on the files that you get: true or false.",
  summary: "The model's last words, or why the run ended, in one paragraph.",
  data: "The result as JSON that matches `result-schema`. Empty without one.",
  result: "The output of the last block, shortened if it is long.",
  "transcript-path": "The transcript: every event, one JSON object per line.",
  "report-path": "The report in Markdown.",
  "run-dir": "The run's folder.",
  "patch-path": "The patch for `git apply`. Empty if there is none.",
  "artifact-id": "The id of the uploaded artifact. Empty if nothing was uploaded.",
  "artifact-url": "The address of the uploaded artifact.",
  "attestation-path": "With `attest`: the signed statements, one Sigstore bundle per line.",
  "attestation-url":
    "With `attest`: the newest statement on GitHub. Empty if GitHub keeps none for this repository.",
  "comment-url": "The comment with the report. Empty if there is none.",
  "check-run-url": "The check run. Empty if there is none.",
  "input-tokens": "The input tokens of all model calls.",
  "output-tokens": "The output tokens of all model calls.",
  "cost-usd": "The cost of all model calls in US dollars. Empty if the price is unknown.",
} as const;

export type OutputName = keyof typeof outputs;
