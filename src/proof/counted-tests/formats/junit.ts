import { type Handler, Parser } from "htmlparser2";
import type { TestCase, TestStatus } from "../../../facts/test-run.js";
import { statusOfWord, ToldTests } from "./told-tests.js";

/** The size of the pieces for the parser, which keeps only one piece in memory. */
const partChars = 1024 * 1024;
/** The deepest accepted nesting, because deeper nesting slows the parser. Real suites are nested about a dozen deep. */
const maxDepth = 100;
/** The largest accepted number of attributes, because more would slow the parser. An element usually has about ten. */
const maxAttributes = 1_000;

/** The tests of a JUnit XML report, as any common tool writes it. Null for other XML. */
export function casesOfJunit(text: string): readonly TestCase[] | null {
  const reader = new JunitReader(text);
  const parser = new Parser(reader, { xmlMode: true });
  for (let at = 0; at < text.length && !reader.isOther; at += partChars)
    parser.write(text.slice(at, at + partChars));
  if (reader.isOther) return null;
  parser.end();
  return reader.cases;
}

interface Suite {
  readonly is: "suite";
  readonly path: readonly string[];
  readonly id: number;
  /** Whether pytest wrote it. pytest-rerunfailures lists the tries of a repeated test, but not their failures. */
  readonly isPytest: boolean;
  readonly declared: number;
  /** The number of failures that were found in it, including repeated tries. */
  found: number;
  /** Whether the suite itself failed, without a failed test. */
  hasFailed: boolean;
}

interface Test {
  readonly is: "test";
  readonly attributes: Attributes;
  readonly children: Set<string>;
  isTodo: boolean;
  message: string;
}

type Element = Suite | Test | { readonly is: "other" };
type Attributes = Readonly<Record<string, string>>;

/** Elements for one failed try. After `flaky…`, a later try passed. After `rerun…`, it failed again. */
const failures = new Set("failure error rerunFailure rerunError flakyFailure flakyError".split(" "));

/** Reads a report element by element, so that it keeps only the tests in memory. */
class JunitReader implements Partial<Handler> {
  readonly #tests = new ToldTests();
  readonly #open: Element[] = [];
  #suites = 0;
  #attributes = 0;
  #hasRoot = false;
  #parser!: Parser;
  /** Whether the file is not JUnit XML. */
  isOther = false;

  constructor(private readonly text: string) {}

  get cases(): readonly TestCase[] {
    if (!this.#hasRoot) throw new Error("it ends before its first element");
    return this.#tests.cases;
  }

  onparserinit(parser: Parser): void {
    this.#parser = parser;
  }

  onopentagname(): void {
    this.#attributes = 0;
  }

  onattribute(): void {
    this.#attributes += 1;
    if (this.#attributes > maxAttributes)
      throw new Error(`an element has more than ${maxAttributes} attributes`);
  }

  onprocessinginstruction(name: string, data: string): void {
    if (/^!ENTITY/i.test(name) || (/^!DOCTYPE/i.test(name) && data.includes("[")))
      throw new Error("it declares its own XML entities, and agent-exec does not expand them");
  }

  onopentag(name: string, attributes: Attributes): void {
    if (this.#open.length >= maxDepth) throw new Error(`its elements are nested more than ${maxDepth} deep`);
    const parent = this.#open.at(-1);
    const local = name.slice(name.indexOf(":") + 1);
    if (parent === undefined && local !== "testsuites" && local !== "testsuite") this.isOther = true;
    this.#hasRoot = true;
    this.#open.push(this.#opened(local, attributes, parent));
  }

  #opened(name: string, attributes: Attributes, parent: Element | undefined): Element {
    if (name === "testsuite" || name === "testsuites") return this.#suite(name, attributes, parent);
    if (parent?.is === "suite") {
      if (name === "testcase")
        return { is: "test", attributes, children: new Set(), isTodo: false, message: "" };
      if (name === "failure" || name === "error") parent.hasFailed = true;
    } else if (parent?.is === "test") {
      parent.children.add(name);
      if (failures.has(name)) parent.message ||= attributes["message"] ?? "";
      if (name === "skipped" && attributes["type"] === "todo") parent.isTodo = true;
    }
    return { is: "other" };
  }

  #suite(name: string, attributes: Attributes, parent: Element | undefined): Suite {
    this.#suites += 1;
    const above = parent?.is === "suite" ? parent.path : [];
    const own = name === "testsuite" ? [attributes["name"] ?? ""] : [];
    const declared = numberOf(attributes["failures"]) + numberOf(attributes["errors"]);
    const isPytest =
      /^pytest\b/.test(attributes["name"] ?? "") || (parent?.is === "suite" && parent.isPytest);
    const path = [...above, ...own];
    return { is: "suite", path, id: this.#suites, isPytest, declared, found: 0, hasFailed: false };
  }

  onclosetag(name: string, isImplied: boolean): void {
    // `isImplied` is also true for an element such as `<skipped/>`, which has an end.
    const isClosed = !isImplied || this.text[this.#parser.endIndex - 1] === "/";
    if (!isClosed && !this.isOther) throw new Error(`its element \`${name.slice(0, 100)}\` is not closed`);
    const closed = this.#open.pop();
    const parent = this.#open.at(-1);
    const suite = parent?.is === "suite" ? parent : null;
    if (closed?.is === "test" && suite !== null) this.#addTest(closed, suite);
    if (closed?.is !== "suite") return;
    const isFailed = closed.hasFailed || (closed.declared > 0 && closed.found === 0);
    if (isFailed) this.#tests.add({ name: closed.path, status: "failed" });
    if (suite !== null) suite.found += closed.found + Number(isFailed);
  }

  #addTest(test: Test, suite: Suite): void {
    const { attributes, children, isTodo } = test;
    const { name = "", classname = "", file = "", line = "" } = attributes;
    const status = isTodo ? "skipped" : statusOf(attributes, children);
    const tries = [...children].some((child) => failures.has(child));
    if (tries || status === "failed") suite.found += 1;
    const key = [suite.id, classname, name, file, line].join("\0");
    const place = status === "failed" ? placeOf(test, suite) : null;
    this.#tests.add({
      name: [classname, name],
      status,
      key,
      isNameUnique: suite.isPytest,
      ...(place !== null && { place }),
    });
  }
}

/** The longest path or message to keep. Nobody reads longer ones. */
const maxPlaceChars = 1_000;

/** The place of a failure. pytest counts lines from 0. */
function placeOf({ attributes, message }: Test, { isPytest }: Suite): NonNullable<TestCase["place"]> | null {
  const { file = "", line = "" } = attributes;
  if (file === "" || line === "") return null;
  const number = numberOf(line) + (isPytest ? 1 : 0);
  return { file: file.slice(0, maxPlaceChars), line: number, message: message.slice(0, maxPlaceChars) };
}

/** A status by child elements and by some tools' attributes, such as `status="notrun"` (GoogleTest, CTest). */
function statusOf(attributes: Attributes, children: ReadonlySet<string>): TestStatus {
  if (children.has("failure") || children.has("error")) return "failed";
  if (children.has("skipped") || children.has("disabled") || children.has("ignored")) return "skipped";
  const told = ["status", "result", "outcome"].map((name) => statusOfWord(attributes[name] ?? ""));
  if (attributes["executed"]?.toLowerCase() === "false" || told.includes("skipped")) return "skipped";
  return told.includes("failed") ? "failed" : "passed";
}

function numberOf(value: string | undefined): number {
  return /^\d{1,9}$/.test(value ?? "") ? Number(value) : 0;
}
