import { describe, expect, it } from "@jest/globals";
import { limits } from "../../../src/github/api/limits.js";
import { readDescription } from "../../fakes/github/description.js";

const { root } = readDescription();
const output =
  root["paths"]?.["/repos/{owner}/{repo}/check-runs"]?.["post"]?.["requestBody"]?.["content"]?.[
    "application/json"
  ]?.["schema"]?.["properties"]?.["output"]?.["properties"];

describe("GitHub's sizes", () => {
  it("are those of GitHub's own description where it names them", () => {
    expect(output?.["summary"]?.["maxLength"]).toBe(limits.checkSummaryChars);
  });
});
