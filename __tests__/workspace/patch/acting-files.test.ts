import { describe, expect, it } from "@jest/globals";
import { actsByItself, isPackageManifest } from "../../../src/workspace/patch/acting-files.js";

describe("a file that takes effect by itself", () => {
  it.each([
    ".github/workflows/ci.yml",
    ".github/dependabot.yaml",
    "sub/action.yml",
    "CODEOWNERS",
    "docs/CODEOWNERS",
    ".circleci/config.yml",
    ".gitea/workflows/a.yml",
    "appveyor.yml",
    ".appveyor.yaml",
    "ci/Jenkinsfile",
    "sub/.gitattributes",
    "sub/.husky/pre-commit",
    ".lefthook-local.toml",
    "lefthook.yml",
    "sub/.vscode/mcp.json",
    "any/name.code-workspace",
    "sub/.claude/settings.local.json",
    ".devcontainer.json",
    ".devcontainer/a/b",
    ".mise/config.toml",
    ".mise.local.toml",
    "mise.toml",
    "web/.pnpmfile.cjs",
    ".cargo/config",
    ".mvn/wrapper/maven-wrapper.properties",
    "lib/any.pth",
    "usercustomize.py",
    ".mcp.json",
    "sub/.mcp.json",
    ".cursor/mcp.json",
    ".zed/tasks.json",
    "sub/.dir-locals.el",
    ".bazelrc",
    "gradle/wrapper/gradle-wrapper.properties",
    "app/gradle/wrapper/gradle-wrapper.jar",
    "conftest.py",
    "tests/unit/conftest.py",
  ])("is recognised by its plain name: %s", (path) => {
    expect(actsByItself(path)).toBe(true);
  });

  it.each([
    ".VSCODE /tasks.json",
    ".gitattributes ",
    ".gitattributes.",
    ".gitattributes::$DATA",
    ".gitattributes:x",
    "GITATT~1",
    "sub/gi7d29~1",
    ".gitmodules\u200C",
    "\uFF0Egitmodules",
    "VSCODE~1/TASKS~1.JSO",
    ".claude/SETTIN~2.JSO",
    "PRE-CO~1.YAM",
    "SITECU~1.PY",
    "X~1.COD",
    "ANYNAM~12.PTH",
    "DEVCON~1/any.sh",
    ".Git\u00ADHooks/pre-push",
    "Jenkinsfile . .",
  ])("is recognised in a spelling that some file system accepts: %j", (path) => {
    expect(actsByItself(path)).toBe(true);
  });

  it.each([
    "mcp.json",
    ".cursor/rules.json",
    "gradle/wrapper",
    "gradle/wrappers/a",
    "src/conftest.py.md",
    "my-conftest.py",
    "docs/codeowners/a.md",
    "sub/.gitlab-ci.yml",
    "sub/.circleci/config.yml",
    "vscode/tasks.json",
    "GITATT~1.TXT",
    "GIT~1",
    "GITATTR~1",
    "G~1",
    "backup~1",
    "a.pth.txt",
    "pth",
    ".devcontainer",
    "",
  ])("is not recognised by a similar name: %j", (path) => {
    expect(actsByItself(path)).toBe(false);
  });

  it.each(["package.json", "web/Package.JSON", "package.json ", "PACKAG~1.JSO", "package.json::$DATA"])(
    "that is npm's manifest is known as %j",
    (path) => {
      expect(isPackageManifest(path)).toBe(true);
    },
  );

  it("is not recognised by files beside npm's manifest", () => {
    expect(["package-lock.json", "a.package.json", "package.json/a"].filter(isPackageManifest)).toEqual([]);
  });

  it("is recognised in one pass in a path of 4 MB or of 100,000 folders", () => {
    expect(actsByItself(`${"a".repeat(4_000_000)}~1`)).toBe(false);
    expect(actsByItself("a/".repeat(100_000))).toBe(false);
  });
});
