import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { readContract, type Operation } from "./github/contract.js";
import { commitOnBranch } from "./github/git-operations.js";
import { Faults, type Fault } from "./github/faults.js";
import { type Answer, notFound } from "./github/answer.js";
import { createOperations } from "./github/operations.js";
import { reviewsOf } from "./github/review-operations.js";
import { answerProbe } from "./github/permission-probes.js";
import { Renderer } from "./github/render.js";
import { startSignedContent, type SignedContent } from "./github/signed-content.js";
import { World, type TokenOwner } from "./github/world.js";

/** The job's own token in the fake. */
export const jobToken = "ghs_the_token_of_this_job";

export interface FakeGitHubOptions {
  /** `owner/name`. Default: the one of the webhook payloads. */
  readonly repository?: string;
  /** Tokens and their owners. Default: `jobToken`, of github-actions[bot], that may write. */
  readonly tokens?: Readonly<Record<string, TokenOwner>>;
  /** Default: any free one. */
  readonly port?: number;
}

export interface RecordedRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly headers: IncomingMessage["headers"];
  /** What was answered; null: nothing. */
  readonly status: number | null;
  readonly atMs: number;
}

/** GitHub's API on loopback, with a state. Every request and answer is held against GitHub's own description. */
export interface FakeGitHub {
  /** For GITHUB_API_URL. */
  readonly url: string;
  readonly world: World;
  /** Where GitHub's answers lead for logs and pictures. */
  readonly signed: SignedContent;
  /** In order of their arrival. */
  readonly requests: readonly RecordedRequest[];
  /** Requests of one operation, `issues/create-comment`. */
  requestsOf(operation: string): readonly RecordedRequest[];
  fail(fault: Fault): void;
  /** From now on nothing fails. */
  heal(): void;
  /** From now on every token is answered 401. */
  expireTokens(): void;
  /** @throws when a request or an answer broke GitHub's description, or the fake itself failed. */
  close(): Promise<void>;
}

export async function startFakeGitHub(options: FakeGitHubOptions = {}): Promise<FakeGitHub> {
  const world = new World(options.repository ?? "Codertocat/Hello-World");
  const tokens = options.tokens ?? { [jobToken]: { login: "github-actions[bot]", app: "github-actions" } };
  for (const [token, owner] of Object.entries(tokens)) world.tokens.set(token, owner);
  const problems: string[] = [];
  const requests: RecordedRequest[] = [];
  const faults = new Faults();
  /** What is done late, by the operation whose next request it follows. */
  const late = new Map<string, (() => unknown)[]>();
  const contract = readContract();

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      if (!response.destroyed) problems.push(`the fake failed: ${String(error)}`);
      response.destroy();
    });
  });
  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signed = await startSignedContent();
  const render = new Renderer(world, url);
  const operations = createOperations(world, render, signed.url);

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(incoming.url ?? "/", url);
    const method = incoming.method ?? "GET";
    const sent = await readText(incoming);
    const body = sent === "" ? undefined : (JSON.parse(sent) as Record<string, unknown>);
    const operation = contract.find(method, asked.pathname);
    const record = {
      operation: operation?.id ?? (asked.pathname === "/graphql" ? graphqlNameOf(body) : "unknown"),
      method,
      path: asked.pathname,
      headers: incoming.headers,
    };
    const request = { ...record, body: body ?? null, atMs: Date.now(), status: null as number | null };
    requests.push(request);
    const answerIt = () => answerTo({ operation, asked, method, body, incoming });
    const fault = faults.take(record.operation, body);
    if (fault?.isDone === true) answerIt();
    if (typeof fault?.isDone === "object") {
      const { afterNext } = fault.isDone;
      late.set(afterNext, [...(late.get(afterNext) ?? []), answerIt]);
    }
    // A client that has gone is no reason to stay: the delay holds no process.
    if (fault?.delayMs !== undefined) await wait(fault.delayMs, undefined, { ref: false });
    if (fault?.connection === "drop") return void response.destroy();
    const answer = fault?.answer ?? (fault && fault.isDone !== undefined ? badGateway : answerIt());
    for (const doLate of late.get(record.operation) ?? []) doLate();
    late.delete(record.operation);
    request.status = answer.status;
    await send(response, answer, fault?.connection === "cut");
  }

  interface Arrived {
    readonly operation: Operation | null;
    readonly asked: URL;
    readonly method: string;
    readonly body: Record<string, unknown> | undefined;
    readonly incoming: IncomingMessage;
  }

  interface Query {
    readonly body: Record<string, unknown> | undefined;
    readonly what: string;
    readonly asks: TokenOwner | undefined;
  }

  function answerTo({ operation, asked, method, body, incoming }: Arrived): Answer {
    const what = `${method} ${asked.pathname}${asked.search}`;
    const asks = world.tokens.get(tokenOf(incoming));
    if (asked.pathname === "/graphql") return answerGraphql({ body, what, asks });
    const probed = asks && answerProbe({ method, path: asked.pathname, body }, asks);
    const isKnown = operation !== null && operations[operation.id] !== undefined;
    if (probed && (!isKnown || body !== undefined)) return probed;
    if (!operation) return broken(`${what}: GitHub has no such operation`, notFound);
    const wrong = operation.problemsOf({ query: asked.searchParams, body });
    if (wrong.length > 0) return broken(`${what}: ${wrong.join("; ")}`, invalid);
    const owner = asks;
    if (!owner) return badCredentials;
    const inOther =
      operation.parameters["owner"] !== undefined && repositoryOf(operation) !== world.repository;
    if (inOther) return notFound;
    const handle = operations[operation.id];
    if (!handle) return broken(`${what}: the fake does not do ${operation.id}`, { status: 501 });
    const answer = handle({
      operation,
      owner,
      query: asked.searchParams,
      body: body ?? {},
      accept: incoming.headers.accept ?? "",
      url: asked,
    });
    const bad = operation.problemsOfAnswer(answer.status, answer.body);
    return bad.length > 0 ? broken(`${what}: ${bad.join("; ")}`, { status: 500 }) : answer;
  }

  function answerGraphql({ body, what, asks }: Query): Answer {
    if (!asks) return badCredentials;
    const { query, variables } = (body ?? {}) as {
      query?: string;
      variables?: { input?: unknown; number?: unknown };
    };
    if (query?.includes("viewer { login }") === true)
      return { status: 200, body: { data: { viewer: { login: asks.login } } } };
    if (query?.includes("reviews(last: $last)") === true)
      return reviewsOf(world, render, Number(variables?.number));
    if (query?.includes("createCommitOnBranch(input: $input)") !== true)
      return broken(`${what}: the fake does no other mutation`, { status: 501 });
    return commitOnBranch(world, variables?.input as Parameters<typeof commitOnBranch>[1]);
  }

  function broken(problem: string, answer: Answer): Answer {
    problems.push(problem);
    return answer;
  }

  return {
    url,
    world,
    signed,
    requests,
    requestsOf: (operation) => requests.filter((request) => request.operation === operation),
    fail: (fault) => faults.add(fault),
    heal: () => faults.clear(),
    expireTokens: () => world.tokens.clear(),
    async close() {
      signed.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      if (world.hasGit) world.git.remove();
      if (problems.length > 0) throw new Error(`GitHub's description was broken:\n${problems.join("\n")}`);
    },
  };
}

function tokenOf({ headers }: IncomingMessage): string {
  return /^(?:token|bearer) (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
}

const invalid: Answer = { status: 422, body: { message: "Invalid request." } };
const badCredentials: Answer = { status: 401, body: { message: "Bad credentials" } };
const badGateway: Answer = { status: 502, body: { message: "Server Error" } };

function repositoryOf({ parameters }: Operation): string {
  return `${parameters["owner"] ?? ""}/${parameters["repo"] ?? ""}`;
}

async function send(response: ServerResponse, answer: Answer, isCut: boolean): Promise<void> {
  // A text is a page that no GitHub wrote: of a server in between.
  const page = typeof answer.body === "string" ? answer.body : null;
  const body = page ?? (answer.body === undefined ? "" : JSON.stringify(answer.body));
  response.writeHead(answer.status, { "content-type": "application/json; charset=utf-8", ...answer.headers });
  if (!isCut) return void response.end(body);
  response.write(body.slice(0, body.length / 2));
  await wait(20);
  response.destroy();
}

/** Queries by their first field, so that tests can count them apart. */
function graphqlNameOf(body: Record<string, unknown> | undefined): string {
  return String(body?.["query"]).includes("reviews(last: $last)") ? "graphql/reviews" : "graphql";
}
