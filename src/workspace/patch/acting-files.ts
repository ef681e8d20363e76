import { isNameOf, plainName } from "../../files/spelling.js";
import { isWorkflowPath } from "../../files/workflow-path.js";

/**
 * Files through which a change acts later without anybody running the changed code: pipelines that start on a push,
 * hooks and filters of git, set-up that editors, agents and shells take up by themselves, what package managers, builds
 * and Python load on their own. Workflow files are beside them (`isWorkflowPath`). In small letters; `**` stands for
 * any folders, at the end for anything in one, and `*` for the beginning of a name.
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
  // Who must review, on GitHub and GitLab.
  "codeowners",
  "{.github,.gitlab,docs}/codeowners",
  // git: attributes name filters and drivers, modules name addresses, hooks run at a commit.
  "**/{.gitattributes,.gitmodules,.gitconfig}",
  "**/{.githooks,.husky,.git}/**",
  "{.lefthook,lefthook,.lefthook-local,lefthook-local}.{yml,yaml,toml,json}",
  ".pre-commit-config.{yml,yaml}",
  // Editors, agents and shells that take a folder's set-up.
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

/** A pattern without its braces: one for each of the words in them. */
function alternativesOf(pattern: string): string[] {
  const [start, end] = [pattern.indexOf("{"), pattern.indexOf("}")];
  if (start === -1) return [pattern];
  const words = pattern.slice(start + 1, end).split(",");
  return words.flatMap((word) => alternativesOf(pattern.slice(0, start) + word + pattern.slice(end + 1)));
}

/** Whether a change of this file acts by itself, by its path relative to the workspace, in any spelling of it. */
export function actsByItself(path: string): boolean {
  const parts = path.split("/").map(plainName);
  return isWorkflowPath(path) || actingNames.some((names) => covers(names, parts));
}

function covers(names: readonly string[], parts: readonly string[]): boolean {
  const isDeep = names[0] === "**";
  const isFolder = names.at(-1) === "**";
  const own = names.slice(isDeep ? 1 : 0, isFolder ? -1 : undefined);
  // The parts that the names may begin at: where nothing follows them, only the last ones can be meant.
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

/** A short name (8.3) with an extension. */
const isShort = /^[^~.]{1,6}~\d{1,6}\.[^.]{1,3}$/;

/** What npm runs at an install without being asked to (its documentation, "Life Cycle Operation Order"). */
const installScripts = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
];

export function isPackageManifest(path: string): boolean {
  return isNameOf(plainName(path.slice(path.lastIndexOf("/") + 1)), "package.json");
}

/** Whether what npm runs at an install differs between two contents of a `package.json`; null: there is none. */
export function changesInstall(before: Uint8Array | null, after: Uint8Array | null): boolean {
  return installOf(before) !== installOf(after);
}

/** Whether a patch may change what npm runs at an install: its lines about a `package.json`, and those around them, name it. */
export function mentionsInstall(patchedLines: string): boolean {
  return installScripts.some((name) => patchedLines.includes(`"${name}"`));
}

/** What is no JSON counts by its text: whoever reads it more kindly than we do may run something of it. */
function installOf(content: Uint8Array | null): string {
  if (content === null) return nothingRuns;
  // npm passes over the mark that some editors put first.
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
