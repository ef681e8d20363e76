import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import {
  readReport,
  readReportFiles,
  removeReportFiles,
  reportOutputBytes,
} from "../../../src/proof/counted-tests/report-files.js";
import { executionOf } from "../execution-of.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "agent-exec-report-files-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** As a session's `verify` does it, without a session. */
async function read(script: string) {
  const { status, stdout } = spawnSync("sh", { input: script, cwd: folder, maxBuffer: reportOutputBytes });
  return executionOf({ exitCode: status ?? 1, stdout: stdout.toString() });
}

const junit = (name: string) => `<testsuite><testcase name="${name}"/></testsuite>`;
const toldOf = async (...patterns: string[]) =>
  (await readReportFiles(patterns, read)).map((file) =>
    "cases" in file
      ? `${file.path}: ${file.cases.map(({ name }) => name).join()}`
      : `${file.path} ${file.fault}`,
  );

describe("reports", () => {
  it("are found by path, by folder and by glob, each once", async () => {
    put({
      "it's/a b.xml": junit("a"),
      "build/test-results/test/TEST-A.xml": junit("b"),
      "build/test-results/test/TEST-B.xml": junit("c"),
      "build/test-results/test/binary/out.bin": "\0\x01",
      "pom.xml": "<project/>",
      "node_modules/x/junit.xml": junit("not ours"),
      "e.tap": "1..1\nok e\n",
    });
    expect(await toldOf("it's/a b.xml", "./it's/a b.xml")).toEqual(["it's/a b.xml: a"]);
    const both = ["build/test-results/test/TEST-A.xml: b", "build/test-results/test/TEST-B.xml: c"];
    expect(await toldOf("build/test-results/**/*.xml")).toEqual(both);
    expect(await toldOf("build/*/test/TEST-[AB].xml", "build/test-results")).toEqual(both);
    expect(await toldOf("**/*.{xml,tap}")).toEqual([...both, "e.tap: e", "it's/a b.xml: a"]);
    expect(await toldOf("missing.xml", "missing/**")).toEqual([]);
  });

  it("are named with what is wrong, where a path names them", async () => {
    put({ "log.txt": "hello", "cut.xml": "<testsuite>", "page.xml": "<html/>" });
    expect(await toldOf("log.txt", "cut.xml")).toEqual([
      "cut.xml could not be read: its element `testsuite` is not closed",
      "log.txt is not JUnit XML, CTRF, TAP, or JSON of Jest, Vitest, Mocha, Playwright or go test",
    ]);
    expect(await toldOf("*.txt", "*.xml")).toEqual([
      "cut.xml could not be read: its element `testsuite` is not closed",
    ]);
  });

  it("of two gigabytes are not read, and the others are", async () => {
    put({ "a.xml": junit("a"), "b.xml": junit("b") });
    truncateSync(join(folder, "b.xml"), 2 * 1024 ** 3);
    expect(await toldOf("*.xml")).toEqual([
      "a.xml: a",
      "b.xml is larger than 64 MiB, so its tests were not counted",
    ]);
  });

  it("of many megabytes are read whole", async () => {
    const log = "0123456789".repeat(2 * 1024 ** 2);
    put({ "a.xml": `<testsuite><testcase name="a"><system-out>${log}</system-out></testcase></testsuite>` });
    expect(await toldOf("a.xml")).toEqual(["a.xml: a"]);
  });

  it("are read in the encoding that they have", async () => {
    const latin = `<?xml version='1.0' encoding='ISO-8859-1'?>${junit("é")}`;
    put({
      "1.xml": Buffer.from(latin, "latin1"),
      "2.xml": Buffer.from(`\uFEFF<?xml version="1.0" encoding="utf-16"?>${junit("é")}`, "utf16le"),
      "3.xml": Buffer.from(junit("é"), "utf16le").swap16(),
      "4.xml": `<?xml version="1.0" encoding="utf-16"?>${junit("é")}`,
      "5.xml": `<?xml version="1.0" encoding="unheard-of"?>${junit("é")}`,
    });
    expect(await toldOf("*.xml")).toEqual([1, 2, 3, 4, 5].map((number) => `${number}.xml: é`));
  });

  it("that are no files are none", async () => {
    spawnSync("mkfifo", [join(folder, "pipe.xml")]);
    symlinkSync("/dev/zero", join(folder, "zero.xml"));
    symlinkSync("nowhere", join(folder, "gone.xml"));
    expect(await toldOf("pipe.xml", "zero.xml", "gone.xml", "*.xml")).toEqual([]);
  });
});

it("reports of earlier runs are removed, and nothing else that a folder or a glob names", async () => {
  put({
    "a.xml": junit("a"),
    "out/b.xml": junit("b"),
    "out/pom.xml": "<project/>",
    "c.txt": "c",
    "d/d.txt": "d",
  });
  await removeReportFiles(["*.xml", "out", "c.txt", "d"], read);
  const there = ["a.xml", "out/b.xml", "out/pom.xml", "c.txt", "d/d.txt"].filter((path) =>
    existsSync(join(folder, path)),
  );
  expect(there).toEqual(["out/pom.xml", "d/d.txt"]);
});

it("one file is read by a word of the shell's", async () => {
  put({ "a.xml": junit("a") });
  expect(await readReport('"$PWD/a.xml"', read)).toEqual({ cases: [{ name: "a", status: "passed" }] });
  expect(await readReport('"$PWD/b.xml"', read)).toBeNull();
});
