import { describe, expect, it } from "@jest/globals";
import { isWorkflowPath } from "../../src/files/workflow-path.js";

describe("a path of a file that GitHub runs", () => {
  it.each([
    ".github/workflows/ci.yml",
    ".github/workflows/sub/any.txt",
    ".github/actions/set-up/index.js",
    ".github/workflows",
    "action.yml",
    "tools/ci/action.yaml",
    ".GitHub/Workflows/ci.yml",
    "ACTION.YML",
    ".github./workflows /ci.yml",
    ".g\u200cithub/work\u200dflows/ci.yml",
    ".github::$INDEX_ALLOCATION/workflows/ci.yml",
    "GITHUB~1/WORKFL~1/ci.yml",
    "GI7EBA~1/workflows/ci.yml",
    "\uFF0Egithub/workflows/ci.yml",
    "action.yml:stream",
    "action.yml.",
    "ACTION~1.YAM",
    "tools/ci/action~2.yam",
    "tools/ACTIO~12.YAM ",
    "AC3F5D~1.YAM",
  ])("is %j", (path) => {
    expect(isWorkflowPath(path)).toBe(true);
  });

  it.each([
    "github/workflows/ci.yml",
    "docs/.github/workflows/ci.yml",
    ".github/ISSUE_TEMPLATE/workflows.md",
    ".github/CODEOWNERS",
    ".github",
    "src/action.ts",
    "transaction.yml",
    "action~1.txt",
    "actions~1.yam",
    "trans~1.yam",
    "workflows/ci.yml",
  ])("is not %j", (path) => {
    expect(isWorkflowPath(path)).toBe(false);
  });
});

it.each([".", ":", " "])("a name of millions of %j is read in one pass", (sign) => {
  expect(isWorkflowPath(`.github/x${sign.repeat(4_000_000)}\n`)).toBe(false);
});
