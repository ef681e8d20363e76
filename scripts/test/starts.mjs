/**
 * How `npm run test:deep` starts scripts that otherwise only people start, with the name of a bench or evaluation.
 * `statuses`: also 1 if a busy machine may miss an aim.
 */
export const starts = {
  start: { args: ["--image", "agent-exec-base:bookworm"] },
  bench: { args: [] },
  "bench batch": { args: ["--tasks", "20"], statuses: [0, 1] },
  "bench executors": { args: ["1"] },
  "bench kernel": { args: ["1"] },
  "bench endings": { args: ["--times", "1", "--timeouts", "1"], statuses: [0, 1] },
  "bench load": { args: ["--runs", "4", "--at-once", "2", "--blocks", "8"], statuses: [0, 1] },
  "bench prove": { args: ["--seconds", "2"], statuses: [0, 1] },
  "bench workspace": { args: ["--rounds", "1", "--tree", "small"] },
  eval: { args: ["--sample", "4"] },
  "eval proof": { args: [] },
  "eval honest": { args: ["--only", "unittest discover"] },
};

/** What starts the other scripts. */
export const startedBy = {
  ".ci/run": ["set-up", "build", "test", "lint", "typecheck", "generate"],
  "npm pack": ["prepack"],
  ".github/workflows/": ["test:deep"],
  "npm test": ["test:unit"],
};
