import picomatch from "picomatch";
import { isCheckPath, isTestPath } from "../files/checks.js";

/** Folders and names of tests that `isTestPath` does not know, because they are less common. */
const others = [
  // Folders with tests, snapshots and test data, such as `integration-tests/` and `unit_tests/`.
  /(?:^|\/)(?:testdata|__snapshots__|__mocks__|specs|e2e)\//,
  /(?:^|\/)[\w.]{1,50}[-_](?:tests?|specs?)\//i,
  // Java, Kotlin, C#, PHP, Swift, Scala.
  /[a-z0-9](?:Tests?|Spec|IT)\.(?:java|kt|cs|php|swift|scala|groovy)$/,
  /\.snap$/,
];

/** Whether a file may contain tests or their data, by its path. Rust keeps tests in the same files as the code. */
export function mayContainTests(path: string): boolean {
  return isUsual(path) || isCheckPath(path) || path.endsWith(".rs");
}

/** Tells whether a path belongs to the tests, by the user's globs or by each language's usual names. */
export function testFiles(globs: readonly string[]): (path: string) => boolean {
  if (globs.length > 0) return picomatch([...globs], { dot: true, nonegate: true });
  return isUsual;
}

function isUsual(path: string): boolean {
  return isTestPath(path) || others.some((pattern) => pattern.test(path));
}
