/** Lines with which tools name the test that a failure belongs to. */
const namesTest = [
  // unittest
  /^(?:FAIL|ERROR): (.+)$/,
  // Jest
  /^ {0,8}● (.+)$/,
  // Vitest
  /^ {0,4}FAIL {1,4}[^>]{1,300} > (.+)$/,
  // node --test
  /^ {0,40}✖ (.+) \([\d.]{1,20}ms\)$/,
  // go test
  /^ {0,40}(?:=== RUN {1,4}|--- FAIL: )(\S+)/,
  // cargo test
  /^---- (.+) stdout ----$/,
  // Gradle
  /^(\S.{0,300} > .{1,300}) FAILED$/,
  // Maven's Surefire
  /^(?:\[ERROR\] {1,4})?([\w.$]{1,300}(?:\([\w.$]{1,300}\))?)(?: --)? {1,4}Time elapsed: .{1,60} <<< (?:FAILURE|ERROR)!/,
];

/** A line after which the text is not about a test any more. */
const endsTest = /^(?:={20}|Ran \d{1,9} tests? in |Tests?:|Test Suites:|test result: |FAIL\t|ok {2}\t)/;

/** The test that a line names. Null: from this line on, no test is meant. Undefined: the line does not change this. */
export function namedTest(lines: readonly string[], at: number): string | null | undefined {
  const line = lines[at]!;
  let name: string | undefined;
  for (const pattern of namesTest) name ??= pattern.exec(line)?.[1];
  return name ?? (endsTest.test(line) ? null : mochaTest(lines, at));
}

/** Reads Mocha's form: `1) suite`, and in the next lines the suites in it and the test, with a colon at the end. */
function mochaTest(lines: readonly string[], at: number): string | undefined {
  const first = /^ {2,40}\d{1,6}\) (.+)$/.exec(lines[at]!)?.[1];
  if (first === undefined) return undefined;
  const names = [first];
  for (let next = at + 1; next < at + 6 && !names.at(-1)!.endsWith(":"); next += 1)
    names.push((lines[next] ?? "").trim());
  return names.at(-1)!.endsWith(":") ? names.join(" › ").slice(0, -1) : first;
}
