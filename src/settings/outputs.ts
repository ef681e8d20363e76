/** The action's outputs. `action.yml` and the docs are generated from this table. */
export const outputs = {
  outcome:
    "How the run ended, for example `passed`, `failed` or `timed-out`. docs/action.md explains all " +
    "outcomes. With `mode: prove`, the result of `prove`, for example `proven`.",
  "exit-code": "The exit code of the last block that ran. Empty if nothing ran.",
  attempts:
    "The number of attempts. With `until: pass`, each reply is one attempt. With `until: done`, a new attempt " +
    "starts after a failed verification or an unusable reply.",
  verified: "`true` if every verification passed and you get exactly the verified files, otherwise `false`.",
  summary: "One paragraph: the model's last text, or why the run ended.",
  data:
    "The result as JSON, if you set `result-schema`; with `mode: prove`, the whole result of `prove`; " +
    "otherwise empty.",
  result: "The output of the last block, shortened if it is long.",
  "transcript-path": "The path of the transcript: a file with one event per line, as JSON.",
  "report-path": "The path of the report in Markdown.",
  "run-dir": "The path of the run's folder.",
  "patch-path": "The path of the patch, for `git apply`. Empty if there is no patch.",
  "artifact-id": "The id of the uploaded artifact. Empty if nothing was uploaded.",
  "artifact-url": "The address of the uploaded artifact.",
  "attestation-path":
    "With `mode: attest`, the path of a file with the signed statements, one Sigstore bundle on each " +
    "line.",
  "attestation-url":
    "With `mode: attest`, the address of the newest attestation on GitHub. Empty if GitHub stores no " +
    "statements for this repository.",
  "comment-url": "The address of the comment with the report. Empty if there is no comment.",
  "check-run-url": "The address of the check run. Empty if there is no check run.",
  "pull-request-url": "The address of the pull request. Empty if there is none.",
  "input-tokens": "The number of input tokens of all model calls.",
  "output-tokens": "The number of output tokens of all model calls.",
  "cost-usd": "The cost of all model calls in US dollars. Empty if the price is unknown.",
} as const;

export type OutputName = keyof typeof outputs;
