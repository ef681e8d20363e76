import { basename } from "node:path/posix";

/**
 * Files through which a change acts later without anybody running the changed code: pipelines that start on a push,
 * hooks and filters of git, set-up that editors and shells take up by themselves, what package managers and Python
 * load on their own. Names are compared without case, because the file systems of many machines do.
 */
const actingPaths: readonly RegExp[] = [
  // Pipelines.
  /^\.github\/(?:workflows|actions)\//,
  /(?:^|\/)action\.ya?ml$/,
  /^\.gitlab-ci\.ya?ml$/,
  /^\.github\/dependabot\.ya?ml$/,
  // Who must review, on GitHub and GitLab.
  /^(?:\.github\/|\.gitlab\/|docs\/)?codeowners$/,
  /^\.(?:circleci|buildkite|woodpecker|semaphore|tekton|gitea\/workflows|forgejo\/workflows)\//,
  /^(?:\.travis|\.drone|\.woodpecker|\.cirrus|\.?appveyor|azure-pipelines|bitbucket-pipelines|cloudbuild)\.ya?ml$/,
  /(?:^|\/)jenkinsfile$/,
  // git: attributes name filters and drivers, modules name addresses, hooks run at a commit.
  /(?:^|\/)\.git(?:attributes|modules|config)$/,
  /(?:^|\/)\.(?:githooks|husky|git)\//,
  /^\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)$/,
  /^\.pre-commit-config\.ya?ml$/,
  // Editors and shells that take a folder's set-up.
  /(?:^|\/)\.vscode\/(?:tasks|settings|launch|mcp)\.json$|\.code-workspace$/,
  /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/,
  /(?:^|\/)\.devcontainer(?:\/|\.json$)/,
  /(?:^|\/)(?:\.envrc|\.exrc|\.nvimrc)$/,
  /(?:^|\/)(?:\.?mise(?:\.local)?\.toml|\.?mise\/config\.toml)$/,
  // Package managers and interpreters.
  /(?:^|\/)(?:\.npmrc|\.yarnrc|\.yarnrc\.yml|\.pnpmfile\.[cm]?js|pnpm-workspace\.yaml|binding\.gyp)$/,
  /(?:^|\/)\.cargo\/config(?:\.toml)?$/,
  /(?:^|\/)\.(?:mvn|yarn)\//,
  /(?:^|\/)(?:sitecustomize|usercustomize)\.py$|\.pth$/,
];

/** Whether a change of this file acts by itself, by its path relative to the workspace. */
export function actsByItself(path: string): boolean {
  const name = path.toLowerCase();
  return actingPaths.some((acting) => acting.test(name));
}

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
  return basename(path).toLowerCase() === "package.json";
}

/** Whether what npm runs at an install differs between two contents of a `package.json`; null: there is none. */
export function changesInstall(before: Uint8Array | null, after: Uint8Array | null): boolean {
  return installOf(before) !== installOf(after);
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
