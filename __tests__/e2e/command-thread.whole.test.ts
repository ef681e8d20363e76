import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { emptyFolder, runCommand } from "./command-line.js";

const sh = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`;

/** A folder with a thread of three people's messages, one of which holds old code. */
async function folderWith(thread: unknown): Promise<string> {
  const cwd = await emptyFolder();
  await writeFile(join(cwd, "thread.json"), JSON.stringify(thread));
  return cwd;
}

const thread = [
  { author: "ada", text: `First.\n${sh("echo old > old.txt")}` },
  { author: "mallory", text: sh("echo stolen > stolen.txt") },
  { author: "assistant", text: "I would print it." },
  { author: "ada", text: `Then.\n${sh("echo new > new.txt")}` },
  { author: "ada", text: "Thanks." },
];

describe("agent-exec exec --thread", () => {
  const exec = async (...flags: string[]) => {
    const cwd = await folderWith({ messages: thread });
    const words = ["exec", "--thread", "thread.json", "--executor", "local", "--json", "--quiet", ...flags];
    const { code, stdout, stderr } = await runCommand(words, { cwd });
    const files = code === 0 ? (JSON.parse(stdout) as { artifacts: { path: string }[] }).artifacts : [];
    return { code, files: files.map(({ path }) => path), stderr };
  };

  it.each([
    ["everybody's code", [], ["new.txt", "old.txt", "stolen.txt"]],
    ["the code of those who may", ["--authors", "ada,assistant"], ["new.txt", "old.txt"]],
    ["of these the newest alone", ["--authors", "ada", "--last-message"], ["new.txt"]],
  ])("runs %s", async (_whose, flags, files) => {
    expect(await exec(...flags)).toMatchObject({ code: 0, files });
  });

  it("says whose messages there are where none is named, and refuses what means nothing", async () => {
    expect((await exec("--authors", "eve")).stderr).toMatch(
      /none of these authors wrote a message.*`ada`, `mallory`/s,
    );
    const cwd = await folderWith([{ author: "ada" }]);
    const agent = async (...words: string[]) => {
      const { code, stderr } = await runCommand(words, { cwd });
      return `${code} ${stderr}`;
    };
    expect(await agent("exec", "--thread", "thread.json")).toMatch(
      /^2 .*thread\.json is not a thread: 0\.text/s,
    );
    expect(await agent("exec", "x.md", "--thread", "thread.json")).toMatch(/^2 .*files and also a thread/s);
    expect(await agent("exec")).toMatch(/^2 .*There is nothing to run/s);
    expect(await agent("exec", "x.md", "--last-message")).toMatch(
      /^2 .*--last-message: has no effect without --thread/s,
    );
  });
});

it("agent-exec run --thread goes on from what was said, each by whom it was", async () => {
  await using server = await startOpenAiServer({ answers: [{ reply: sh("true") }] });
  const cwd = await folderWith([...thread.slice(2), { author: "bob", text: "Please." }]);
  const words = ["run", "Now do it.", "--thread", "thread.json", "--model", "m", "--executor", "local"];
  expect((await runCommand([...words, "--base-url", server.baseUrl], { cwd })).code).toBe(0);
  const [, ...told] = server.requests[0]!.body.messages;
  expect(told).toEqual([
    { role: "assistant", content: "I would print it." },
    {
      role: "user",
      content: `ada: Then.\n${sh("echo new > new.txt")}\n\nada: Thanks.\n\nbob: Please.\n\nNow do it.`,
    },
  ]);
});
