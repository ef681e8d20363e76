import { expect, it } from "@jest/globals";
import { recordedSettings } from "../../src/settings/recorded.js";

it("what a record may not give is printed as a person adds it to the command", () => {
  const recorded = { memory: "4g", env: ["A=it's", "B=1"], image: "python:3.13-slim" };
  const call = () => recordedSettings(recorded, { given: [], variables: [] }, "/runs/one");
  expect(call).toThrow(
    expect.objectContaining({
      nextStep: "If you agree with them, add to the command: --memory 4g --env 'A=it'\\''s' --env B=1",
    }),
  );
});
