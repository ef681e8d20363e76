import { describe, expect, test } from "@jest/globals";
import type { Message } from "../../../src/ports/writer.js";
import { closesServers, never, setUp } from "./set-up.js";

closesServers();

const content = Buffer.from("\x89PNG\r\n\x1a\n…", "latin1");
const image = {
  name: "chart.png",
  type: "image/png",
  bytes: content.length,
  sha256: "0".repeat(64),
} as const;
const messages: Message[] = [
  { role: "system", content: "You write code." },
  { role: "user", content: "It left an image.", images: [{ ...image, content }] },
];
const url = `data:image/png;base64,${content.toString("base64")}`;

describe("a message with a picture", () => {
  test("goes to chat completions as words and a data URL", async () => {
    const { writer, server } = await setUp([{ reply: "I see." }]);
    await writer.write(messages, { signal: never });
    expect(server.requests[0]!.body.messages).toEqual([
      { role: "system", content: "You write code." },
      {
        role: "user",
        content: [
          { type: "text", text: "It left an image." },
          { type: "image_url", image_url: { url } },
        ],
      },
    ]);
  });

  test("goes to the Responses API as words and a data URL", async () => {
    const { writer, server } = await setUp([{ reply: "I see." }], { api: "responses" });
    await writer.write(messages, { signal: never });
    expect((server.requests[0]!.body as unknown as { input: unknown[] }).input[1]).toEqual({
      role: "user",
      content: [
        { type: "input_text", text: "It left an image." },
        { type: "input_image", image_url: url, detail: "auto" },
      ],
    });
  });

  test.each(["chat", "responses"] as const)(
    "is sent without it to a server that refuses it, by %s",
    async (api) => {
      const body = '{"error":{"message":"This model does not support image input."}}';
      const { writer, server } = await setUp(
        [{ status: 400, body }, { reply: "Blind." }, { reply: "Still." }],
        { api },
      );
      await expect(writer.write(messages, { signal: never })).resolves.toMatchObject({ text: "Blind." });
      await writer.write(messages, { signal: never });
      const sent = server.requests.map((request) => JSON.stringify(request.body));
      expect(sent.map((each) => each.includes("base64"))).toEqual([true, false, false]);
      expect(sent[1]).toContain("You cannot see the images");
    },
  );

  test("without its content is only text, and is still counted", async () => {
    const { writer, server } = await setUp([{ reply: "ok" }]);
    await writer.write([{ role: "user", content: "Old.", images: [image] }], { signal: never });
    expect(JSON.stringify(server.requests[0]!.body)).not.toContain("image_url");
    expect(writer.reckon!(messages).inputTokens).toBeGreaterThan(1_500);
  });
});
