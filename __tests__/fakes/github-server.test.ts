import { describe, expect, it } from "@jest/globals";
import { jobToken, startFakeGitHub, type FakeGitHub } from "./github-server.js";

const base = "/repos/Codertocat/Hello-World";

async function send(server: FakeGitHub, method: string, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `token ${jobToken}`, "content-type": "application/json" };
  return fetch(`${server.url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** What the fake says at its end. */
async function verdict(ask: (server: FakeGitHub) => Promise<unknown>): Promise<string> {
  const server = await startFakeGitHub();
  await ask(server);
  return server.close().then(
    () => "",
    (error: unknown) => String(error),
  );
}

describe("the fake GitHub fails its test", () => {
  it.each([
    [
      "an operation that GitHub does not have",
      "GET",
      `${base}/no-such-thing`,
      undefined,
      "no such operation",
    ],
    [
      "a body without what it needs",
      "POST",
      `${base}/issues/1/comments`,
      {},
      "must have required property 'body'",
    ],
    ["a body of another type", "POST", `${base}/issues/1/comments`, { body: 1 }, "body/body: must be string"],
    ["a name that is not described", "POST", `${base}/issues/1/comments`, { body: "x", bdy: 1 }, "body/bdy"],
    ["a reaction that there is not", "POST", `${base}/issues/1/reactions`, { content: "nope" }, "content"],
    [
      "a query that is not described",
      "GET",
      `${base}/issues/1/comments?pages=2`,
      undefined,
      "additional properties",
    ],
    ["a query of another type", "GET", `${base}/issues/1/comments?page=two`, undefined, "query/page"],
    [
      "a summary that is too long",
      "POST",
      `${base}/check-runs`,
      { name: "a", head_sha: "b", output: { title: "c", summary: "x".repeat(65_536) } },
      "65535",
    ],
    ["an operation that the fake does not do", "GET", `${base}/issues/1/timeline`, undefined, "does not do"],
  ])("on %s", async (_what, method, path, body, problem) => {
    expect(await verdict((server) => send(server, method, path, body))).toContain(problem);
  });

  it("on nothing else", async () => {
    const ask = async (server: FakeGitHub) => {
      await send(server, "POST", `${base}/issues/1/comments`, { body: "x" });
      await send(server, "GET", `${base}/issues/1/comments?per_page=100&page=1`);
      await send(server, "GET", "/repos/other/repository/issues/1/comments");
      await send(server, "GET", "/user");
    };
    expect(await verdict(ask)).toBe("");
  });
});

describe("the fake GitHub", () => {
  it("links to the next page as long as there is one", async () => {
    const server = await startFakeGitHub();
    for (let count = 0; count < 5; count += 1) server.world.addComment(1, "octocat", `${count}`);
    const links = await Promise.all(
      [1, 2, 3].map(async (page) => {
        const answer = await send(server, "GET", `${base}/issues/1/comments?per_page=2&page=${page}`);
        return answer.headers.get("link")?.includes('rel="next"') ?? false;
      }),
    );
    expect(links).toEqual([true, true, false]);
    await server.close();
  });

  it("refuses a comment of more than 65,536 characters, and takes one of exactly that many", async () => {
    const server = await startFakeGitHub();
    const post = async (body: string) =>
      (await send(server, "POST", `${base}/issues/1/comments`, { body })).status;
    expect(await post("😀".repeat(65_536))).toBe(201);
    expect(await post("x".repeat(65_537))).toBe(422);
    await server.close();
  });
});
