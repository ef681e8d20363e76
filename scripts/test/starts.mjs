/** How `npm run test:deep` starts what only people start: npm scripts, with the bench or evaluation behind their name. `statuses`: also 1 where a busy machine misses an aim. */
export const starts = {
  start: { args: ["--image", "agent-exec-base:bookworm"] },
  bench: { args: [] },
  "bench executors": { args: ["1"] },
  "bench kernel": { args: ["1"] },
  "bench endings": { args: ["--times", "1", "--timeouts", "1"], statuses: [0, 1] },
  "bench load": { args: ["--runs", "4", "--at-once", "2", "--blocks", "8"], statuses: [0, 1] },
  "bench workspace": { args: ["--rounds", "1", "--tree", "small"] },
  eval: { args: ["--sample", "4"] },
  "eval proof": { args: [] },
  "eval honest": { args: ["--only", "unittest discover"] },
};

/** What starts the others: the check of each change, the night, npm itself, another of them, or a person's editor. */
/** What starts the others: the check of each change, the night, npm itself. */
export const startedBy = {
  ".ci/run": ["set-up", "build", "test", "lint", "typecheck", "generate"],
  "npm pack": ["prepack"],
  ".github/workflows/": ["test:deep"],
  "npm test": ["test:unit"],
};
