/** A Jest reporter that tells the parent process what runs; `run-jest.mjs` ends a file that hangs. */
export default class ToldFiles {
  onTestFileStart({ path }) {
    process.send({ type: "started", path });
  }

  onTestFileResult({ path }, result) {
    const { numPassingTests, numFailingTests, numPendingTests, testExecError, testResults = [] } = result;
    // A file that does not load has no tests, so it counts as one failure.
    const failed = numFailingTests + (testExecError ? 1 : 0);
    const figures = { passed: numPassingTests, failed, skipped: numPendingTests };
    const titles = testResults
      .filter(({ status }) => status === "passed")
      .flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title]);
    const failures = testResults
      .filter(({ status }) => status === "failed")
      .map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(" › "));
    if (failures.length < failed) failures.push("the file itself");
    process.send({ type: "ended", path, figures, titles: [...new Set(titles)], failures });
  }

  onRunComplete() {
    process.send({ type: "done" });
  }
}
