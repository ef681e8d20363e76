import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "@jest/globals";
import { apiKey, closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

describe("headers of the user", () => {
  test("are sent with each request, and can replace the key", async () => {
    const headers = [
      { name: "X-Team", value: "blue" },
      { name: "authorization", value: "Token abcdefgh-12345678", isSecret: true },
    ];
    const { writer, server } = await setUp([{ reply: "Yes." }], { headers });
    await writer.write(saying("hi"), { signal: never });
    expect(server.requests[0]!.headers).toMatchObject({
      "x-team": "blue",
      authorization: "Token abcdefgh-12345678",
    });
  });

  test("that are secret are in no error", async () => {
    const value = "very-secret-0123456789";
    const body = `{"error":{"message":"unknown caller ${value} with ${apiKey}"}}`;
    const { writer } = await setUp([{ status: 401, body }], {
      headers: [{ name: "api-key", value, isSecret: true }],
    });
    const error: unknown = await writer
      .write(saying("hi"), { signal: never })
      .catch((thrown: unknown) => thrown);
    expect(String(error)).toContain("unknown caller *** with ***");
  });
});

const variables = ["HTTP_PROXY", "NO_PROXY"] as const;
const before = variables.map((name) => [name, process.env[name]] as const);
const closers: (() => void)[] = [];

afterEach(() => {
  for (const [name, value] of before)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  for (const close of closers.splice(0)) close();
});

/** A proxy on loopback that takes every name for this machine's, with what it was asked for. */
async function startProxy(): Promise<{ url: string; asked: { target: string; authorization: string }[] }> {
  const asked: { target: string; authorization: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer();
  server.on("connect", ({ url = "", headers }, client: Socket) => {
    asked.push({ target: url, authorization: headers["proxy-authorization"] ?? "" });
    const upstream = connect(Number(url.split(":")[1]), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe("a model server behind a proxy", () => {
  test("is reached by the proxy that the environment names, with its login", async () => {
    const proxy = await startProxy();
    const { server } = await setUp([{ reply: "By the proxy." }]);
    const { port } = new URL(server.baseUrl);
    process.env["HTTP_PROXY"] = `http://ada:p%40ss@${proxy.url}`;
    const { writer } = await setUp([], { baseUrl: `http://model.test:${port}/v1` });
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({
      text: "By the proxy.",
    });
    expect(proxy.asked).toEqual([
      { target: `model.test:${port}`, authorization: `Basic ${Buffer.from("ada:p@ss").toString("base64")}` },
    ]);
  });

  test("is reached directly if NO_PROXY names the server, or it is on this machine", async () => {
    const proxy = await startProxy();
    process.env["HTTP_PROXY"] = `http://${proxy.url}`;
    process.env["NO_PROXY"] = ".test";
    const { writer } = await setUp([{ reply: "Near." }]);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "Near." });
    const { writer: far } = await setUp([], { baseUrl: "http://model.test:9/v1" });
    await expect(far.write(saying("hi"), { signal: never })).rejects.toThrow(
      "The connection to the model server",
    );
    expect(proxy.asked).toEqual([]);
  });
});
