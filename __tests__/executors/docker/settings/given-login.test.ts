import { describe, expect, it } from "@jest/globals";
import { fromFlags } from "../../../../src/settings/from-flags.js";
import { fromInputs } from "../../../../src/settings/from-inputs.js";
import { givenLogin } from "../../../../src/executors/docker/settings/given-settings.js";
import { publicSettings, resolveSettings } from "../../../../src/settings/resolve.js";

const ofFlags = (flags: Record<string, string>) => resolveSettings(fromFlags(flags), "run");
const ofInputs = (inputs: Record<string, string>) =>
  resolveSettings(fromInputs(new Map(Object.entries(inputs))), "action");

const passwordIn = (variable: string) => (name: string) => (name === variable ? "hunter2!" : undefined);

describe("the login for the image's registry", () => {
  it("is name and password together, or none", () => {
    const settings = ofFlags({ "registry-username": "robot", "registry-password-env": "PASSWORD" });
    const login = { username: "robot", password: "hunter2!" };
    expect(givenLogin({ settings, face: "run", variable: passwordIn("PASSWORD") })).toEqual(login);
    expect(
      givenLogin({ settings: ofFlags({}), face: "run", variable: passwordIn("PASSWORD") }),
    ).toBeUndefined();
    const inputs = ofInputs({ "REGISTRY-USERNAME": "robot", "REGISTRY-PASSWORD": "hunter2!" });
    expect(givenLogin({ settings: inputs, face: "action", variable: passwordIn("PASSWORD") })).toEqual(login);
  });

  it.each([
    ["run", ofFlags({ "registry-username": "robot" }), "registry-password-env"],
    ["action", ofInputs({ "REGISTRY-USERNAME": "robot" }), "`registry-password` to a secret"],
    [
      "run",
      ofFlags({ "registry-username": "robot", "registry-password-env": "UNSET" }),
      "Set UNSET to the registry's password",
    ],
    ["run", ofFlags({ "registry-password-env": "PASSWORD" }), "Set --registry-username."],
    ["action", ofInputs({ "REGISTRY-PASSWORD": "hunter2!" }), "Set registry-username."],
  ] as const)("that is half given to %s is refused with what is missing", (face, settings, nextStep) => {
    const refusal = thrownBy(() => givenLogin({ settings, face, variable: passwordIn("PASSWORD") }));
    expect(refusal).toMatchObject({
      code: "settings-invalid",
      nextStep: expect.stringContaining(nextStep),
    });
    expect(JSON.stringify(refusal)).not.toContain("hunter2!");
  });

  it("leaves no password in what a transcript keeps", () => {
    const settings = ofInputs({ "REGISTRY-USERNAME": "robot", "REGISTRY-PASSWORD": "hunter2!" });
    expect(JSON.stringify(publicSettings(settings, "action"))).not.toContain("hunter2!");
  });
});

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}
