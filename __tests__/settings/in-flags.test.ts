import { describe, expect, it } from "@jest/globals";
import { inFlags } from "../../src/settings/in-flags.js";

describe("advice for whoever gives flags", () => {
  it.each([
    ["Raise `memory`, or lower `workspace-size`.", "Raise `--memory`, or lower `--workspace-size`."],
    // No flag of that name: a key comes from a variable, a task is an argument.
    ["Set `api-key` or `task`.", "Set `api-key` or `task`."],
    [
      "Run `docker pull memory`, or `constructor`, with memory.",
      "Run `docker pull memory`, or `constructor`, with memory.",
    ],
    ["See `--memory`.", "See `--memory`."],
  ])("names flags, and nothing else, anew: %s", (advice, told) => {
    expect(inFlags(advice)).toBe(told);
  });
});
