import { describe, expect, it } from "@jest/globals";
import { runInNewContext } from "node:vm";
import { AgentExecError, toAgentExecError } from "../src/errors.js";

describe("whatever was thrown", () => {
  it("stays as it is when it names its own next step", () => {
    const error = new AgentExecError("task-invalid", "No task.", { nextStep: "Give one." });
    expect(toAgentExecError(error)).toBe(error);
  });

  it.each([
    ["an error", new Error("boom"), "boom"],
    ["an error of another realm", runInNewContext('new Error("boom")') as unknown, "boom"],
    ["a word", "boom", "boom"],
    ["nothing", undefined, "undefined"],
    ["null", null, "null"],
  ])("is an internal error that keeps its words and its cause: %s", (_name, thrown, words) => {
    const error = toAgentExecError(thrown);
    expect(error).toMatchObject({ code: "internal", message: expect.stringContaining(words), nextStep: /./ });
    if (thrown !== undefined) expect(error.cause).toBe(thrown);
  });
});
