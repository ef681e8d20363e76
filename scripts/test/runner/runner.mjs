// jest-light-runner with a fix. It sends the data that processes request at their start to all of them when the first
// asks, and never again, so a process that listens later waits for ever. Here each process has its own channel.
import { once } from "node:events";
import LightRunner from "jest-light-runner";

const runtime = "child_process";

/** `npm test` builds beside the tests that need no build, and then says whether it succeeded. */
const built = process.env.AGENT_EXEC_TEST_BUILDING === "1" ? once(process, "message") : [{ isBuilt: true }];

export default class BareRunner extends LightRunner {
  constructor(globalConfig, context) {
    super(globalConfig, context, { runtime });
    // For `side-by-side.mjs` in the processes that run tests.
    process.env.AGENT_EXEC_TEST_ONE_BY_ONE = globalConfig.testNamePattern ? "1" : "";
    const runners = this._testRunners;
    const keep = runners.set.bind(runners);
    runners.set = (projectConfig, { pool }) => {
      const workerData = { globalConfig, projectConfig, runtime };
      const run = async ({ path }) => {
        if (path.endsWith(".whole.test.ts") && !(await built)[0].isBuilt) throw new Error("the build failed");
        return pool.run(path, { channel: answering(workerData) });
      };
      return keep(projectConfig, { pool, run });
    };
  }
}

function answering(workerData) {
  let tell = () => undefined;
  return {
    onMessage: (listener) => {
      tell = listener;
    },
    postMessage: (message) => {
      if (message === "jest-light-runner-get-worker-data")
        tell({ type: "jest-light-runner-worker-data", workerData });
    },
  };
}
