import type { Script } from "../../../src/writers/scripted/script.js";
import { startArtifactServer, type ArtifactServer } from "../../fakes/artifact-server.js";
import { jobToken, startFakeGitHub, type FakeGitHub } from "../../fakes/github-server.js";
import { scriptedAnswers } from "../../fakes/openai-answers.js";
import { startOpenAiServer, type OpenAiServer } from "../../fakes/openai-server.js";
import { changed, commentSaying, knowAsking, readWebhook, type Payload } from "../../github/payloads.js";
import { fenced } from "../command-line.js";
import { openStep, type ActionStep, type StepRequest } from "./action-step.js";
import { openEngineDoor, type EngineDoor } from "./engine-door.js";

export const apiKey = "sk-the-key-of-the-model-server-1234567890";
export const headSha = "c0ffee".repeat(6) + "abcd";
export const secrets = [apiKey, jobToken];

/** Replies and decisions of a model, in order. */
export type Turns = Script["turns"];

/** Everything that an action talks to, all of it on loopback: GitHub, a model server, the container engine. */
export interface Scene extends AsyncDisposable {
  readonly github: FakeGitHub;
  readonly model: OpenAiServer;
  readonly engine: EngineDoor;
  /** A step uses it that gets its environment. */
  readonly artifacts: ArtifactServer;
  /** A step that is led to all of them. */
  openStep(request: SceneStep): Promise<ActionStep>;
  /** What was asked of GitHub that leaves a trace there: `POST /repos/…`. */
  readonly writes: readonly string[];
}

export type SceneStep = Omit<StepRequest, "apiUrl">;

export interface SceneOptions {
  /** The job's token's. */
  readonly access?: "read" | "write";
  readonly permissions?: Readonly<Record<string, "none" | "read" | "write">>;
  /** What the model server takes as a key. */
  readonly key?: string | ((key: string) => boolean);
}

/** Codertocat administers the repository; pull request 1 has the head `headSha`. */
export async function openScene(
  turns: Turns = [],
  { access = "write", permissions = {}, key = apiKey }: SceneOptions = {},
): Promise<Scene> {
  const owner = { login: "github-actions[bot]", app: "github-actions", access, permissions };
  const github = await startFakeGitHub({ tokens: { [jobToken]: owner } });
  github.world.addPerson("Codertocat", "admin", 21_031_067);
  github.world.pulls.set(1, { number: 1, headSha, headRepository: "Codertocat/Hello-World" });
  const model = await startOpenAiServer({ answers: scriptedAnswers({ turns: [...turns] }), apiKey: key });
  const engine = await openEngineDoor();
  const artifacts = await startArtifactServer();
  github.world.artifactOf = (id) => {
    const found = artifacts.byId(id);
    if (found === undefined) return null;
    return {
      name: found.name,
      bytes: found.zip.length,
      url: artifacts.addressOf(id),
      workflowRun: found.run ?? 777,
    };
  };
  github.world.artifactsOf = (run) => artifacts.idsOf(run);
  return {
    github,
    model,
    engine,
    artifacts,
    openStep: async ({ inputs, env, ...request }) => {
      knowAsking(github.world.asking, request.eventName, request.payload);
      return openStep({
        ...request,
        inputs: {
          ...(inputs?.["script"] === undefined && { model: "fake", "base-url": model.baseUrl }),
          "api-key": apiKey,
          ...inputs,
        },
        env: { DOCKER_HOST: engine.address, ...env },
        apiUrl: github.url,
      });
    },
    get writes() {
      return github.requests
        .filter(({ method, body }) => method !== "GET" && !isQuery(body))
        .map(({ method, path }) => `${method} ${path}`);
    },
    async [Symbol.asyncDispose]() {
      await engine[Symbol.asyncDispose]();
      await artifacts.close();
      await model.close();
      await github.close();
    },
  };
}

/** GraphQL reads by POST too. */
function isQuery(body: unknown): boolean {
  return /^query\b/.test(String((body as { readonly query?: unknown } | null)?.query));
}

/** A new comment by the repository's administrator on pull request 1. */
export function commentOnPullRequest(body: string, id?: number): Payload {
  const payload = commentSaying(body, "derived/issue_comment.created.on_pull_request");
  return id === undefined ? payload : changed(payload, { comment: { id } });
}

/** A dispatch by the repository's administrator. */
export function dispatch(): Payload {
  const { sender } = readWebhook("issue_comment.created.1");
  return { ...readWebhook("workflow_dispatch.event.1"), sender };
}

export const failThenPass: Turns = [
  {
    reply: `First try.\n\n${fenced('import sys\nprint("half")\nsys.exit(3)')}`,
    usage: { inputTokens: 100, outputTokens: 20 },
  },
  { decision: { retry: true, reason: "The exit code must be 0." } },
  {
    reply: `Second try.\n\n${fenced('open("six.txt", "w").write("6")\nprint("six", 6)')}`,
    usage: { inputTokens: 200, outputTokens: 30 },
  },
];
