// `node scripts/mutations.mjs`: breaks a copy of the source in known ways, one at a time, and runs the tests that
// must notice. It uses only tests that each `npm test` runs: otherwise a break would last until the night.
// Arguments are parts of names.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { projectDir } from "./places.mjs";
import { mutations } from "./test/mutations.mjs";
import { isAlways, laneOf, testFiles } from "./test/lanes.mjs";

/** The file descriptor for reporting failures. */
const toldBy = 3;

const words = process.argv.slice(2);
const chosen = mutations.filter(({ name }) => words.every((word) => name.includes(word)));
const copy = copyOfProject();
try {
  process.exitCode = tryAll();
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function tryAll() {
  // A test that fails without a mutation cannot notice one.
  const all = daily().filter((name) => chosen.some(({ tests }) => tests.some((part) => name.includes(part))));
  const failures = failuresOf(all);
  if (failures.length > 0) {
    console.error(`Fails in the source as it is, so no mutation was tried:\n${failures.join("\n")}`);
    return 1;
  }
  const results = chosen.map((mutation) => {
    const result = tryOne(mutation);
    console.log(`${result.padEnd(8)} ${mutation.name} (${mutation.file})`);
    return result;
  });
  const count = (wanted) => results.filter((result) => result === wanted).length;
  console.log(`${count("noticed")} noticed, ${count("survived")} survived, ${count("stale")} stale`);
  return count("noticed") < chosen.length || chosen.length === 0 ? 1 : 0;
}

/** `stale`: the source no longer has the text to break, or no test file has that name. */
function tryOne({ file, from, to, tests }) {
  const path = join(copy, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  const files = daily().filter((name) => tests.some((part) => name.includes(part)));
  if (text.split(from).length !== 2 || files.length === 0) return "stale";
  try {
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
    return failuresOf(files).length > 0 ? "noticed" : "survived";
  } finally {
    writeFileSync(path, text);
  }
}

function daily() {
  return testFiles().filter(isAlways);
}

/** Runs the files lane by lane until one has failing tests; returns these with their files. */
function failuresOf(files) {
  for (const lane of new Set(files.map(laneOf))) {
    if (lane === "whole") runInCopy(["scripts/build.mjs"]);
    const own = files.filter((path) => laneOf(path) === lane);
    const { status, output } = runInCopy(["--input-type=module", "--eval", programOf(own)]);
    if (status !== 0) throw new Error(`Jest cannot be run:\n${output[2]}`);
    const failures = output[toldBy].split("\n").filter((line) => line !== "");
    if (failures.length > 0) return failures;
  }
  return [];
}

/** Reports each failed test on a line, separate from Jest's output. */
function programOf(files) {
  return `
    import { writeSync } from "node:fs";
    import { runJest } from "./scripts/test/run-jest.mjs";
    const files = ${JSON.stringify(files)};
    const ran = await runJest({ files, workers: 2 });
    for (const [path, { failures }] of ran.files)
      for (const name of failures) writeSync(${toldBy}, path + ": " + name.replaceAll("\\n", " ") + "\\n");
  `;
}

function runInCopy(args) {
  const env = { ...process.env, AGENT_EXEC_TEST_DEEP: "", AGENT_EXEC_TEST_HANG_SECONDS: "180" };
  const stdio = ["ignore", "ignore", "pipe", "pipe"];
  return spawnSync(process.execPath, args, { cwd: copy, env, stdio, encoding: "utf8", maxBuffer: 64 << 20 });
}

function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-mutations-"));
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = spawnSync("git", words, { cwd: projectDir, encoding: "utf8", maxBuffer: 64 << 20 });
  for (const path of stdout
    .split("\0")
    .filter((name) => !/^(node_modules)?$/.test(name) && existsSync(join(projectDir, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(projectDir, path), join(folder, path));
  }
  symlinkSync(join(projectDir, "node_modules"), join(folder, "node_modules"));
  return folder;
}
