import { describe, expect, it } from "@jest/globals";
import type { RawSetting } from "../../src/rows/origin.js";
import { isTrustedOfTask } from "../../src/settings/trust.js";

function isTrusted(name: string, value: unknown, given: readonly RawSetting[] = []): boolean {
  return isTrustedOfTask({ name, value }, given);
}

describe("a line of a batch's task file, which may be a stranger's", () => {
  it("describes the task, its files and its sandbox", () => {
    for (const [name, value] of Object.entries({
      workspace: "repo-1",
      verify: "npm test",
      image: "node:22",
      timeout: "30m",
      memory: "16g",
      network: "full",
      env: ["A=1"],
      "verify-user": "other",
    }))
      expect(`${name} ${isTrusted(name, value)}`).toBe(`${name} true`);
  });

  it("does not say where a key is sent, and runs nothing outside of the sandbox", () => {
    for (const [name, value] of Object.entries({
      "base-url": "https://example.com/v1",
      "api-key-env": "GITHUB_TOKEN",
      header: "x: y",
      executor: "local",
      "before-block": "sh run.sh",
      volume: "/home:/home",
      cache: "npm",
    }))
      expect(`${name} ${isTrusted(name, value)}`).toBe(`${name} false`);
  });

  it("may set what the person gave for all tasks, and no other value of it", () => {
    const given = [{ name: "base-url", value: "http://127.0.0.1:1/v1", origin: "--base-url" }];
    expect(isTrusted("base-url", "http://127.0.0.1:1/v1", given)).toBe(true);
    expect(isTrusted("base-url", "http://127.0.0.1:2/v1", given)).toBe(false);
  });
});
