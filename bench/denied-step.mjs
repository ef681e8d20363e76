// The action's main step for a comment by someone with read access: one request to GitHub, then a refusal.
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parse } from "yaml";
import { projectDir } from "../scripts/places.mjs";

/** A GitHub that answers the only request of a refused step. */
export async function fakeGitHub() {
  const server = createServer((request, response) => {
    const login = /collaborators\/([^/]+)\/permission$/.exec(request.url)?.[1];
    response.writeHead(login ? 200 : 404, { "content-type": "application/json" });
    const answer = { permission: "read", role_name: "read", user: { login, id: sender.id, type: "User" } };
    response.end(JSON.stringify(login ? answer : { message: "Not Found" }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

const recorded = join(projectDir, "__tests__/data/webhooks/issue_comment.created.1.json");
const payload = JSON.parse(readFileSync(recorded, "utf8"));
payload.comment.body = "/agent-exec draw a chart";
const { sender, repository } = payload;

/** The arguments of `start` that run it like a runner does. */
export function deniedStep({ folder, github }) {
  const file = (name, text = "") => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const env = {
    GITHUB_ACTIONS: "true",
    GITHUB_API_URL: github.url,
    GITHUB_EVENT_NAME: "issue_comment",
    GITHUB_EVENT_PATH: file("event.json", JSON.stringify(payload)),
    GITHUB_OUTPUT: file("output"),
    GITHUB_REPOSITORY: repository.full_name,
    GITHUB_SHA: "0".repeat(40),
    GITHUB_STATE: file("state"),
    GITHUB_STEP_SUMMARY: file("summary"),
    ...inputDefaults(),
    "INPUT_GITHUB-TOKEN": "a token of the bench",
  };
  return { entry: "main.js", env };
}

/** The runner passes every input, with its default if the workflow gives none. */
function inputDefaults() {
  const { inputs = {} } = parse(readFileSync(join(projectDir, "action.yml"), "utf8"));
  const entries = Object.entries(inputs).map(([name, input]) => [
    `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
    String(input.default ?? ""),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => !value.includes("${{")));
}
