import { Command } from "commander";
import { expect, test } from "@jest/globals";
import { flagAdder, givenFlags } from "../../src/cli/command.js";

function given(...args: readonly string[]): Record<string, unknown> {
  const command = flagAdder(["run"])(new Command("run").argument("<task>").exitOverride(), "run");
  command.parse(args, { from: "user" });
  return givenFlags(command);
}

test("a flag with a default value needs no value, but accepts one", () => {
  expect(given("x", "--audit", "--reflect", "--verify", "true")).toEqual({
    audit: "report",
    reflect: "true",
    verify: ["true"],
  });
  expect(given("x", "--audit", "require", "--reflect=false")).toEqual({ audit: "require", reflect: "false" });
  expect(given("x", "--verify", "true")).toEqual({ verify: ["true"] });
});
