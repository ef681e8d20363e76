import { describe, expect, test } from "@jest/globals";
import { extractBlocks } from "../../../src/run/blocks/code-blocks.js";
import { closesServers, never, saying, setUp } from "./set-up.js";

closesServers();

const call = (words: string, ...blocks: readonly object[]): string => JSON.stringify({ words, blocks });

describe.each(["chat", "responses"] as const)("a reply by the call of a function, by %s", (api) => {
  const options = { api, replyFormat: "tool" } as const;

  test("becomes the same reply as Markdown", async () => {
    const code = "print('```')\n";
    const reply = call(
      "I try.",
      { language: "python", filename: "a b.py", code },
      { language: "sh", filename: null, code: "echo 6" },
    );
    const { writer, server } = await setUp([{ reply }], options);
    const shown: string[] = [];
    const { text, finish } = await writer.write(saying("hi"), {
      signal: never,
      onText: (piece) => shown.push(piece),
    });
    expect(finish).toBe("stop");
    expect(text).toMatch(/^I try\.\n\n/);
    expect(extractBlocks(text).blocks).toMatchObject([
      { language: "python", path: "a b.py", code },
      { language: "sh", path: null, code: "echo 6\n" },
    ]);
    expect(shown.join("")).toBe(text);
    expect(JSON.stringify(server.requests[0]!.body)).toContain('"name":"reply"');
  });

  test("ignores an unsafe file name, and an empty call is no reply", async () => {
    const reply = call("", { language: "sh\n```", filename: 'a" x="b', code: "echo 6" });
    const { writer } = await setUp([{ reply }], options);
    const { text } = await writer.write(saying("hi"), { signal: never });
    expect(text).toBe("```sh\necho 6\n```");
  });

  test("in words anyway is accepted", async () => {
    const { writer } = await setUp([{ reply: "In words.", ignoresTools: true }], options);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ text: "In words." });
  });

  test.each(["{", '{"words": 1}', call("")])(
    "that is no answer has that fault, and is not asked for again unsaid: %s",
    async (reply) => {
      const { writer, clock } = await setUp([{ reply }], options);
      await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({
        text: "",
        fault: "bad-answer-call",
      });
      expect(clock.waits).toHaveLength(0);
    },
  );

  test("that was cut is reported as cut", async () => {
    const { writer } = await setUp([{ reply: '{"words":"I', finish: "length" }], options);
    await expect(writer.write(saying("hi"), { signal: never })).resolves.toMatchObject({ finish: "length" });
  });
});
