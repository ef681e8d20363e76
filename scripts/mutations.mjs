// `npm run test:mutations`: breaks the source in known ways, one at a time and in a copy, and runs the test files that must
// notice. All of them run every time in `npm test`: what only the night notices is broken for a day. Words are parts of names.
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
import { isNightly, laneOf, testFiles } from "./test/lanes.mjs";

const words = process.argv.slice(2);
const chosen = mutations.filter(({ name }) => words.every((word) => name.includes(word)));
const copy = copyOfProject();
try {
  // What fails without a mutation notices none.
  const all = daily().filter((name) => chosen.some(({ tests }) => tests.some((part) => name.includes(part))));
  if (isNoticed(all)) throw new Error("A test fails in the source as it is. Run npm test.");
  const results = chosen.map((mutation) => {
    const result = tryOne(mutation);
    console.log(`${result.padEnd(8)} ${mutation.name} (${mutation.file})`);
    return result;
  });
  const count = (wanted) => results.filter((result) => result === wanted).length;
  const bad = chosen.length - count("noticed");
  console.log(`${count("noticed")} noticed, ${count("survived")} survived, ${count("stale")} stale`);
  process.exitCode = bad > 0 || chosen.length === 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** `stale`: the source has not the words to break any more, or no test file has that name. */
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
    return isNoticed(files) ? "noticed" : "survived";
  } finally {
    writeFileSync(path, text);
  }
}

function daily() {
  return testFiles().filter((path) => !isNightly(path));
}

/** Runs the files one lane after the other until one of them fails. */
function isNoticed(files) {
  for (const lane of new Set(files.map(laneOf))) {
    if (lane === "whole") runInCopy(["scripts/build.mjs"]);
    const own = files.filter((path) => laneOf(path) === lane);
    if (runInCopy(["--input-type=module", "--eval", programOf(own, lane)]).status === 1) return true;
  }
  return false;
}

/** Ends with 1 where a test failed, with 2 where Jest did. */
function programOf(files, lane) {
  return `
    import { lanes } from "./scripts/test/lanes.mjs";
    import { runJest } from "./scripts/test/run-jest.mjs";
    const files = ${JSON.stringify(files)};
    const ran = await runJest({ files, runner: lanes[${JSON.stringify(lane)}].runner, workers: 2 });
    const failed = [...ran.files.values()].some(({ figures }) => figures.failed > 0);
    process.exitCode = failed ? 1 : ran.files.size === files.length ? 0 : 2;
  `;
}

function runInCopy(args) {
  const env = { ...process.env, AGENT_EXEC_TEST_DEEP: "", AGENT_EXEC_TEST_HANG_SECONDS: "180" };
  return spawnSync(process.execPath, args, { cwd: copy, env, stdio: ["ignore", "ignore", "pipe"] });
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
