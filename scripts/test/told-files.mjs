/** A reporter for Jest that tells the process which started it what runs: `run-jest.mjs` ends a run that hangs. */
export default class ToldFiles {
  onTestFileStart({ path }) {
    process.send({ type: "started", path });
  }

  onTestFileResult({ path }) {
    process.send({ type: "ended", path });
  }

  onRunComplete(_contexts, results) {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = results;
    // A file that does not load has no tests that could fail, so it counts as one.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    process.send({ type: "done", figures: { passed: numPassedTests, failed, skipped: numPendingTests } });
  }
}
