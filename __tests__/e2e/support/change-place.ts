import type { GitStore } from "../../fakes/github/git-store.js";
import { startGitServer } from "../../fakes/git-server.js";
import { changed, commentSaying, repository } from "../../github/payloads.js";
import { fenced } from "../command-line.js";
import { openScene, type Turns } from "./scene.js";

export const wrong = {
  "app.py": "def add(a, b):\n    return a - b\n",
  "check.sh": "python3 -c 'from app import add; assert add(2, 3) == 5'\n",
};
export const fix: Turns = [
  { reply: fenced("def add(a, b):\n    return a + b", "python file=app.py") },
  { reply: "`add` now adds." },
];
export const title = "Adding gives a wrong result";
export const onIssue = changed(commentSaying("/agent-exec fix this"), { issue: { title } });
const inputs = { workspace: "repo", verify: "sh check.sh", "create-pull-request": "ready" };

/** `more`: the inputs, and the number of the workflow's run. */
export async function openPlace(
  turns: Turns = fix,
  {
    ref = "refs/heads/master",
    files = wrong,
  }: { ref?: string; files?: Readonly<Record<string, string>> } = {},
) {
  const scene = await openScene(turns);
  const server = await startGitServer(repository);
  const base = await server.commit(ref, files);
  const { world } = scene.github;
  world.git.take("master", { folder: server.folder, sha: base });
  const envOf = (run: string) => ({
    ...scene.artifacts.environmentOf(Number(run)),
    // The client for artifacts refuses a bare address.
    GITHUB_SERVER_URL: server.url.replace("127.0.0.1", "git.localhost"),
    GITHUB_SHA: base,
    GITHUB_RUN_ID: run,
  });
  const step = (
    payload: unknown = onIssue,
    { run = "777", ...more }: Readonly<Record<string, string>> = {},
  ) =>
    scene.openStep({
      eventName: "issue_comment",
      payload,
      inputs: { ...inputs, ...more },
      env: envOf(run),
    });
  return { scene, server, world, base, step, envOf };
}

export function filesOn({ git }: { readonly git: GitStore }, branch: string) {
  const head = git.branch(branch);
  if (head === null) return null;
  return Object.fromEntries([...git.files(head)].map(([path, { content }]) => [path, content.toString()]));
}
