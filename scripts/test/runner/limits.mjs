// jest-light-runner has no time limits, so each test and hook gets its own or Jest's default here.
import { inspect, types } from "node:util";
import { addEventHandler } from "jest-circus";
import shared from "../../../jest.config.mjs";
import { runSideBySide } from "./side-by-side.mjs";

addEventHandler((event, { currentDescribeBlock: block }) => {
  if (event.name === "add_test") {
    const test = block.children.at(-1);
    limit(test, "test");
    if (test.concurrent) runSideBySide(test, block);
  }
  if (event.name === "add_hook") limit(block.hooks.at(-1), event.hookType);
});

// Node prints warnings once per process, where nobody reads them. Here they fail the running test.
const warnings = [];
process.on("warning", (warning) => {
  if (!/^(Deprecation|Experimental)Warning$/.test(warning.name)) warnings.push(warning);
});

function limit(one, what) {
  const { fn, timeout = shared.testTimeout } = one;
  one.fn = async () => {
    const late = new Error(`no end of this ${what} after ${timeout / 1000} s`);
    let timer;
    const limited = new Promise((_resolve, reject) => {
      timer = setTimeout(reject, timeout, late);
    });
    try {
      await Promise.race([fn(), limited]);
      const [warning] = warnings.splice(0);
      if (warning !== undefined) throw new Error(`Node warns: ${warning.stack}`);
    } catch (error) {
      // The runner shows only an error's stack.
      if (types.isNativeError(error)) throw error;
      throw new Error(`thrown: ${inspect(error)}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
