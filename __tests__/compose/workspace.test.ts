import { expect, it } from "@jest/globals";
import { openWorkspace } from "../../src/compose/workspace.js";
import { resolveSettings } from "../../src/settings/resolve.js";

it("an empty workspace has no source, and nobody is asked whether there is room", async () => {
  const executor = {
    name: "none",
    describe: () => "",
    start: () => Promise.reject(new Error("nothing is started here")),
    checkRoom: () => {
      throw new Error("there is nothing to find room for");
    },
  };
  const given = await openWorkspace(resolveSettings([], "run"), { executor, runFolder: "out" });
  expect(given).toMatchObject({ source: null, instructions: null });
  expect(given.counting.warnings).toEqual([]);
});
