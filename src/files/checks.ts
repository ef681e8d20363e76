/** Whether a path is where tests lie, or what they are called, in the languages that there are probes for. */
export function isTestPath(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|spec)\/|(?:^|\/)(?:test_[^/]*|[^/]*[._](?:test|spec))\.\w+$|(?:^|\/)tests?\.\w+$/i.test(
    path,
  );
}

/** Whether a file is a check, or what one reads, by its name. */
export function isCheckPath(path: string): boolean {
  const word = /(?:^|[/_.-])(?:tests?|specs?|checks?|verif\w{0,20}|expect\w{0,20}|golden)(?:[/_.-]|$)/i;
  return word.test(path) || /[a-z](?:Test|Spec|Check)s?\.\w+$/.test(path);
}

/** Checks that lie among the given files and that a script names: by them the code would judge itself. */
export function checksCalled(scripts: readonly string[], given: ReadonlySet<string>): ReadonlySet<string> {
  const words = scripts.flatMap((script) => script.split(/[\s'"`=:;&|<>()]+/));
  const paths = words.map((word) => word.replace(/^(?:\.\/)+/, ""));
  return new Set(paths.filter((path) => given.has(path) && isCheckPath(path)));
}
