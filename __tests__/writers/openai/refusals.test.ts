import { httpFailure } from "../../../src/writers/openai/http-failure.js";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { describe, expect, test } from "@jest/globals";
import { errorAnswer, type Answer } from "../../fakes/openai-answers.js";
import { apiKey, closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

describe("a refusal of the server", () => {
  test.each([
    [400, null, /`model` \(fake-1\)/],
    [401, "invalid_api_key", /OPENAI_API_KEY.*api-key-env/],
    [402, null, /credit/],
    [403, null, /key may use the `model` fake-1/],
    [404, "model_not_found", /`base-url` \(http:\/\/127.*`model` fake-1/],
    [405, null, /`base-url`/],
    [418, null, /settings/],
    [422, null, /settings/],
    [429, "insufficient_quota", /credit/],
  ])("with %i (%s) names the setting to mend and is not asked again", async (status, code, nextStep) => {
    const { writer, server } = await setUp([errorAnswer(status, { message: `because of ${code}`, code })]);
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      code: "writer-refused",
      isRetryable: false,
      message: expect.stringContaining(`${server.baseUrl} answered ${status}: because of ${code}`),
      nextStep: expect.stringMatching(nextStep),
    });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    [400, "context_length_exceeded"],
    [413, null],
  ])("with %i (%s) says that a shorter conversation may help", async (status, code) => {
    const { writer, server } = await setUp([errorAnswer(status, { message: `because of ${code}`, code })]);
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      code: "context-exceeded",
      nextStep: expect.stringMatching(/Shorten the task.*`context`.*larger context window/),
    });
    expect(server.requests).toHaveLength(1);
  });

  test("because of a missing key says how to set one", async () => {
    const { writer } = await setUp([errorAnswer(401)], { apiKey: "" });
    await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
      nextStep: expect.stringMatching(/`api-key`.*OPENAI_API_KEY/),
    });
  });

  test.each([
    ['{"message":"no such thing"}', "no such thing"],
    ['{"detail":[{"loc":["body","x"],"msg":"extra"}]}', '[{"loc":["body","x"],"msg":"extra"}]'],
    ['{"error":"plain words"}', "plain words"],
    ["<html><body>Bad <b>gateway</b></body></html>", "Bad gateway"],
    ["just text", "just text"],
    ['"text in JSON"', '"text in JSON"'],
    ["null", "null"],
  ])("is quoted from the body %s", async (body, words) => {
    const { writer } = await setUp([{ status: 400, body }]);
    const error = await writer
      .write(saying("hi"), { signal: never })
      .catch((thrown: unknown) => thrown as Error);
    expect((error as Error).message.replace(/ +/g, " ")).toContain(`answered 400: ${words}.`);
  });
});

describe("the key", () => {
  const echo = `You sent Bearer ${apiKey}`;
  const answers: Record<string, Answer> = {
    "an error body": errorAnswer(401, { message: echo }),
    "an error body that is text": { status: 500, body: echo, headers: { "x-request-id": apiKey } },
    "a page": { status: 200, contentType: "text/html", body: echo },
    "a content type": { status: 200, contentType: `text/${apiKey}`, body: "" },
    "an error in the stream": { raw: `data: ${JSON.stringify({ error: { message: echo } })}\n\n` },
    "broken JSON": { raw: `data: {${echo}\n\n` },
    "a finish": {
      raw: `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: `error ${apiKey}` }] })}\n\n`,
    },
    "a redirect": { status: 302, headers: { location: `https://example.com/${apiKey}?key=${apiKey}` } },
  };

  test.each(Object.entries(answers))(
    "that a server echoes in %s is in no error, its cause or its stack",
    async (_, answer) => {
      const { writer } = await setUp(() => answer);
      const error = await writer.write(saying("hi"), { signal: never }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: expect.stringMatching(/^writer-/) });
      expect(inspect(error, { depth: null, showHidden: true, maxStringLength: null })).not.toContain(apiKey);
    },
  );

  test.each([301, 302, 303, 307, 308])("is not sent to the target of a %i", async (status) => {
    const visits: unknown[] = [];
    const elsewhere = createServer((request, response) => {
      visits.push(request.headers);
      response.end();
    });
    await once(elsewhere.listen(0, "127.0.0.1"), "listening");
    try {
      const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/v1/chat/completions`;
      const { writer, server } = await setUp([{ status, headers: { location } }]);
      await expect(writer.write(saying("hi"), { signal: never })).rejects.toMatchObject({
        code: "writer-refused",
        message: expect.stringContaining(`redirects (${status}) to ${location}`),
        nextStep: expect.stringContaining("`base-url`"),
      });
      expect(visits).toEqual([]);
      expect(server.requests).toHaveLength(1);
    } finally {
      elsewhere.close();
    }
  });
});

test("a body of millions of opened tags is quoted in one pass", () => {
  const answer = { status: 400, headers: new Headers(), body: "<".repeat(4_000_000), nowMs: 0 };
  const server = { url: "http://model.test", model: "m", apiKey: null };
  expect(httpFailure(answer, server).message).toMatch(/ answered 400: <+…\.$/);
});
