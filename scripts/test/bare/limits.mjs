// jest-light-runner has no time limits of its own: here each test and each hook gets the one that it names, or Jest's setting.
import { inspect, types } from "node:util";
import { addEventHandler } from "jest-circus";
import shared from "../../../jest.config.mjs";

addEventHandler((event, { currentDescribeBlock: block }) => {
  if (event.name === "add_test") limit(block.children.at(-1), "test");
  if (event.name === "add_hook") limit(block.hooks.at(-1), event.hookType);
});

// Printed once for a process, where nobody reads it: here it fails the test that runs.
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
      // The runner shows errors by their stack alone.
      if (types.isNativeError(error)) throw error;
      throw new Error(`thrown: ${inspect(error)}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
