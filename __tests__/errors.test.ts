import { describe, expect, it } from "@jest/globals";
import { runInNewContext } from "node:vm";
import type * as errors from "../src/errors.js";
import type * as writers from "../src/ports/writer.js";
import { AgentExecError, isAgentExecError, toAgentExecError } from "../src/errors.js";
import { NoDecisionError } from "../src/ports/writer.js";
import { noUsage } from "../src/facts/reply.js";

describe("an error of another copy of the package", () => {
  it("is recognised by its brand and not changed", async () => {
    const copyOf = (module: string): Promise<unknown> => import(`../src/${module}.js?copy`);
    const copy = (await copyOf("errors")) as typeof errors;
    const promises = (await copyOf("ports/writer")) as typeof writers;
    expect(copy.AgentExecError).not.toBe(AgentExecError);
    const error = new copy.AgentExecError("task-invalid", "No task.", { nextStep: "Give one." });
    expect(error).not.toBeInstanceOf(AgentExecError);
    expect(toAgentExecError(error)).toBe(error);
    expect(NoDecisionError.is(new promises.NoDecisionError("None.", noUsage))).toBe(true);
    expect(NoDecisionError.is(error)).toBe(false);
  });

  it.each([null, undefined, "No task.", new Error("No task."), { code: "task-invalid" }])(
    "is not %p",
    (thrown) => {
      expect(isAgentExecError(thrown)).toBe(false);
    },
  );
});

describe("whatever was thrown", () => {
  it("is not changed if it names its own next step", () => {
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
