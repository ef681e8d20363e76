import { describe, expect, it } from "@jest/globals";
import { isAgentExecError } from "../../../../src/errors.js";
import { fromFlags } from "../../../../src/settings/from-flags.js";
import { resolveSettings } from "../../../../src/settings/resolve.js";

function problemsOf(flags: Readonly<Record<string, unknown>>): string {
  try {
    resolveSettings(fromFlags(flags), "run");
  } catch (error) {
    if (isAgentExecError(error)) return error.message;
    throw error;
  }
  return "";
}

describe("a Dockerfile", () => {
  it.each(["../Dockerfile", "/Dockerfile", "a/../../b", "a//b", ".", "./", ".git/x", "a\nb"])(
    "lies below the current folder: %j is refused",
    (dockerfile) => {
      expect(problemsOf({ dockerfile })).toMatch(
        /^--dockerfile: must be a plain path below|^--dockerfile: must not/,
      );
    },
  );

  it("may be written with ./ before it", () => {
    expect(resolveSettings(fromFlags({ dockerfile: "./docker/Dockerfile" }), "run").dockerfile).toBe(
      "docker/Dockerfile",
    );
  });

  it("is refused beside an image that is named, and what its build reaches where nothing is built", () => {
    expect(problemsOf({ dockerfile: "D", image: "a" })).toBe(
      "--dockerfile: agent-exec either builds an image or uses a named one. Remove one of --dockerfile and --image",
    );
    expect(problemsOf({ "build-network": "none" })).toBe(
      "--build-network: has no effect without --dockerfile",
    );
    expect(problemsOf({ "build-network": "none", image: "devcontainer" })).toBe("");
    expect(problemsOf({ "build-network": "none", dockerfile: "D" })).toBe("");
  });
});
