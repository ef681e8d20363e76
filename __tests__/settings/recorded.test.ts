import { describe, expect, it } from "@jest/globals";
import { givenFromParsed, recordedSettings } from "../../src/settings/recorded.js";

it("what a record may not give is printed as a person adds it to the command", () => {
  const recorded = { memory: "4g", env: ["A=it's", "B=1"], image: "python:3.13-slim" };
  const call = () => recordedSettings(recorded, { given: [], variables: [] }, "/runs/one");
  expect(call).toThrow(
    expect.objectContaining({
      nextStep:
        "If you agree with these options, add to the command: --memory 4g --env 'A=it'\\''s' --env B=1",
    }),
  );
});

describe("the settings of a run that did not keep how they were given", () => {
  const parsed = {
    "max-retries": 10,
    "max-turns": 500,
    "before-block": "true",
    image: "node:22",
    protect: ["test/**"],
    "verify-changed-values": "off",
  };

  it("are those that count for a verification", () => {
    expect(givenFromParsed(parsed)).toEqual({
      image: "node:22",
      protect: ["test/**"],
      "verify-changed-values": "off",
    });
  });

  it("ask for no flag about the model's tries", () => {
    const { "verify-changed-values": _, ...given } = givenFromParsed(parsed);
    expect(() => recordedSettings(given, { given: [], variables: [] }, "run")).not.toThrow();
  });
});
