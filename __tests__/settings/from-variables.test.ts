import { describe, expect, it } from "@jest/globals";
import { isAgentExecError } from "../../src/errors.js";
import { variableOf } from "../../src/rows/setting.js";
import { fromFlags, fromVariables } from "../../src/settings/from-flags.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { orderedRows } from "../../src/settings/schema.js";

function resolve(variables: Readonly<Record<string, string>>, flags: Readonly<Record<string, unknown>> = {}) {
  const raw = [...fromVariables((name) => variables[name], "run"), ...fromFlags(flags)];
  return resolveSettings(raw, "run");
}

function problemsOf(...given: Parameters<typeof resolve>): string {
  try {
    resolve(...given);
  } catch (error) {
    if (isAgentExecError(error)) return error.message;
    throw error;
  }
  return "";
}

describe("a variable of the environment", () => {
  it("sets a default, and the flag goes before it", () => {
    const variables = { AGENT_EXEC_IMAGE: "a:1", AGENT_EXEC_MEMORY: "1g", AGENT_EXEC_MODEL: "m" };
    expect(resolve(variables)).toMatchObject({ image: "a:1", memory: 1024 ** 3, model: "m" });
    expect(resolve(variables, { image: "b:1" })).toMatchObject({ image: "b:1", model: "m" });
  });

  it("is named where its value is wrong, unless a flag takes its place", () => {
    expect(problemsOf({ AGENT_EXEC_PIDS: "many" })).toMatch(/^AGENT_EXEC_PIDS: must be a whole number/);
    expect(problemsOf({ AGENT_EXEC_PIDS: "many" }, { pids: "64" })).toBe("");
  });

  it("is no reason to refuse what is given, as no default is", () => {
    expect(problemsOf({ AGENT_EXEC_MEMORY: "1g", AGENT_EXEC_IMAGE: "a" }, { executor: "local" })).toBe("");
    expect(resolve({ AGENT_EXEC_IMAGE: "a" }, { dockerfile: "Dockerfile" }).dockerfile).toBe("Dockerfile");
  });

  it("of another name is nobody's", () => {
    expect(resolve({ AGENT_EXEC_NOTHING: "x", AGENT_EXEC_TEST_SEED: "1", IMAGE: "a" })).toEqual(resolve({}));
  });

  it.each(["executor", "network", "allow-host", "base-url", "api-key-env", "volume", "env", "gpus", "setup"])(
    "opens nothing and sends no key elsewhere: %s",
    (name) => {
      expect(resolve({ [variableOf(name)]: "full" })).toEqual(resolve({}));
    },
  );

  it("belongs to no secret, and to nothing that a workflow alone takes", () => {
    const rows = orderedRows.filter(([, { description }]) => description.hasVariable === true);
    expect(rows.map(([name]) => name)).toEqual([
      "model",
      "runtime",
      "image",
      "pull",
      "memory",
      "cpus",
      "pids",
    ]);
    for (const [, { description }] of rows) expect(description).not.toHaveProperty("isSecret");
  });
});
