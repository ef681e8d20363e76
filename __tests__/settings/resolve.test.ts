import { describe, expect, it } from "@jest/globals";
import { fc } from "../chance.js";
import { isAgentExecError } from "../../src/errors.js";
import { executors } from "../../src/executors/index.js";
import { fromFlags } from "../../src/settings/from-flags.js";
import { fromInputs } from "../../src/settings/from-inputs.js";
import { publicSettings, resolveSettings } from "../../src/settings/resolve.js";
import { settingsOf, table, type Settings } from "../../src/settings/schema.js";
import type { Face } from "../../src/rows/setting.js";

function problemsOf(flags: Record<string, unknown>, face: Face = "run"): string {
  try {
    resolveSettings(fromFlags(flags), face);
  } catch (error) {
    if (isAgentExecError(error) && error.code === "settings-invalid") return error.message;
    throw error;
  }
  return "";
}

describe("settings", () => {
  it("have the documented defaults when nothing is given", () => {
    expect(resolveSettings([], "run")).toMatchObject({
      image: "python:3-slim",
      executor: "docker",
      "max-retries": 3,
      timeout: 120_000,
      "total-timeout": 1_800_000,
      memory: 2 * 1024 ** 3,
      cpus: 2,
      pids: 256,
      "max-output": 1024 ** 2,
      network: "none",
      verify: [],
      json: false,
    });
  });

  it.each([
    ["timeout", "500ms", 500],
    ["timeout", "90s", 90_000],
    ["timeout", "10m", 600_000],
    ["timeout", "90", 90_000],
    ["timeout", "1.5m", 90_000],
    ["memory", "512m", 512 * 1024 ** 2],
    ["memory", "2g", 2 * 1024 ** 3],
    ["memory", "67108864", 64 * 1024 ** 2],
    ["cpus", "0.5", 0.5],
    ["max-retries", "0", 0],
  ] as const)("read %s %s as %d", (name, word, value) => {
    expect(resolveSettings(fromFlags({ [name]: word }), "run")[name]).toBe(value);
  });

  it.each([
    [
      "timeout",
      "soon",
      '--timeout: must be a duration such as 500ms, 90s or 10m, from 100ms to 6h, not "soon"',
    ],
    ["timeout", "-5s", "--timeout: must be a duration"],
    ["timeout", "9h", "--timeout: must be between 100ms and 6h"],
    ["memory", "1m", "--memory: must be between 64m and 1t"],
    ["memory", "2gb", "--memory: must be a size such as 512m or 2g"],
    ["max-retries", "1.5", "--max-retries: must be a whole number"],
    ["max-retries", "-1", '--max-retries: must be a whole number, from 0 to 100, not "-1"'],
    ["max-retries", "101", "--max-retries: must be between 0 and 100"],
    ["executor", "podman", `--executor: must be ${Object.keys(executors).join(", ")} or the path`],
    [
      "executor",
      "commandline-local",
      "my-executor.mjs; AutoGen's commandline-local is named local in agent-exec",
    ],
    ["executor", "ipython-embedded", "AutoGen's ipython-embedded is named local-jupyter in agent-exec"],
    ["base-url", "not a url", "--base-url: must be a URL"],
    ["base-url", "file:///etc/passwd", "--base-url: must be a URL"],
    ["image", "", "--image: must not be empty"],
    [
      "image",
      "Python:3",
      "--image: must be an image's name such as python:3-slim, but this name contains a capital",
    ],
    ["registry-password", "hunter2", "--registry-password: is not a setting here"],
    ["registry-password-env", "a b", "--registry-password-env: must be the name of a variable"],
    ["max-retry", "3", "--max-retry: is not a setting here; did you mean max-retries?"],
    ["modle", "x", "--modle: is not a setting here; did you mean model?"],
    ["nonsense-of-any-kind", "3", "--nonsense-of-any-kind: is not a setting here"],
    ["api-key", "sk-1", "--api-key: is not a setting here"],
  ])("refuse --%s %s with a word on how to mend it", (name, word, message) => {
    expect(problemsOf({ [name]: word })).toContain(message);
  });

  it("name every problem at once", () => {
    expect(problemsOf({ timeout: "x", memory: "y", what: "z" }).split("\n")).toHaveLength(3);
  });

  it("never show a secret's value in an error", () => {
    const inputs = fromInputs(
      new Map([
        ["GITHUB-TOKEN", "ghs_verysecret"],
        ["TIMEOUT", "x"],
      ]),
    );
    expect(() => resolveSettings(inputs, "action")).toThrow(/input timeout/);
    expect(() => resolveSettings(inputs, "action")).not.toThrow(/verysecret/);
  });

  it("leave secrets out of what a transcript keeps", () => {
    const settings = resolveSettings(fromInputs(new Map([["API-KEY", "sk-abcdefgh"]])), "action");
    expect(JSON.stringify(publicSettings(settings, "action"))).not.toContain("sk-abcdefgh");
    expect(publicSettings(settings, "action")).toMatchObject({ image: "python:3-slim" });
  });

  it("take an empty input as not given", () => {
    expect(
      resolveSettings(
        fromInputs(
          new Map([
            ["TIMEOUT", ""],
            ["IMAGE", "  "],
          ]),
        ),
        "action",
      ).timeout,
    ).toBe(120_000);
  });

  it("read lists from lines, and outcomes from commas too", () => {
    const inputs = fromInputs(
      new Map([
        ["VERIFY", "a && b\n\n c"],
        ["FAIL-ON", "failed, gave-up"],
      ]),
    );
    const settings = resolveSettings(inputs, "action");
    expect(settings.verify).toEqual(["a && b", "c"]);
    expect(settings["fail-on"]).toEqual(["failed", "gave-up"]);
    expect(resolveSettings(fromInputs(new Map([["FAIL-ON", "none"]])), "action")["fail-on"]).toEqual([]);
  });

  it("never take an empty command for a proof", () => {
    expect(problemsOf({ verify: [""] })).toContain("--verify: must not be empty");
    expect(problemsOf({ verify: ["true", " "] })).toContain("--verify: must not be empty");
  });

  it("never parse an outcome that does not exist in fail-on", () => {
    expect(problemsOf({})).toBe("");
    expect(() => resolveSettings(fromInputs(new Map([["FAIL-ON", "failed, oops"]])), "action")).toThrow(
      /input fail-on/,
    );
  });

  it("never let a workflow run code without isolation", () => {
    const inputs = fromInputs(new Map([["EXECUTOR", "local"]]));
    expect(() => resolveSettings(inputs, "action")).toThrow(/input executor: local isolates nothing/);
    expect(resolveSettings(fromFlags({ executor: "local" }), "run").executor).toBe("local");
  });

  it("survive the trip through flags, whatever their numbers", () => {
    const flags = fc.record({
      timeout: fc.integer({ min: 100, max: 6 * 3_600_000 }).map((ms) => [`${ms}ms`, ms] as const),
      memory: fc
        .integer({ min: 64 * 1024 ** 2, max: 2 ** 40 })
        .map((bytes) => [String(bytes), bytes] as const),
      pids: fc.integer({ min: 16, max: 32_768 }).map((count) => [String(count), count] as const),
    });
    fc.assert(
      fc.property(flags, (given) => {
        const words = {
          ...Object.fromEntries(Object.entries(given).map(([name, [word]]) => [name, word])),
          "total-timeout": "24h",
        };
        const settings = resolveSettings(fromFlags(words), "run");
        for (const [name, [, value]] of Object.entries(given))
          expect(settings[name as keyof Settings]).toBe(value);
      }),
    );
  });

  it("are each described in a sentence, and offered by at least one face", () => {
    const offered = (["action", "run", "exec", "demo"] as const).flatMap((face) =>
      settingsOf(face).map(([name]) => name),
    );
    for (const [name, { description }] of Object.entries(table)) {
      expect(offered).toContain(name);
      expect(description.help).toMatch(/\.$/);
    }
  });
});

it("an error names no piece of a secret, wherever in a value that stands", () => {
  const secret = "sk-0123456789abcdefghijklmnopqrstuvwxyz";
  const hide = (text: string) => text.replaceAll(secret, "***");
  for (let before = 0; before < 120; before += 1) {
    const raw = fromFlags({ cache: [`${"x".repeat(before)} ${secret}`] });
    const told = () => resolveSettings(raw, "exec", hide);
    expect(told).toThrow(/is none of pip/);
    expect(told).not.toThrow(/sk-0123/);
  }
});
