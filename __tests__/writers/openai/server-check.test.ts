import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "@jest/globals";
import { checkModelServer } from "../../../src/writers/openai/server-check.js";
import type { Finding } from "../../../src/ports/check.js";
import { systemClock } from "../../../src/process/system-clock.js";

const { signal } = new AbortController();
const key = "sk-secret-0123456789";
const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => cleanUp()));

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

describe("the doctor's trial of a model server", () => {
  it("reads the models with the key, and finds the named one", async () => {
    let asked = "";
    const baseUrl = await serve((request, response) => {
      asked = `${request.method} ${request.url} ${request.headers.authorization}`;
      json(response, 200, { data: [{ id: "llama3" }, { id: "other" }] });
    });
    expect(await check(baseUrl, "llama3")).toMatchObject({
      status: "ok",
      message: expect.stringContaining("and has the model llama3"),
    });
    expect(asked).toBe(`GET /v1/models Bearer ${key}`);
    expect(await check(`${baseUrl}/`, null)).toMatchObject({ status: "ok" });
    expect(await check(baseUrl, "llama4")).toMatchObject({
      status: "warning",
      message: expect.stringContaining("its list of 2 models does not contain llama4"),
    });
  });

  it("asks a server without such a list for a short reply", async () => {
    const requests: string[] = [];
    const answer: Handler = async (request, response) => {
      requests.push(`${request.method} ${request.url}`);
      if (request.method === "GET") return json(response, 404, { error: "no such page" });
      const { model } = JSON.parse(await text(request)) as { model: string };
      json(response, 200, { choices: [{ message: { content: `I am ${model}` } }] });
    };
    const baseUrl = await serve(answer);
    expect(await check(baseUrl, "llama3")).toMatchObject({ status: "ok" });
    expect(requests).toEqual(["GET /v1/models", "POST /v1/chat/completions"]);
    expect(await check(baseUrl, null)).toMatchObject({ status: "failed" });
  });

  it("distinguishes a refused key, a wrong address and a missing server, and shows no key", async () => {
    const refusing = await serve((request, response) => {
      json(response, 401, { error: { message: `bad key ${request.headers.authorization}` } });
    });
    const page = await serve((_request, response) => void response.end("<html>hello</html>"));
    const elsewhere = await serve((_request, response) => {
      response.writeHead(302, { location: "https://login.example.com/" }).end();
    });
    const gone = await serve(() => undefined);
    cleanUps.pop()?.();
    const findings = [
      await check(refusing, "m"),
      await check(page, "m"),
      await check(elsewhere, "m"),
      await check(gone, "m").catch((error: unknown) => error as Error),
    ];
    expect(findings).toMatchObject([
      {
        status: "failed",
        message: expect.stringContaining("answered 401"),
        nextStep: expect.stringContaining("Check that the key belongs to"),
      },
      { status: "failed", nextStep: expect.stringContaining("ends in /v1") },
      {
        status: "failed",
        message: expect.stringContaining("agent-exec does not send the key to another server"),
      },
      { code: "writer-unavailable", message: expect.stringContaining("ECONNREFUSED") },
    ]);
    const told = findings.map((each) => `${each.message} ${"nextStep" in each ? each.nextStep : ""}`).join();
    expect(told).not.toContain(key);
  });

  it("reads a bounded part of an answer that does not end", async () => {
    const baseUrl = await serve((_request, response) => {
      const chunk = "x".repeat(1 << 20);
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", write);
      write();
    });
    expect(await check(baseUrl, "m")).toMatchObject({ status: "failed" });
  });

  it("compares the clocks", async () => {
    const clockAt = async (date: string | null): Promise<Finding> => {
      const baseUrl = await serve((_request, response) => {
        response.sendDate = false;
        if (date !== null) response.setHeader("date", date);
        json(response, 200, { data: [] });
      });
      const [server, clock] = checkModelServer({ baseUrl, apiKey: key, model: null, clock: systemClock });
      await server!.run(signal);
      return (await clock!.run(signal)) as Finding;
    };
    expect(await clockAt(new Date().toUTCString())).toMatchObject({ status: "ok" });
    expect(await clockAt(new Date(Date.now() - 3_600_000).toUTCString())).toMatchObject({
      status: "warning",
      message: expect.stringMatching(/behind this machine's clock$/),
    });
    expect(await clockAt(null)).toMatchObject({ status: "skipped" });
  });
});

async function check(baseUrl: string, model: string | null): Promise<Finding> {
  const [server] = checkModelServer({ baseUrl, apiKey: key, model, clock: systemClock });
  return (await server!.run(signal)) as Finding;
}

async function serve(handler: Handler): Promise<string> {
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUps.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
