import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { createServer as createTcpServer, type AddressInfo } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { connectGitHub } from "../../../src/github/api/client.js";
import { jobToken } from "../../fakes/github-server.js";
import { calm, connect, eventually, quick, useFakeGitHub } from "../fake-github.js";
import { repository } from "../payloads.js";

const started = useFakeGitHub();
const permission = "repos/get-collaborator-permission-level";
const asked = { repository, login: "octocat", signal: calm };
const secondaryLimit = { message: "You have exceeded a secondary rate limit. Please wait." };

describe("a request that fails", () => {
  it.each([408, 500, 502, 503, 504])("with %s is tried again until it succeeds", async (status) => {
    const { server, github } = connect(started());
    server.world.addPerson("octocat", "write");
    server.fail({ operation: permission, times: 2, answer: { status, body: { message: "Server Error" } } });
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "write" });
    expect(server.requestsOf(permission)).toHaveLength(3);
  });

  it("permanently is given up after five retries, and can be tried again later", async () => {
    const { server, github } = connect(started());
    server.fail({
      operation: permission,
      times: 9,
      answer: { status: 502, body: { message: "Server Error" } },
    });
    await expect(github.permissionOf(asked)).rejects.toMatchObject({
      code: "github-unavailable",
      status: 502,
      isRetryable: true,
      message: expect.stringContaining(
        "read the permission of octocat in Codertocat/Hello-World: 502 Server Error",
      ),
      nextStep: expect.stringContaining("githubstatus.com"),
    });
    expect(server.requestsOf(permission)).toHaveLength(6);
  });

  it("is tried again as long as all calls together have not waited too long", async () => {
    const { server, github } = connect(started(), { timing: { patienceMs: 20 } });
    const answer = { status: 503, body: { message: "Service Unavailable" } };
    server.fail({ operation: permission, times: Infinity, answer });
    const requests: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      const before = server.requestsOf(permission).length;
      await expect(github.permissionOf(asked)).rejects.toMatchObject({ status: 503 });
      requests.push(server.requestsOf(permission).length - before);
    }
    // Waits of 1 + 4 + 9 ms, then of 1 + 4 ms, then of 1 ms.
    expect(requests).toEqual([4, 3, 2, 1]);
    server.heal();
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
  });

  it("because the connection breaks is tried again", async () => {
    const { server, github } = connect(started());
    server.fail({ operation: permission, connection: "drop" });
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
  });

  it("because its answer breaks off is tried again, and not taken for an empty answer", async () => {
    const { server, github } = connect(started());
    server.fail({ operation: permission, connection: "cut" });
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    expect(server.requestsOf(permission)).toHaveLength(2);
  });

  it("because its answer takes too long is tried again", async () => {
    const { server, github, lines } = connect(started(), { timing: { requestTimeoutMs: 800 } });
    server.fail({ operation: permission, delayMs: 2000 });
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    // Where the machine is busy, the second answer takes too long as well.
    expect(server.requestsOf(permission).length).toBeGreaterThanOrEqual(2);
    expect(lines.join("\n")).toContain("no complete answer after 800 ms");
  });

  it("every time ends at the call's deadline", async () => {
    const { server, github } = connect(started(), { timing: { callDeadlineMs: 300, retryBaseMs: 90 } });
    server.fail({
      operation: permission,
      times: 9,
      answer: { status: 500, body: { message: "Server Error" } },
    });
    await expect(github.permissionOf(asked)).rejects.toMatchObject({
      status: null,
      isRetryable: true,
      message: expect.stringContaining("no answer within 300 ms"),
    });
  });

  it.each([400, 404, 406, 409, 410, 413, 415, 422, 451, 499])(
    "with %s is not tried again",
    async (status) => {
      const { server, github } = connect(started());
      server.fail({ operation: permission, times: 9, answer: { status, body: { message: "No" } } });
      await expect(github.permissionOf(asked)).rejects.toMatchObject({ status, isRetryable: false });
      expect(server.requestsOf(permission)).toHaveLength(1);
    },
  );
});

it("an HTML page instead of an answer is reported only by its status", async () => {
  const { server, github } = connect(started());
  const page = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
  const answer = { status: 502, body: page, headers: { "content-type": "text/html; charset=utf-8" } };
  server.fail({ operation: permission, times: 9, answer });
  await expect(github.permissionOf(asked)).rejects.toMatchObject({
    status: 502,
    isRetryable: true,
    message: "GitHub answered 502 when asked to read the permission of octocat in Codertocat/Hello-World.",
  });
});

it("a locked conversation is reported as locked, not as a missing permission", async () => {
  const { server, github } = connect(started());
  const body = { message: "Unable to create comment because issue is locked." };
  server.fail({ operation: "issues/create-comment", answer: { status: 403, body } });
  const refused = github.createComment({ repository, number: 1, body: "x", signal: calm });
  await expect(refused).rejects.toMatchObject({
    isRetryable: false,
    nextStep:
      "The conversation is locked. Unlock the conversation, or read the report in the job's summary or artifact.",
  });
});

describe("a refused token", () => {
  it("that expired is not tried again, and the next step is a new one", async () => {
    const { server, github } = connect(started());
    server.expireTokens();
    await expect(github.permissionOf(asked)).rejects.toMatchObject({
      status: 401,
      isRetryable: false,
      nextStep: expect.stringContaining("`github-token` to a valid token"),
    });
    expect(server.requests).toHaveLength(1);
  });

  it("without the permission is not tried again, and the next step names the permission", async () => {
    const { server, github } = connect(started());
    server.world.tokens.set(jobToken, {
      login: "github-actions[bot]",
      app: "github-actions",
      access: "read",
    });
    await expect(
      github.createComment({ repository, number: 1, body: "x", signal: calm }),
    ).rejects.toMatchObject({
      status: 403,
      nextStep: expect.stringContaining("permissions: { issues: write, pull-requests: write }"),
    });
    expect(server.requests).toHaveLength(1);
  });

  it("is never in the client's log lines or in the error", async () => {
    const { server, github, lines } = connect(started());
    server.fail({
      operation: permission,
      times: 9,
      answer: { status: 500, body: { message: "Server Error" } },
    });
    const error = await github.permissionOf(asked).catch((thrown: unknown) => thrown);
    const { cause } = error as { cause: { request?: unknown } };
    const text = [...lines, String(error), JSON.stringify(error), JSON.stringify(cause.request)].join("\n");
    expect(text).toContain("500");
    expect(text).not.toContain(jobToken);
  });
});

describe("a rate limit", () => {
  it("is waited for if it is short", async () => {
    const { server, github, lines } = connect(started());
    const answer = { status: 403, body: secondaryLimit, headers: { "retry-after": "1" } };
    server.fail({ operation: permission, answer });
    const startMs = performance.now();
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    expect(performance.now() - startMs).toBeGreaterThan(950);
    expect(lines).toContain("GitHub's rate limit asks to wait 1 s");
  });

  it("of a bare 429 is waited for in the same way", async () => {
    const { server, github } = connect(started());
    const answer = { status: 429, body: { message: "Too many requests" }, headers: { "retry-after": "1" } };
    server.fail({ operation: permission, answer });
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ level: "read" });
    expect(server.requestsOf(permission)).toHaveLength(2);
  });

  it.each([
    ["of days", 403, { "retry-after": "172800" }, secondaryLimit],
    ["without a number, which means a minute", 429, {}, secondaryLimit],
    [
      "whose hour is not over",
      403,
      { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Math.floor(Date.now() / 1000) + 3600) },
      { message: "API rate limit exceeded" },
    ],
  ])("%s fails at once and says how long to wait", async (_which, status, headers, body) => {
    const { server, github } = connect(started());
    server.fail({ operation: permission, times: 9, answer: { status, headers, body } });
    const startMs = performance.now();
    await expect(github.permissionOf(asked)).rejects.toMatchObject({
      status,
      nextStep: expect.stringContaining("Wait until GitHub's rate limit is over"),
    });
    expect(performance.now() - startMs).toBeLessThan(20_000);
    expect(server.requestsOf(permission)).toHaveLength(1);
  });

  it("that never ends is given up after two waits", async () => {
    const { server, github } = connect(started());
    const answer = { status: 429, body: secondaryLimit, headers: { "retry-after": "1" } };
    server.fail({ operation: permission, times: 9, answer });
    await expect(github.permissionOf(asked)).rejects.toMatchObject({ status: 429, isRetryable: true });
    expect(server.requestsOf(permission)).toHaveLength(3);
  });
});

describe("an abort", () => {
  it("ends a request under way with the signal's reason, and no retry follows", async () => {
    const { server, github } = connect(started());
    server.fail({ operation: permission, delayMs: 400 });
    const reason = new Error("the workflow was cancelled");
    const controller = new AbortController();
    const asking = github.permissionOf({ ...asked, signal: controller.signal });
    const refusal = asking.catch((thrown: unknown) => thrown);
    await eventually(() => server.requestsOf(permission).length === 1);
    controller.abort(reason);
    expect(await refusal).toBe(reason);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.requestsOf(permission)).toHaveLength(1);
  });

  it("ends a wait between retries", async () => {
    const { server, github } = connect(started(), {
      timing: { retryBaseMs: 120_000, callDeadlineMs: 600_000, patienceMs: 600_000 },
    });
    server.fail({ operation: permission, answer: { status: 500, body: { message: "Server Error" } } });
    const reason = new Error("the workflow was cancelled");
    const controller = new AbortController();
    const refusal = github
      .permissionOf({ ...asked, signal: controller.signal })
      .catch((thrown: unknown) => thrown);
    await eventually(() => server.requestsOf(permission).length === 1);
    // The answer arrives meanwhile. Where it does not, the signal ends the request, which the test before is about.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const abortedAt = performance.now();
    controller.abort(reason);
    expect(await refusal).toBe(reason);
    expect(performance.now() - abortedAt).toBeLessThan(60_000);
  });

  it("before the call sends nothing", async () => {
    const { server, github } = connect(started());
    await expect(
      github.permissionOf({ ...asked, signal: AbortSignal.abort(new Error("no")) }),
    ).rejects.toThrow("no");
    expect(server.requests).toHaveLength(0);
  });
});

describe("an answer that cannot be understood", () => {
  it.each([
    ["of another form", { permission: 7 }],
    ["that is a list", []],
  ])("%s is an error that names the address", async (_which, body) => {
    const { server, github } = connect(started());
    server.fail({ operation: permission, answer: { status: 200, body } });
    await expect(github.permissionOf(asked)).rejects.toMatchObject({
      code: "github-unavailable",
      nextStep: expect.stringContaining("GITHUB_API_URL"),
    });
  });

  it.each([
    ["HTML", "text/html", "<html>sign in</html>"],
    ["JSON that is none", "application/json", "{"],
    ["nothing", "application/json", ""],
  ])("as %s is an error", async (_what, contentType, text) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": contentType }).end(text);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const github = connectGitHub({ token: "t", apiUrl, timing: quick });
    await expect(github.permissionOf(asked)).rejects.toMatchObject({
      message: expect.stringContaining("could not read GitHub's answer"),
    });
    server.close();
  });

  it("that is larger than any of GitHub's is an error, and is not read to its end", async () => {
    let sentBytes = 0;
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const chunk = Buffer.alloc(1024 * 1024, " ");
      const more = () => {
        if (response.destroyed) return;
        sentBytes += chunk.byteLength;
        if (response.write(chunk)) setImmediate(more);
        else response.once("drain", more);
      };
      more();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const github = connectGitHub({ token: "t", apiUrl, timing: { ...quick, requestTimeoutMs: 10_000 } });
    await expect(
      github.createComment({ repository, number: 1, body: "x", signal: calm }),
    ).rejects.toMatchObject({
      message: expect.stringContaining("longer than 67108864 bytes"),
    });
    expect(sentBytes).toBeLessThan(100 * 1024 * 1024);
    server.closeAllConnections();
    server.close();
  });
});

it("an unexpected switch of protocols is an error like any other, not a silence", async () => {
  let requests = 0;
  const server = createTcpServer((socket) => {
    socket
      .on("error", () => undefined)
      .on("data", () => {
        requests += 1;
        socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n");
      });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const github = connectGitHub({ token: "t", apiUrl, timing: quick });
  await expect(github.permissionOf(asked)).rejects.toMatchObject({
    code: "github-unavailable",
    message: expect.stringContaining("bad upgrade"),
  });
  expect(requests).toBe(6);
  server.close();
});

describe("a redirect", () => {
  it("on the same server is followed, as for a repository that was renamed", async () => {
    await using server = await redirecting((path) => (path.startsWith("/new") ? null : `/new${path}`));
    await expect(server.github.permissionOf(asked)).resolves.toMatchObject({ level: "write" });
    expect(server.asked).toEqual(["token t", "token t"]);
  });

  it("to another server is an error: the token is not sent there, and the answer is ignored", async () => {
    await using other = await redirecting(() => null);
    await using server = await redirecting((path) => `${other.url}${path}`);
    await expect(server.github.permissionOf(asked)).rejects.toMatchObject({
      message: expect.stringContaining(`redirects to another server, ${other.url}`),
    });
    expect(new Set(other.asked)).toEqual(new Set([undefined]));
  });

  it("that never ends is an error", async () => {
    await using server = await redirecting((path) => path);
    await expect(server.github.permissionOf(asked)).rejects.toMatchObject({
      message: expect.stringContaining("redirect count exceeded"),
    });
  });
});

describe("a list of several pages", () => {
  it("that redirects to another server is an error, and nothing is sent there", async () => {
    await using other = await redirecting(() => null);
    await using server = await listing(() => `${other.url}/comments?page=2`);
    await expect(server.github.comments({ repository, number: 1, signal: calm })).rejects.toMatchObject({
      message: expect.stringContaining(`redirects to another server, ${other.url}`),
    });
    expect(other.asked).toEqual([]);
  });

  it("that never ends is ended by the call's signal", async () => {
    const controller = new AbortController();
    const reason = new Error("the workflow was cancelled");
    await using server = await listing((url, page) => {
      if (page === 5) controller.abort(reason);
      return `${url}/comments?page=${page + 1}`;
    });
    const { signal } = controller;
    await expect(server.github.comments({ repository, number: 1, signal })).rejects.toBe(reason);
    const pages = server.pages();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.pages()).toBe(pages);
  });
});

/** A server whose every page is empty and leads on to where `nextOf` says. */
async function listing(nextOf: (url: string, page: number) => string) {
  let page = 0;
  const server = createServer((_request, response) => {
    page += 1;
    const link = `<${nextOf(url, page)}>; rel="next"`;
    response.writeHead(200, { "content-type": "application/json", link }).end("[]");
  });
  const { url, close } = await opened(server);
  const github = connectGitHub({ token: "t", apiUrl: url, timing: quick });
  return { github, pages: () => page, [Symbol.asyncDispose]: close };
}

async function opened(server: Server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}

/** A server that redirects to where `placeOf` says, and answers where it says null. */
async function redirecting(placeOf: (path: string) => string | null) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.authorization);
    const location = placeOf(request.url ?? "");
    response.writeHead(location === null ? 200 : 301, {
      "content-type": "application/json",
      ...(location === null ? {} : { location }),
    });
    response.end(JSON.stringify({ permission: "write" }));
  });
  const { url, close } = await opened(server);
  return {
    url,
    asked,
    github: connectGitHub({ token: "t", apiUrl: url, timing: quick }),
    [Symbol.asyncDispose]: close,
  };
}

describe("connectGitHub", () => {
  it.each([
    ["a token", { token: " ", apiUrl: "https://api.github.com" }, "github-token"],
    ["an address", { token: "t", apiUrl: "api.github.com" }, "GITHUB_API_URL"],
  ])("requires %s and says where to set it", (_what, options, name) => {
    expect(() => connectGitHub(options)).toThrow(
      expect.objectContaining({ code: "settings-invalid", nextStep: expect.stringContaining(name) }),
    );
  });

  it("accepts an address with a slash at its end", async () => {
    const server = started();
    const github = connectGitHub({ token: jobToken, apiUrl: `${server.url}/`, timing: quick });
    await expect(github.permissionOf(asked)).resolves.toMatchObject({ role: "read" });
  });

  it("sends the token, its own name and the version of the API that it was written for", async () => {
    const { server, github } = connect(started());
    await github.permissionOf(asked);
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: `token ${jobToken}`,
      "user-agent": expect.stringMatching(/^agent-exec( |$)/),
      "x-github-api-version": "2022-11-28",
    });
  });

  it("refuses an invalid repository name before anything is sent", async () => {
    const { server, github } = connect(started());
    await expect(github.permissionOf({ ...asked, repository: "a/b/c" })).rejects.toMatchObject({
      code: "settings-invalid",
      nextStep: expect.stringContaining("GITHUB_REPOSITORY"),
    });
    expect(server.requests).toHaveLength(0);
  });

  it("waits a second between writes by default", async () => {
    const { server, github } = connect(started(), { timing: { isPaced: true } });
    const { id } = server.world.addComment(1, "github-actions[bot]", "old");
    const startMs = Date.now();
    await github.updateComment({ repository, id, body: "a", signal: calm });
    await github.updateComment({ repository, id, body: "b", signal: calm });
    expect(server.requestsOf("issues/update-comment")[1]!.atMs - startMs).toBeGreaterThan(950);
  });
});
