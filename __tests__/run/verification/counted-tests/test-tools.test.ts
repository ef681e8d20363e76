import { expect, it } from "@jest/globals";
import { calledTool } from "../../../../src/run/verification/counted-tests/test-tools.js";

const report = '"$_report"';

it.each([
  ["pytest", `pytest --junitxml=${report}`],
  ["pytest -q tests 'a b'", `pytest --junitxml=${report} -q tests 'a b'`],
  ["python3 -m pytest", `python3 -m pytest --junitxml=${report}`],
  ["A=1 python3.11 -X dev -m unittest -q test_a", "A=1 python3.11 -X dev -m unittest -q test_a"],
  ["A=1 python3 -B -m unittest test_a", "A=1 python3 -B -m unittest -v test_a"],
  ["cd pkg\npython3 -m unittest", "cd pkg\npython3 -m unittest -v"],
  [
    "node --test test/",
    `node --test --test-reporter=spec --test-reporter-destination=stdout --test-reporter=junit --test-reporter-destination=${report} test/`,
  ],
  ["npx jest --ci", `npx jest --ci --json --outputFile=${report}`],
  ["vitest run", `vitest run --reporter=default --reporter=json --outputFile.json=${report}`],
  ["go test ./...", "go test -v ./..."],
  ["cargo test --release", "cargo test --release"],
])("%j is plainly a tool's, whose tests are counted", (command, script) => {
  const tool = calledTool(command);
  if (command.includes("-X dev")) expect(tool).toBeNull();
  else expect(tool?.script).toBe(script);
});

it.each([
  "pytest || true",
  "pytest; echo",
  "make test",
  "npm test",
  "sh -c pytest",
  "pytest --junitxml=a.xml",
  "node --test --test-reporter=tap",
  "jest --json",
  "go test -json ./...",
  "cargo test --no-run",
  "pytester",
  "python3 test_a.py",
  "node test.js --test",
  "python3 -m unittest # all of them",
])("%j is nothing that anything is added to", (command) => expect(calledTool(command)).toBeNull());
