import { describe, expect, it } from "@jest/globals";
import { table } from "../../src/settings/schema.js";
import { secretsOf } from "../../src/settings/secrets.js";

const variable = (name: string) => ({ OPENAI_API_KEY: "the default's", MINE: "the named one's" })[name];
const given = (values: Readonly<Record<string, unknown>>) =>
  secretsOf(
    Object.entries(values).map(([name, value]) => ({ name, value })),
    variable,
  );

describe("the secrets of a door", () => {
  it("are the values of the settings that the table calls so, and of no other", () => {
    const all = Object.fromEntries(Object.keys(table).map((name) => [name, `value of ${name}`]));
    expect(given(all)).toEqual({
      "api-key": "value of api-key",
      "registry-password": "value of registry-password",
      "github-token": "value of github-token",
    });
  });

  it.each([
    ["the variable that is named by default", {}, { "api-key": "the default's" }],
    ["the one that a person names", { "api-key-env": "MINE" }, { "api-key": "the named one's" }],
    ["none where that is not set", { "api-key-env": "NONE" }, {}],
    ["what stands in place of a variable's name", { "api-key-env": "sk-1234" }, { "api-key": "sk-1234" }],
    [
      "the variables of secret headers",
      { "header-env": "X-A=MINE\nX-B=NONE" },
      { "api-key": "the default's", "header-env X-A": "the named one's" },
    ],
    [
      "what stands in place of a header's variable",
      { "header-env": ["X-A=sk-1234 56"] },
      { "api-key": "the default's", "header-env X-A": "sk-1234 56" },
    ],
    ["what is given, before any variable", { "api-key": "mine" }, { "api-key": "mine" }],
  ])("are found in %s", (_where, values, secrets) => {
    expect(given(values)).toEqual(secrets);
  });
});
