import { expect, it } from "@jest/globals";
import { calledTool } from "../../../src/proof/counted-tests/test-tools.js";

it.each([
  ["pytest", "pytest", undefined],
  ["pytest -q tests 'a b'", "pytest", undefined],
  ["python3 -m pytest", "pytest", undefined],
  ["node --test test/", "node", undefined],
  ["go test ./...", "go", undefined],
  ["cargo test --release", "cargo", undefined],
  ["A=1 python3 -B -m unittest test_a", "unittest", "A=1 python3 -B -m unittest -v test_a"],
  ["cd pkg\npython3 -m unittest\n", "unittest", "cd pkg\npython3 -m unittest -v"],
  ["python3 -m unittest discover", "unittest", "python3 -m unittest discover -v"],
  ["python -m unittest discover -s tests", "unittest", "python -m unittest discover -v -s tests"],
  ["npx jest --ci", "jest", "npx jest --ci --json --outputFile=R"],
  ["vitest run a.ts", "vitest", "vitest run --reporter=json --outputFile.json=R a.ts"],
])("%j plainly calls %s", (command, name, naming) => {
  const tool = calledTool(command);
  expect({ name: tool?.name, naming: tool?.naming?.("R") }).toEqual({ name, naming });
});

it.each([
  "pytest || true",
  "pytest; echo",
  "PYTEST_ADDOPTS=-q pytest",
  "GOFLAGS=-mod=mod go test ./...",
  "make test",
  "npm test",
  "sh -c pytest",
  "pytest --junitxml=a.xml",
  "pytest -p no:terminal",
  "node --test --test-reporter=tap",
  "jest --json",
  "go test -json ./...",
  "cargo test --no-run",
  "pytester",
  "python3 test_a.py",
  "python3.11 -X dev -m unittest -q test_a",
  "node test.js --test",
  "python3 -m unittest # all of them",
])("%j calls none plainly", (command) => expect(calledTool(command)).toBeNull());
