import { expect, test } from "@jest/globals";
import type { ChangedFile } from "../../src/facts/files.js";
import { changedTests, changeWarnings } from "../../src/facts/patch-words.js";

const tests = `tests/test_a.py test_a.py a_test.go src/a.test.ts a.spec.js spec/a_spec.rb
  src/test/java/A.java conftest.py tests.py __tests__/a.js app/tests/util.py a-test.mjs`.split(/\s+/);
const others =
  "src/a.py latest.py contest.py testing/run.py attestation/a.ts specific.md src/protest.js".split(" ");

function diffOf(kind: ChangedFile["kind"], paths: readonly string[]) {
  const files = paths.map((path) => ({ path, kind, insertions: 1, deletions: 1 }));
  const counts = { added: 0, changed: 0, deleted: 0, insertions: 1, deletions: 1 };
  return { files, ...counts, [kind]: files.length };
}

test("files of tests are known by their names, and nothing else is taken for one", () => {
  expect(changedTests(diffOf("changed", [...tests, ...others]))).toEqual(tests);
  expect(changedTests(diffOf("deleted", tests))).toEqual(tests);
});

test("a new test takes none away", () => {
  expect(changedTests(diffOf("added", tests))).toEqual([]);
  expect(changedTests(undefined)).toEqual([]);
});

test("a patch that changes tests is to be read there first", () => {
  const [warning] = changeWarnings({ diff: diffOf("changed", ["tests/test_a.py", "a.py"]) });
  expect(warning).toMatchObject({
    words: "The code changed tests that already existed",
    paths: ["tests/test_a.py"],
    advice: expect.stringContaining("Read these changes first"),
  });
});

test("a test that is added to a file is told apart from a test that is changed", () => {
  const paths = ["tests/test_a.py", "tests/conftest.py"];
  const { files, ...counts } = diffOf("changed", paths);
  const diff = { ...counts, files: files.map((file) => ({ ...file, deletions: 0 })) };
  const [rewritten, added] = changeWarnings({ diff });
  expect([rewritten?.paths, added?.paths]).toEqual([["tests/conftest.py"], ["tests/test_a.py"]]);
});
