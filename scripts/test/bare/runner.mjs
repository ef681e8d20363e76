// jest-light-runner with one thing mended: what its processes ask for when they start, it tells to all of them when the first
// asks, and to none later. A process that listens a moment after that waits for ever. Here each has a channel of its own.
import LightRunner from "jest-light-runner";

const runtime = "child_process";

export default class BareRunner extends LightRunner {
  constructor(globalConfig, context) {
    super(globalConfig, context, { runtime });
    const runners = this._testRunners;
    const keep = runners.set.bind(runners);
    runners.set = (projectConfig, { pool }) => {
      const workerData = { globalConfig, projectConfig, runtime };
      const run = ({ path }) => pool.run(path, { channel: answering(workerData) });
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
