import { execFileSync } from "node:child_process";
import { afterEach, describe, expect, it } from "@jest/globals";
import { unavailable } from "../../../../src/executors/docker/client/connection-failure.js";
import { connectEngine } from "../../../../src/executors/docker/client/engine-connection.js";
import { findImage, findUsableImage } from "../../../../src/executors/docker/image/find-image.js";
import { openDocker } from "../support/docker-fixture.js";
import { docker, leftOf } from "../support/engine-by-hand.js";
import { type EngineAnswer, openFakeEngine, pong, reply, replyLines } from "../support/fake-engine.js";
import { engineVariable } from "../support/engine-socket.js";
import { openFakeRegistry } from "../support/fake-registry.js";

const never = new AbortController().signal;

describe("starting a Docker session", () => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const engineThat = async (answers: Readonly<Record<string, EngineAnswer>>): Promise<string> => {
    const engine = await openFakeEngine(answers);
    cleanUps.push(() => engine.close());
    return engine.endpoint;
  };
  const start = (endpoint: string, settings = {}): Promise<unknown> =>
    openDocker({ endpoint, ...settings }).start({ signal: never });

  describe("without an engine that answers", () => {
    it("names the socket that does not exist, and what to do", async () => {
      await expect(start("unix:///nowhere/docker.sock")).rejects.toMatchObject({
        code: "engine-unavailable",
        message: "The container engine at unix:///nowhere/docker.sock is missing: the socket does not exist.",
        nextStep: "Start Docker, or set DOCKER_HOST to the address of your container engine.",
        isRetryable: true,
      });
    });

    it("says that a connection was refused", async () => {
      await expect(start("tcp://127.0.0.1:1")).rejects.toMatchObject({
        code: "engine-unavailable",
        message: expect.stringContaining("is not running: the connection was refused"),
      });
    });

    it("says that the user may not use the socket, and which group may", () => {
      const error = unavailable("unix:///x", Object.assign(new Error("connect EACCES"), { code: "EACCES" }));
      expect(error.message).toContain("permission denied");
      expect(error.nextStep).toContain("`docker`");
    });

    it("does not wait for ever for one that hangs", async () => {
      const endpoint = await engineThat({ "GET /_ping": () => undefined });
      await expect(start(endpoint)).rejects.toMatchObject({
        code: "engine-unavailable",
        message: expect.stringContaining("does not answer"),
      });
    }, 10_000);

    it("says that the connection broke, or that something else answered", async () => {
      const closing = await engineThat({ "GET /_ping": (request) => request.socket.destroy() });
      await expect(start(closing)).rejects.toMatchObject({
        message: expect.stringContaining("broke the connection"),
      });
      const garbage = await engineThat({
        "GET /_ping": (request) => request.socket.end("SSH-2.0-OpenSSH\r\n"),
      });
      await expect(start(garbage)).rejects.toMatchObject({ code: "engine-unavailable" });
    });

    it("names the status of a refusal without a word, as a proxy's", async () => {
      const refusing = await engineThat({
        "GET /_ping": (_request, response) => void response.writeHead(403).end(),
      });
      await expect(start(refusing)).rejects.toMatchObject({
        message: expect.stringContaining("refuses: status 403, without a message."),
      });
    });

    it("refuses an address of a kind that it cannot use", async () => {
      for (const endpoint of ["ssh://-host", "npipe:////./pipe/docker_engine", "tcp://", "unix"]) {
        const error: unknown = await start(endpoint).catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({
          code: endpoint === "unix" ? "engine-unavailable" : "settings-invalid",
        });
      }
    });
  });

  describe("the image", () => {
    it("that is not there and may not be pulled is named", async () => {
      await expect(start("", { image: "no-such-image:1", pull: "never" })).rejects.toMatchObject({
        code: "image-unavailable",
        message: expect.stringContaining("no-such-image:1"),
        nextStep: expect.stringContaining("docker pull no-such-image:1"),
      });
    });

    it("with a name that is none is refused before the engine sees it", async () => {
      for (const image of ["", "../../containers/json", "a b", "-x", "http://x/y?z"]) {
        await expect(start("", { image })).rejects.toMatchObject({
          code: "image-unavailable",
          message: expect.stringContaining("is not a valid image name"),
        });
      }
    });

    it("is pulled when it is missing, with progress, and known by its digest", async () => {
      const registry = await openFakeRegistry();
      cleanUps.push(() => registry.close());
      const image = `${registry.address}/tiny:1`;
      cleanUps.push(() => docker("rmi", image));
      const progress: string[] = [];
      const connection = await connectEngine({ variable: engineVariable, signal: never });
      const found = await findImage({
        connection,
        settings: { image },
        signal: never,
        onProgress: (text) => progress.push(text),
      });
      expect(found).toMatchObject({ name: image, digest: registry.digest, volumes: ["/data"] });
      expect(found.id).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(progress[0]).toBe(`Pulling ${image}`);
      expect(progress.at(-1)).toBe(`Pulled ${image}`);
      expect(await findUsableImage({ images: ["nowhere:1", image], variable: engineVariable })).toEqual({
        image,
      });
    });

    it("that its registry does not have, or does not give, is told from a registry that is not there", async () => {
      const registry = await openFakeRegistry();
      cleanUps.push(() => registry.close());
      const messageOf = async (image: string): Promise<string> =>
        ((await start("", { image, pull: "missing" }).catch((error: Error) => error)) as Error).message;
      expect(await messageOf(`${registry.address}/tiny:2`)).toContain(
        `the registry ${registry.address} has no image with that name and tag`,
      );
      expect(await messageOf(`${registry.address}/private/x:1`)).toContain(
        `the registry ${registry.address} refuses the pull or lacks the image`,
      );
      expect(await messageOf("127.0.0.1:1/tiny:1")).toContain("the registry 127.0.0.1:1 cannot be reached");
    });

    it("whose pull fails in the middle is not taken for pulled", async () => {
      const endpoint = await engineThat({
        "GET /_ping": pong,
        "GET /images/": reply(404, { message: "no such image" }),
        "POST /images/create": replyLines(
          { status: "Downloading", id: "a1", progressDetail: { current: 5e7, total: 1e8 } },
          { error: "unexpected EOF", errorDetail: { message: "unexpected EOF" } },
        ),
      });
      const progress: string[] = [];
      const starting = openDocker({ endpoint, pull: "missing" }).start({
        signal: never,
        onProgress: (text) => progress.push(text),
      });
      await expect(starting).rejects.toMatchObject({ code: "image-unavailable" });
      expect(progress).toContain("Pulling agent-exec-base:bookworm: 0 of 1 layers, 50 of 100 MB");
    });

    it("without a shell is said to be unsuitable, and no container is left", async () => {
      const image = `agent-exec-test-without-shell:${process.pid}`;
      execFileSync("sh", ["-c", `tar -cf - --files-from /dev/null | docker import - ${image}`]);
      cleanUps.push(() => docker("rmi", image));
      const runId = "without-shell";
      await expect(start("", { image, runId })).rejects.toMatchObject({
        code: "image-unsuitable",
        nextStep: expect.stringContaining("python:3-slim"),
      });
      expect(await leftOf(runId)).toEqual([]);
    });

    it("is looked for in vain where there is no engine, and that is the reason", async () => {
      expect(await findUsableImage({ images: ["a:1"], endpoint: "unix:///nowhere.sock" })).toEqual({
        image: null,
        reason: expect.stringContaining("the socket does not exist"),
      });
      expect(await findUsableImage({ images: ["127.0.0.1:1/a:1"], variable: engineVariable })).toEqual({
        image: null,
        reason: "The images 127.0.0.1:1/a:1 are missing and cannot be pulled.",
      });
    });
  });

  it("says what the engine says when it refuses the container, and asks it to remove what there may be", async () => {
    const engine = await openFakeEngine({
      "GET /_ping": pong,
      "GET /images/": reply(200, { Id: "sha256:1", RepoDigests: [], Config: {} }),
      "POST /containers/create": reply(500, { message: "no space left on device" }),
      "DELETE /containers/": reply(404, { message: "No such container" }),
    });
    cleanUps.push(() => engine.close());
    await expect(start(engine.endpoint)).rejects.toMatchObject({
      code: "engine-unavailable",
      message: expect.stringContaining("refuses: no space left on device"),
    });
    expect(engine.requests.at(-1)).toMatch(/^DELETE \/containers\/agent-exec-[0-9a-f]{16}\?force=true/);
  });
});
