import { describe, expect, it } from "@jest/globals";
import { limits } from "../../../src/github/api/limits.js";
import { readDescription } from "../../fakes/github/description.js";

const { root } = readDescription();
const output =
  root["paths"]?.["/repos/{owner}/{repo}/check-runs"]?.["post"]?.["requestBody"]?.["content"]?.[
    "application/json"
  ]?.["schema"]?.["properties"]?.["output"]?.["properties"];

describe("GitHub's sizes", () => {
  it("equal those in GitHub's own API description", () => {
    expect(output?.["summary"]?.["maxLength"]).toBe(limits.checkSummaryChars);
    expect(output?.["annotations"]?.["maxItems"]).toBe(limits.annotations);
  });
});
