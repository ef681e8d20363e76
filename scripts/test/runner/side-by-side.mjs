// jest-light-runner runs tests one by one. Those of a block that are marked `concurrent` start here when the first of
// them is due, as many at once as in Jest.
const atOnce = 5;

/** By block, the end of each of its tests. */
const begun = new WeakMap();
const bodies = new WeakMap();

export function runSideBySide(test, block) {
  bodies.set(test, test.fn);
  test.fn = () => {
    // A name asked for may be of one test alone: the runner, which knows it, has its say on each.
    if (process.env.AGENT_EXEC_TEST_ONE_BY_ONE === "1") return bodies.get(test)();
    if (!begun.has(block)) begun.set(block, begin(block.children.filter(isWanted)));
    return begun.get(block).get(test);
  };
}

function isWanted({ type, concurrent, mode }) {
  return type === "test" && concurrent && mode !== "skip" && mode !== "todo";
}

function begin(tests) {
  const queue = tests.map((test) => {
    let start;
    const started = new Promise((resolve) => (start = resolve));
    return { test, start, end: started.then(() => bodies.get(test)()) };
  });
  const ends = new Map(queue.map(({ test, end }) => [test, end]));
  const work = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
      one.start();
      // The runner reports it.
      await one.end.catch(() => undefined);
    }
  };
  for (let worker = 0; worker < atOnce; worker += 1) void work();
  return ends;
}
