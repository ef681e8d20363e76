import { describe, it } from "@jest/globals";
import { describeExecutorContract } from "../../contracts/executor-contract.js";
import { openDocker } from "./docker-fixture.js";
import { isRunscThere } from "./runsc.js";

// The set-up registers the runtime where it may configure the engine, and says so where it may not.
if (!(await isRunscThere()))
  describe.skip("an engine without gVisor", () => it("is left out", () => undefined));
else {
  describeExecutorContract("docker under gVisor", () => openDocker({ container: { runtime: "runsc" } }), {
    knownDifferences: {
      "50,000 three-byte characters come whole, also live":
        "its pipes take part of a write, and Python without a buffer drops the rest",
      "much output is cut in the middle and counted truly":
        "each of 400,000 lines is a system call that takes some ten times as long",
    },
  });
}
