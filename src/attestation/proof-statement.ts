import { type ProveResult, verdicts } from "../facts/prove-result.js";
import type { RunJob } from "../facts/task.js";
import { type Predicate, predicateTypes, verificationDescriptor } from "./statements.js";

const results = { good: "PASSED", warn: "WARNED", bad: "FAILED", neutral: "WARNED" } as const;

/** The statement about a proof: the commits, the commands that ran, and what their tests show. */
export function proofPredicate({ verdict, base, head, verify, tests }: ProveResult, job: RunJob): Predicate {
  const commits = Object.entries({ base, head }).map(([name, gitCommit]) => ({
    name,
    uri: `git+${job.server}/${job.repository}`,
    digest: { gitCommit },
  }));
  return {
    type: predicateTypes.tests,
    content: {
      result: results[verdicts[verdict].tone],
      configuration: [...verify.map(verificationDescriptor), ...commits],
      url: job.url,
      passedTests: tests.proof,
      warnedTests: [...tests.flaky, ...tests.removed, ...tests.skipped],
      failedTests: [...tests.regressed, ...tests.weakened],
    },
  };
}
