import { basename } from "node:path/posix";
import { isNameOf, plainName } from "../../files/spelling.js";
import { isWorkflowPath } from "../../files/workflow-path.js";

/**
 * Files that take effect by themselves, although nobody runs the changed code: pipelines, git hooks and filters,
 * settings that editors, agents and shells load, and files that package managers, builds and Python load automatically.
 * Workflow files are separate (`isWorkflowPath`). In lower case; `**` stands for any folders or, at the end, for
 * everything in a folder, and `*` for any beginning of a name.
 */
const actingPaths: readonly string[] = [
  // Pipelines.
  ".gitlab-ci.{yml,yaml}",
  ".github/dependabot.{yml,yaml}",
  "{.circleci,.buildkite,.woodpecker,.semaphore,.tekton}/**",
  "{.gitea,.forgejo}/workflows/**",
  "{.travis,.drone,.woodpecker,.cirrus,.appveyor,appveyor}.{yml,yaml}",
  "{azure-pipelines,bitbucket-pipelines,cloudbuild}.{yml,yaml}",
  "**/jenkinsfile",
  // Required reviewers on GitHub and GitLab.
  "codeowners",
  "{.github,.gitlab,docs}/codeowners",
  // git: attributes name filters and drivers, `.gitmodules` names addresses, and hooks run at a commit.
  "**/{.gitattributes,.gitmodules,.gitconfig}",
  "**/{.githooks,.husky,.git}/**",
  "{.lefthook,lefthook,.lefthook-local,lefthook-local}.{yml,yaml,toml,json}",
  ".pre-commit-config.{yml,yaml}",
  // Editors, agents and shells that load a folder's settings.
  "**/.vscode/{tasks,settings,launch,mcp}.json",
  "**/*.code-workspace",
  "**/.zed/tasks.json",
  "**/.dir-locals.el",
  "**/.claude/{settings,settings.local}.json",
  "**/{.mcp.json,.cursor/mcp.json}",
  "**/.devcontainer/**",
  "**/.devcontainer.json",
  "**/{.envrc,.exrc,.nvimrc}",
  "**/{.mise.toml,mise.toml,.mise.local.toml,mise.local.toml,.mise/config.toml,mise/config.toml}",
  // Package managers, builds and interpreters.
  "**/{.npmrc,.yarnrc,.yarnrc.yml,pnpm-workspace.yaml,binding.gyp}",
  "**/.pnpmfile.{js,cjs,mjs}",
  "**/.cargo/{config,config.toml}",
  "**/{.mvn,.yarn,gradle/wrapper}/**",
  "**/.bazelrc",
  "**/{sitecustomize,usercustomize,conftest}.py",
  "**/*.pth",
];

const actingNames = actingPaths.flatMap(alternativesOf).map((path) => path.split("/"));

/** Expands a pattern's braces. */
function alternativesOf(pattern: string): string[] {
  const [start, end] = [pattern.indexOf("{"), pattern.indexOf("}")];
  if (start === -1) return [pattern];
  const words = pattern.slice(start + 1, end).split(",");
  return words.flatMap((word) => alternativesOf(pattern.slice(0, start) + word + pattern.slice(end + 1)));
}

/** Whether a changed file takes effect by itself. The path may be in any spelling. */
export function actsByItself(path: string): boolean {
  const parts = path.split("/").map(plainName);
  return isWorkflowPath(path) || actingNames.some((names) => covers(names, parts));
}

function covers(names: readonly string[], parts: readonly string[]): boolean {
  const isDeep = names[0] === "**";
  const isFolder = names.at(-1) === "**";
  const own = names.slice(isDeep ? 1 : 0, isFolder ? -1 : undefined);
  // The positions at which the pattern's names may begin. Without `**` at the end, they must match the last names.
  const last = parts.length - own.length - (isFolder ? 1 : 0);
  if (last < 0) return false;
  for (let at = isFolder ? 0 : last; at <= (isDeep ? last : 0); at += 1) {
    if (own.every((name, index) => isNamed(parts[at + index]!, name))) return true;
  }
  return false;
}

function isNamed(plain: string, name: string): boolean {
  if (!name.startsWith("*")) return isNameOf(plain, name);
  const extension = name.slice(1);
  return plain.endsWith(extension) || (isShort.test(plain) && plain.endsWith(extension.slice(0, 4)));
}

/** A short name of Windows (8.3) with an extension. */
const isShort = /^[^~.]{1,6}~\d{1,6}\.[^.]{1,3}$/;

/** npm runs these scripts at an install without asking (its documentation, "Life Cycle Operation Order"). */
const installScripts = "preinstall install postinstall prepublish preprepare prepare postprepare".split(" ");

export function isPackageManifest(path: string): boolean {
  return isNameOf(plainName(basename(path)), "package.json");
}

/** Whether two versions of a `package.json` have different scripts for an install. Null: there is no file. */
export function changesInstall(before: Uint8Array | null, after: Uint8Array | null): boolean {
  return installOf(before) !== installOf(after);
}

/** Whether a patch's lines about a `package.json` name a script for an install. */
export function mentionsInstall(patchedLines: string): boolean {
  return installScripts.some((name) => patchedLines.includes(`"${name}"`));
}

/** The scripts for an install. In invalid JSON, the whole text counts: a tolerant tool may run a part. */
function installOf(content: Uint8Array | null): string {
  if (content === null) return nothingRuns;
  // npm skips the byte order mark that some editors write.
  const text = Buffer.from(content)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  try {
    const { scripts } = JSON.parse(text) as { scripts?: Readonly<Record<string, unknown>> };
    return JSON.stringify(installScripts.map((name) => scripts?.[name] ?? null));
  } catch {
    return text;
  }
}

const nothingRuns = JSON.stringify(installScripts.map(() => null));
