import { describe, expect, test } from "@jest/globals";
import { readRequest, requestOf } from "../../../../src/github/events/commands/read-request.js";
import { commandRows } from "../../../../src/github/events/commands/table.js";
import { anyText, fc } from "../../../chance.js";
import { commentSaying, issueSaying, runOf } from "../../payloads.js";

describe("a command's word", () => {
  test.each([
    ["help", "help"],
    ["retry", "retry"],
    ["Retry", "retry"],
    ["cancel", "cancel"],
    ["apply", "apply"],
    ["", "help"],
  ])("%j is the command %s", (text, name) => {
    expect(readRequest(text)).toEqual({ kind: "command", name, argument: "", options: {} });
  });

  test.each([
    "help me with the tests",
    "retry with fewer files",
    "cancel the subscription when a user leaves",
    "approve the proposal in the issue",
    "reject requests without a token",
    "apply the same fix to the other parser",
    "retrying",
    "exec the tests again",
    "constructor",
    "improve",
    "test",
    "stop the flaky test",
    "fix --model in the help text",
    "--- a/file\n+++ b/file\napply this diff",
    "- one\n- two",
  ])("%j is a task", (text) => {
    expect(readRequest(text)).toEqual({ kind: "task", text, options: {} });
  });

  const hash = "0123456789abcdef".repeat(4);

  test.each([
    [`approve ${hash}`, "approve", hash],
    [`approve \`${hash}\``, "approve", `\`${hash}\``],
    ["feedback Leave the tests\nas they are.", "feedback", "Leave the tests\nas they are."],
    ["reject", "reject", ""],
    ["exec", "exec", ""],
    ["exec README.md", "exec", "README.md"],
    ["exec docs/**/*.md guides/", "exec", "docs/**/*.md guides/"],
  ])("takes its argument: %j", (text, name, argument) => {
    expect(readRequest(text)).toEqual({ kind: "command", name, argument, options: {} });
  });

  test.each([
    ["approve", "approve HASH"],
    ["approve xyz", "approve HASH"],
    [`approve ${hash.slice(1)}`, "approve HASH"],
    ["feedback", "feedback TEXT"],
    ["exec tests", "exec [FILES]"],
    ["exec README.md now", "exec [FILES]"],
    ["exec ../notes.md", "exec [FILES]"],
    ["exec docs/../../notes.md", "exec [FILES]"],
    ["exec /etc/notes.md", "exec [FILES]"],
    ["retyr", "retry"],
    ["Cancle", "cancel"],
    ["stop", "cancel"],
    ["rerun", "retry"],
  ])("with a wrong argument is answered with the right form: %j", (text, usage) => {
    expect(readRequest(text)).toMatchObject({ kind: "mistake", usage });
  });

  test("counts in comments only: a new issue that says retry is a task", async () => {
    const trigger = await runOf("issues", issueSaying("/agent-exec retry"));
    expect(requestOf(trigger)).toMatchObject({ kind: "task", text: "retry" });
    const task = await runOf("issue_comment", commentSaying("/agent-exec x"), { task: "retry" });
    expect(requestOf(task)).toMatchObject({ kind: "task", text: "retry" });
  });
});

describe("the options before a task", () => {
  test.each([
    ["--model gpt-5 fix it", { model: "gpt-5" }, "fix it"],
    ["--model=gpt-5 fix it", { model: "gpt-5" }, "fix it"],
    ["--max-turns 5 --model gpt-5\nfix it\n--model x", { model: "gpt-5", maxTurns: 5 }, "fix it\n--model x"],
    ["—model gpt-5 fix it", { model: "gpt-5" }, "fix it"],
    ["--model a --model b fix it", { model: "b" }, "fix it"],
  ])("of %j are read", (text, options, task) => {
    expect(readRequest(text)).toEqual({ kind: "task", text: task, options });
  });

  test.each(["retry --model gpt-5", "--model gpt-5 retry"])("can also stand in %j", (text) => {
    const options = { model: "gpt-5" };
    expect(readRequest(text)).toEqual({ kind: "command", name: "retry", argument: "", options });
  });

  test.each([
    ["--modle gpt-5 fix it", "`--modle` cannot be used in a comment."],
    ["--verify true fix it", "`--verify` cannot be used in a comment."],
    ["--allow-local fix it", "`--allow-local` cannot be used in a comment."],
    ["--constructor x fix it", "`--constructor` cannot be used in a comment."],
    ["retry --network full", "`--network` cannot be used in a comment."],
    ["--max-turns many fix it", "`--max-turns` needs a value, as in `--max-turns N`."],
    ["--max-turns 0 fix it", "`--max-turns` needs a value, as in `--max-turns N`."],
    ["--model\nfix it", "`--model` needs a value, as in `--model NAME`."],
    ["--model=", "`--model` needs a value, as in `--model NAME`."],
    ["--model gpt-5", "There is no task."],
  ])("are refused if one is wrong: %j", (text, problem) => {
    expect(readRequest(text)).toMatchObject({ kind: "mistake", problem });
  });

  test("never change the words of a task without options", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const request = readRequest(text.trim());
        if (request.kind === "task") expect(text.trim().endsWith(request.text)).toBe(true);
        if (request.kind === "mistake") expect(request.problem).not.toMatch(/[<>@\n]/);
      }),
    );
  });
});

test("every command has one line of help", () => {
  for (const [name, { help }] of Object.entries(commandRows)) {
    expect(name).toMatch(/^[a-z]+$/);
    expect(help).toMatch(/^[a-z][^\n]+\.$/);
  }
});
