/** Whether a path is in a folder for tests or named like a test, in the languages with probes. */
export function isTestPath(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|spec)\/|(?:^|\/)(?:test_[^/]*|[^/]*[._](?:test|spec))\.\w+$|(?:^|\/)tests?\.\w+$/i.test(
    path,
  );
}

/** Whether a file is named like a check or its data. */
export function isCheckPath(path: string): boolean {
  const word = /(?:^|[/_.-])(?:tests?|specs?|checks?|verif\w{0,20}|expect\w{0,20}|golden)(?:[/_.-]|$)/i;
  return word.test(path) || /[a-z](?:Test|Spec|Check)s?\.\w+$/.test(path);
}

/** Files that a script calls and that look like checks. Code that could change them would decide about itself. */
export function checksCalled(scripts: readonly string[], given: ReadonlySet<string>): ReadonlySet<string> {
  const words = scripts.flatMap((script) => script.split(/[\s'"`=:;&|<>()]+/));
  const paths = words.map((word) => word.replace(/^(?:\.\/)+/, ""));
  return new Set(paths.filter((path) => given.has(path) && isCheckPath(path)));
}
