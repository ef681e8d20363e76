import { expect, it } from "@jest/globals";
import { openWorkspace } from "../../src/compose/workspace.js";

it("an empty workspace has no source, and nobody is asked whether there is room", async () => {
  const executor = {
    name: "none",
    describe: () => "",
    start: () => Promise.reject(new Error("nothing is started here")),
    checkRoom: () => {
      throw new Error("there is nothing to find room for");
    },
  };
  const asked = { name: "empty", runFolder: "out" };
  const given = await openWorkspace(asked, { executor, counting: { verify: [] }, paths: [] });
  expect(given).toMatchObject({ source: null, instructions: null });
  expect(given.counting.warnings).toEqual([]);
});
