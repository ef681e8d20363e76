import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "@jest/globals";
import { fc } from "../chance.js";
import { readFindings } from "../../src/findings/read-findings.js";
import { repositoryFiles } from "../../src/findings/repository-files.js";

/** Of a repository with one project for each tool. */
const paths = [
  "py/shop/cart.py py/tests/test_cart.py py/tests/test_broken.py py/unit/test_cart_unit.py py/chained.py py/syntax.py",
  "js/lib/cart.js js/test/cart.test.js js/main.js jest/lib/cart.js jest/lib/lint.js jest/test/cart.test.js",
  "jest/test/mocha.js jest/vi/cart.test.ts ts/src/cart.ts go/shop/cart.go go/shop/cart_test.go go/shop/panic_test.go",
  "go/broken/main.go go/vetted/main.go rust/src/lib.rs java/src/shop/Cart.java java/src/shop/Broken.java",
  "mvn/src/main/java/shop/Cart.java mvn/src/test/java/shop/CartTest.java",
].flatMap((line) => line.split(" "));

/** What tools printed, in a folder of their own each. Only their runs' home folders were renamed. */
const output = (name: string) => readFileSync(new URL(`outputs/${name}.txt`, import.meta.url), "utf8");

/** The project's files alone: `lib/cart.js` may be one of several. */
const filesOf = (project: string) =>
  repositoryFiles({
    paths: paths.filter((path) => path.startsWith(`${project}/`)),
    folder: "",
    root: "/workspace",
  });

const shown = (text: string, project: string) =>
  readFindings([text], filesOf(project)).map(
    ({ path, startLine, level, title, message }) =>
      `${path}:${startLine} ${level === "error" ? "" : `${level} `}${title}: ${message.split("\n", 1)[0]}`,
  );

const jsonError =
  "json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)";
const noName = "Cannot read properties of undefined (reading 'name')";
const pytest = [
  "py/tests/test_cart.py:29 test_fixture: RuntimeError: no database",
  "py/tests/test_cart.py:13 test_total: assert 4 == 3",
  `py/shop/cart.py:16 test_load: ${jsonError}`,
  "py/tests/test_cart.py:24 test_price[1]: AssertionError: wrong",
  "py/tests/test_cart.py:24 test_price[2]: AssertionError: wrong",
];
const unittest = [
  `py/shop/cart.py:16 test_load (unit.test_cart_unit.CartTest.test_load): ${jsonError}`,
  "py/unit/test_cart_unit.py:16 test_sub (unit.test_cart_unit.CartTest.test_sub) (price=1): AssertionError: 1 != 2",
  "py/unit/test_cart_unit.py:8 test_total (unit.test_cart_unit.CartTest.test_total): AssertionError: 1 != 0",
];
const nodeTap = [
  "js/test/cart.test.js:8 total adds prices: Expected values to be strictly equal:",
  `js/lib/cart.js:13 names the first item: ${noName}`,
  "js/test/cart.test.js:16 waits: no database",
];
const goTest = [
  "go/shop/cart_test.go:8 TestTotal: Total() = 4, want 3",
  "go/shop/cart_test.go:14 TestSub/empty_cart: no price",
];
const tsc = [
  "ts/src/cart.ts:2 TS2322: Type 'number' is not assignable to type 'string'.",
  "ts/src/cart.ts:5 TS2322: Type 'string' is not assignable to type 'number'.",
  "ts/src/cart.ts:5 TS2554: Expected 1 arguments, but got 2.",
];
const cargoBuild = ["rust/src/lib.rs:3 E0308: mismatched types", "rust/src/lib.rs:4 E0308: mismatched types"];
const ruff = [
  "py/shop/cart.py:1 I001: Import block is un-sorted or un-formatted",
  "py/shop/cart.py:1 F401: `os` imported but unused",
  "py/shop/cart.py:20 F821: Undefined name `undefined_name`",
];

test.each<[string, string, readonly string[]]>([
  ["pytest", "py", pytest],
  ["pytest-short", "py", pytest],
  ["pytest-colour", "py", pytest],
  [
    "pytest-line",
    "py",
    [
      "py/tests/test_cart.py:13 Error: assert 4 == 3",
      "py/tests/test_cart.py:24 Error: AssertionError: wrong",
    ],
  ],
  [
    "pytest-collect",
    "py",
    ["py/tests/test_broken.py:1 tests/test_broken.py: ModuleNotFoundError: No module named 'shop.carts'"],
  ],
  ["unittest", "py", unittest],
  ["traceback", "py", ["py/chained.py:8 RuntimeError: RuntimeError: cannot load"]],
  ["syntax", "py", ["py/syntax.py:2 SyntaxError: SyntaxError: '(' was never closed"]],
  [
    "flake8",
    "py",
    [
      "py/shop/cart.py:1 F401: 'os' imported but unused",
      "py/shop/cart.py:20 F821: undefined name 'undefined_name'",
      "py/tests/test_broken.py:1 F401: 'shop.carts.Cart' imported but unused",
    ],
  ],
  ["ruff", "py", ruff],
  ["ruff-concise", "py", ruff],
  [
    "mypy",
    "py",
    [
      "py/shop/cart.py:6 no-untyped-def: Function is missing a return type annotation",
      "py/shop/cart.py:12 no-untyped-def: Function is missing a return type annotation",
      "py/shop/cart.py:15 no-untyped-def: Function is missing a type annotation",
      'py/shop/cart.py:20 no-any-return: Returning Any from function declared to return "int"',
      'py/shop/cart.py:20 name-defined: Name "undefined_name" is not defined',
    ],
  ],
  ["node-stack", "js", [`js/lib/cart.js:13 TypeError: TypeError: ${noName}`]],
  ["node-test", "js", nodeTap],
  ["node-test-tap", "js", nodeTap],
  [
    "node-test-colour",
    "js",
    [
      "js/test/cart.test.js:8 total adds prices: AssertionError [ERR_ASSERTION]: Expected values to be strictly equal:",
      `js/lib/cart.js:13 names the first item: TypeError [Error]: ${noName}`,
      "js/test/cart.test.js:16 waits: Error: no database",
    ],
  ],
  [
    "jest",
    "jest",
    [
      "jest/test/cart.test.js:6 total adds prices: expect(received).toBe(expected) // Object.is equality",
      `jest/lib/cart.js:13 first › names the first item: TypeError: ${noName}`,
    ],
  ],
  ["mocha", "jest", [`jest/lib/cart.js:13 first › names the first item: TypeError: ${noName}`]],
  [
    "vitest",
    "jest",
    [
      "jest/vi/cart.test.ts:5 total adds prices: AssertionError: expected 1 to be +0 // Object.is equality",
      `jest/lib/cart.js:13 first > names the first item: TypeError: ${noName}`,
    ],
  ],
  [
    "eslint",
    "jest",
    [
      "jest/lib/cart.js:16 no-undef: 'module' is not defined",
      "jest/lib/lint.js:4 no-undef: 'missing' is not defined",
    ],
  ],
  ["tsc", "ts", tsc],
  ["tsc-pretty", "ts", tsc],
  [
    "go-build",
    "go",
    [
      'go/broken/main.go:3 Error: "os" imported and not used',
      "go/broken/main.go:6 Error: undefined: missing",
      "go/broken/main.go:7 Error: declared and not used: x",
      'go/broken/main.go:7 Error: cannot use "a" (untyped string constant) as int value in variable declaration',
    ],
  ],
  ["go-vet", "go", ['go/vetted/main.go:6 Error: fmt.Printf format %d has arg "a" of wrong type string']],
  ["go-test", "go", goTest],
  ["go-test-v", "go", goTest],
  [
    "go-panic",
    "go",
    [
      "go/shop/cart.go:17 TestFirst: runtime error: index out of range [0] with length 0 [recovered, repanicked]",
    ],
  ],
  ["cargo-build", "rust", cargoBuild],
  ["cargo-build-colour", "rust", cargoBuild],
  [
    "cargo-test",
    "rust",
    [
      "rust/src/lib.rs:6 tests::takes_first: index out of bounds: the len is 0 but the index is 0",
      "rust/src/lib.rs:15 tests::adds_prices: assertion `left == right` failed: wrong sum",
    ],
  ],
  [
    "javac",
    "java",
    [
      "java/src/shop/Broken.java:5 Error: ';' expected",
      "java/src/shop/Broken.java:5 Error: incompatible types: String cannot be converted to int",
      "java/src/shop/Broken.java:8 Error: incompatible types: int cannot be converted to String",
    ],
  ],
  [
    "java-stack",
    "java",
    [
      'java/src/shop/Cart.java:14 java.lang.IllegalStateException: Exception in thread "main" java.lang.IllegalStateException: no price',
    ],
  ],
  [
    "maven-compile",
    "mvn",
    [
      "mvn/src/main/java/shop/Cart.java:5 Error: incompatible types: java.lang.String cannot be converted to int",
    ],
  ],
  [
    "maven-test",
    "mvn",
    [
      "mvn/src/main/java/shop/Cart.java:5 shop.CartTest.needsNoPrice: java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length 0",
      "mvn/src/test/java/shop/CartTest.java:10 shop.CartTest.addsPrices: java.lang.AssertionError: expected:<3> but was:<4>",
    ],
  ],
])("the lines that the output of %s names are found", (name, project, expected) => {
  expect(shown(output(name), project)).toEqual(expected);
});

describe("in what a tool prints", () => {
  it("lines may end as on Windows", () => {
    expect(shown(output("unittest").replaceAll("\n", "\r\n"), "py")).toEqual(unittest);
  });

  it("a test that passes says nothing wrong, even if it prints", () => {
    const text = [
      "=== RUN   TestTotal",
      "    cart_test.go:8: only a note",
      "--- PASS: TestTotal (0.00s)",
      "ok  \texample.com/store/shop\t0.003s",
    ].join("\n");
    expect(shown(text, "go")).toEqual([]);
  });

  it("warnings count only if there is no error", () => {
    const warning = "py/shop/cart.py:3: warning: slow";
    expect(shown(warning, "py")).toEqual(["py/shop/cart.py:3 warning Warning: slow"]);
    expect(shown(`${warning}\npy/shop/cart.py:9: error: wrong`, "py")).toEqual([
      "py/shop/cart.py:9 Error: wrong",
    ]);
  });

  it("the code's own lines with a colon and a number are not about a file", () => {
    expect(shown("total: 5: done\nhttp://127.0.0.1:80: refused\n12:30: lunch\n", "py")).toEqual([]);
  });

  it("what follows a message without a blank line is read too", () => {
    const text = `Traceback (most recent call last):\n  File "<string>", line 1\nValueError: a\npy/shop/cart.py:3: error: wrong`;
    expect(shown(text, "py")).toEqual(["py/shop/cart.py:3 Error: wrong"]);
  });

  it("a failed test of a report has its place, unless the output names it too", () => {
    const placed = (name: string, line: number) => ({
      name: `tests.test_cart › ${name}`,
      status: "failed" as const,
      place: { file: "tests/test_cart.py", line, message: "wrong" },
    });
    const tests = [
      placed("test_total", 12),
      placed("test_other", 40),
      { name: "a", status: "failed" as const },
    ];
    const findings = readFindings([output("pytest")], filesOf("py"), tests);
    expect(findings.map(({ title }) => title)).toEqual([
      "test_fixture",
      "test_total",
      "test_load",
      "test_price[1]",
      "test_price[2]",
      "tests.test_cart › test_other",
    ]);
    expect(findings.at(-1)).toMatchObject({ path: "py/tests/test_cart.py", startLine: 40, message: "wrong" });
  });

  it("one finding counts once, although both streams tell it", () => {
    const text = "py/shop/cart.py:3: error: wrong";
    expect(readFindings([text, text], filesOf("py"))).toHaveLength(1);
  });

  it("only files of the repository are named, and only lines that can be, whatever it is", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        ...output("pytest").split("\n"),
        ...output("go-panic").split("\n"),
        "\n",
        "  at a.js:0:1",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        for (const { path, startLine, message, title } of readFindings([pieces.join("\n")], filesOf("py")))
          if (!paths.includes(path) || startLine < 1 || title === "" || typeof message !== "string")
            return false;
        return true;
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    "Traceback (most recent call last):\n",
    "____ a ____\n",
    '  File "a", line 1\n',
    'Traceback (most recent call last):\n  File "a", line 1\nA\n\nDuring handling of the above exception\n\n',
    "panic: a\ngoroutine 1\n",
    "not ok 1 - a\n---\n",
    "    at a (a.js:1:1)\n",
    'Traceback (most recent call last):\n  File "a", line 1\nA\n\nDuring handling of the above exception\n\n',
    "--- FAIL: a\n    a.go:1: b\nFAIL\ta\t1s\n",
    "  1) a\n",
  ])("300 kB of %j take less than 2 seconds", (line) => {
    const start = process.cpuUsage();
    readFindings([line.repeat(300_000 / line.length)], filesOf("py"));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(2);
  });
});

describe("a printed path", () => {
  const files = repositoryFiles({
    paths: ["packages/a/src/x.ts", "packages/b/src/x.ts", "packages/b/src/only.ts", "README.md", "src/x.ts"],
    folder: "",
    root: "/workspace",
  });

  it.each([
    ["/workspace/packages/a/src/x.ts", "packages/a/src/x.ts"],
    ["file:///workspace/packages/a/src/x.ts", "packages/a/src/x.ts"],
    ["./packages/a/src/../src/x.ts", "packages/a/src/x.ts"],
    ["packages\\b\\src\\only.ts", "packages/b/src/only.ts"],
    ["src/only.ts", "packages/b/src/only.ts"],
    ["../b/src/only.ts", "packages/b/src/only.ts"],
    ["src/x.ts", "src/x.ts"],
    ["x.ts", null],
    ["/usr/lib/src/only.ts", null],
    ["only", null],
    ["", null],
    ["/workspace", null],
    ["/workspace/../README.md", null],
    ["file://%", null],
  ])("%j is the repository's %j", (printed, path) => {
    expect(files.find(printed)).toBe(path);
  });

  it("is looked for in the package that the tool names", () => {
    expect(files.find("x.ts", "example.com/packages/a/src")).toBe("packages/a/src/x.ts");
  });

  it("belongs to the folder that was in the sandbox", () => {
    const inB = repositoryFiles({
      paths: ["packages/b/src/x.ts", "src/x.ts"],
      folder: "packages/b",
      root: "/w",
    });
    expect(inB.find("src/x.ts")).toBe("packages/b/src/x.ts");
    expect(inB.find("/w/src/x.ts")).toBe("packages/b/src/x.ts");
  });
});
