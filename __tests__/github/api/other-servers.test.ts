import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@jest/globals";
import { connectGitHub } from "../../../src/github/api/client.js";
import { passGate } from "../../../src/github/events/permissions.js";
import { calm, quick, useFakeGitHub } from "../fake-github.js";
import { changed, commentSaying, repository, runOf, type Payload } from "../payloads.js";

const started = useFakeGitHub();

/** A server that answers by itself, or from the fake GitHub under another path. */
async function serve(answer: (path: string, ask: (path: string) => Promise<Response>) => Promise<Response>) {
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = {
      authorization: incoming.headers.authorization ?? "",
      "content-type": "application/json",
    };
    const method = incoming.method ?? "GET";
    const body = method === "GET" ? null : Buffer.concat(chunks);
    const ask = (path: string) => fetch(started().url + path, { method, headers, body });
    const answered = await answer(incoming.url ?? "/", ask);
    response.writeHead(answered.status, { "content-type": "application/json" });
    response.end(await answered.text());
  };
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("GitHub Enterprise Server's API lies under /api/v3, and its GraphQL beside it", async () => {
  started().world.tokens.set("ghs_app", { login: "our-app[bot]", app: "our-app" });
  const paths: string[] = [];
  await using enterprise = await serve(async (path, ask) => {
    paths.push(path);
    if (path === "/api/graphql") return ask("/graphql");
    return path.startsWith("/api/v3/")
      ? ask(path.slice("/api/v3".length))
      : new Response(null, { status: 404 });
  });
  const github = connectGitHub({
    token: "ghs_app",
    apiUrl: `${enterprise.url}/api/v3`,
    log: () => {},
    timing: quick,
  });
  expect(await github.ownLogin({ signal: calm })).toBe("our-app[bot]");
  await github.createComment({ repository, number: 1, body: "hello", signal: calm });
  expect(started().world.comments.map(({ author }) => author)).toEqual(["our-app[bot]"]);
  expect(paths.every((path) => path.startsWith("/api/"))).toBe(true);
});

const lists = { users: [], teams: [], bots: [] };

/** A comment by an account of Gitea or Forgejo, which has no type. */
function commentedOnGitea() {
  const payload = commentSaying("/agent-exec count words");
  const { type: _sender, ...sender } = payload["sender"] as Payload;
  const { type: _author, ...user } = (payload["comment"] as Payload)["user"] as Payload;
  const asked = changed({ ...payload, sender }, {});
  asked["comment"] = { ...(payload["comment"] as Payload), user };
  return runOf("issue_comment", asked);
}

test.each([
  ["owner", true],
  ["read", false],
])(
  "Gitea's and Forgejo's accounts have no type, and the role %s starts a run: %s",
  async (level, isAllowed) => {
    await using gitea = await serve(async () =>
      Response.json({ permission: level, role_name: level, user: { id: 21_031_067 } }),
    );
    const trigger = await commentedOnGitea();
    const access = connectGitHub({ token: "t", apiUrl: gitea.url, log: () => {}, timing: quick });
    expect(await passGate({ access, trigger, lists, signal: calm })).toMatchObject({ isAllowed });
  },
);

// Recorded from Gitea 1.26, which answers so to a job's own token.
const refusal = {
  message:
    "Only admins can query all permissions, repo admins can query all repo permissions, collaborators can query only their own",
};

test.each([
  ["/api/v1", true],
  ["/api/v3", false],
])(
  "a server below %s that refuses to tell permissions starts no run, and Gitea's needs an administrator's token: %s",
  async (path, isGitea) => {
    await using server = await serve(async () => Response.json(refusal, { status: 403 }));
    const trigger = await commentedOnGitea();
    const access = connectGitHub({ token: "t", apiUrl: server.url + path, log: () => {}, timing: quick });
    const refused = passGate({ access, trigger, lists, signal: calm });
    const nextStep: unknown = isGitea
      ? expect.stringContaining("administrator")
      : expect.not.stringContaining("administrator");
    await expect(refused).rejects.toMatchObject({ status: 403, nextStep });
  },
);
