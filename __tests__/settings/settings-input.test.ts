import { describe, expect, it } from "@jest/globals";
import { fromInputs, inSettingsInput, refuseSecrets } from "../../src/settings/from-inputs.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { settingsOf } from "../../src/settings/schema.js";

async function resolved(inputs: Record<string, string>) {
  const given = fromInputs(new Map(Object.entries(inputs)));
  return resolveSettings([...(await inSettingsInput(given)), ...given], "action");
}

describe("the input `settings`", () => {
  it("holds settings without an input of their own, as a config file would", async () => {
    const settings =
      "fallback-model: small\ncpus: 1\nmodel-option:\n  seed: 7\nonly-change: [src/**, docs/**]";
    expect(await resolved({ SETTINGS: settings, WORKSPACE: "repo" })).toMatchObject({
      "fallback-model": { name: "small" },
      cpus: 1,
      "model-option": [{ name: "seed", value: 7 }],
      "only-change": ["src/**", "docs/**"],
    });
  });

  it("is overruled by an input of the same name", async () => {
    expect(await resolved({ SETTINGS: "memory: 1g", MEMORY: "3g" })).toMatchObject({ memory: 3 * 1024 ** 3 });
  });

  it.each([
    [
      "fallbak-model: x",
      "input settings:1 fallbak-model: is not a setting here; did you mean fallback-model?",
    ],
    ["cpus: 1\npids: 1", "input settings:2 pids: must be between 16 and 32768, not 1"],
    ["just words", "input settings:1: it is not a mapping of settings to values"],
    ["extends: other.yml", "input settings: `extends` works only in a config file."],
  ])("is refused with its line for %j", async (settings, message) => {
    await expect(resolved({ SETTINGS: settings })).rejects.toThrow(message);
  });

  it("takes no secret, since GitHub hides only what has an input of its own", async () => {
    const inside = await inSettingsInput(fromInputs(new Map([["SETTINGS", "api-key: sk-abcdefgh"]])));
    expect(() => refuseSecrets(inside)).toThrow(
      "input settings:1 api-key: a secret must be an input, not a line of `settings`.",
    );
  });
});

describe("the inputs in action.yml", () => {
  it("are at most 35, and every secret has one", () => {
    const action = settingsOf("action");
    expect(action.filter(([, { use }]) => use !== undefined).length).toBeLessThanOrEqual(35);
    expect(action.filter(([, { use, isSecret }]) => isSecret === true && use === undefined)).toEqual([]);
    expect(
      action.filter(([, { use, runnerDefault }]) => runnerDefault !== undefined && use === undefined),
    ).toEqual([]);
  });

  it("begin with ten that everybody needs", () => {
    const all = ["action", "run"] as const;
    const first = new Set(
      all.flatMap((face) =>
        settingsOf(face)
          .filter(([, { use }]) => use === "first")
          .map(([name]) => name),
      ),
    );
    expect(first.size).toBe(10);
  });
});
