import { describe, expect, it } from "@jest/globals";
import { createRun, script, local } from "../../src/index.js";
import { newNameOf, oldNames } from "../../src/rows/renamed.js";
import { readConfig } from "../../src/settings/config.js";
import { resolveSettings } from "../../src/settings/resolve.js";
import { table } from "../../src/settings/schema.js";

describe("a setting's old name", () => {
  it("is the name of no setting, and its new name is", () => {
    expect(oldNames.filter((name) => name in table)).toEqual([]);
    expect(oldNames.filter((name) => !Object.hasOwn(table, newNameOf(name)!))).toEqual([]);
  });

  it("gets an error that names the new one: as a flag or an input", () => {
    const raw = [{ name: "may-change", value: "src/**", origin: "--may-change" }];
    expect(() => resolveSettings(raw, "run")).toThrow("--may-change: is now called only-change");
  });

  it("gets the same error in a config file", async () => {
    const read = async () => "judge: apart\nunprotect: Makefile\n";
    await expect(readConfig([], { face: "run", read, isOwners: true })).rejects.toThrow(
      /judge: is now called verify-user\n.*unprotect: is now called allow-tool-config/,
    );
  });

  it("gets the same error as an option of the library", () => {
    const options = {
      task: "x",
      writer: script([{ reply: "x" }]),
      executor: local(),
      mayChange: ["a"],
      counterCheck: "off",
    };
    expect(() => createRun(options as never)).toThrow(
      expect.objectContaining({
        nextStep:
          "`mayChange` is now called `onlyChange`, `counterCheck` is now called `verifyChangedValues`.",
      }),
    );
  });
});
