import { isAgentExecError } from "../errors.js";
import type { Findings, ObservedTrees } from "./findings.js";
import { Observed, type TreeRun } from "./observed.js";
import type { Tree, Trees } from "./trees.js";

export type RunTree = (tree: Tree) => Promise<TreeRun>;

/** The test runs on four versions of the files. Equal versions share their runs. */
export class TreeRuns {
  readonly #runs = new Map<Tree, TreeRun[]>();

  constructor(
    private readonly trees: Trees,
    private readonly run: LimitedRun,
  ) {}

  /** Runs each version once, if the verdict depends on it. */
  async observe(): Promise<ObservedTrees> {
    const { base, baseWithTests, head, headWithoutTests, touchesTests } = this.trees;
    await this.#runOnce(head, baseWithTests, ...(touchesTests ? [headWithoutTests, base] : []));
    if (this.#dependsOnBase()) await this.#runOnce(base);
    return this.observed();
  }

  observed(): ObservedTrees {
    const all = new Map([...this.#runs].map(([tree, runs]) => [tree, new Observed(runs)]));
    const { base, baseWithTests, head, headWithoutTests } = this.trees;
    return {
      baseWithTests: all.get(baseWithTests)!,
      head: all.get(head)!,
      base: all.get(base) ?? null,
      headWithoutTests: this.trees.touchesTests ? all.get(headWithoutTests)! : null,
    };
  }

  async repeat({ regressed, weakened }: Findings, times: number): Promise<ObservedTrees> {
    const { base, baseWithTests, head, headWithoutTests } = this.trees;
    const deciding = new Set([
      head,
      baseWithTests,
      ...(regressed.length > 0 ? [base] : []),
      ...(weakened.length > 0 ? [headWithoutTests] : []),
    ]);
    const again = [...deciding].filter((tree) => this.#runs.has(tree));
    for (let time = 0; time < times; time += 1) await this.#runAll(again);
    return this.observed();
  }

  /** If a test fails on the head, or cannot load without the change, only the base shows the earlier state. */
  #dependsOnBase(): boolean {
    const { head, baseWithTests } = this.observed();
    const missing = [...head.functions].some((own) => baseWithTests.seen(own) === "absent");
    return !head.hasPassed || missing;
  }

  async #runOnce(...trees: readonly Tree[]): Promise<void> {
    await this.#runAll([...new Set(trees)].filter((tree) => !this.#runs.has(tree)));
  }

  async #runAll(trees: readonly Tree[]): Promise<void> {
    const runs = await Promise.all(trees.map(async (tree) => (await this.run(tree))!));
    const others = [...this.#runs.values()].flat();
    const isNamed = [...runs, ...others].some((run) => run.isNamed);
    await Promise.all(
      trees.map(async (tree, index) => {
        let run = runs[index]!;
        for (let left = isNamed ? maxNaming : 0; left > 0 && isWithoutNames(run); left -= 1)
          run = (await this.run(tree))!;
        this.#runs.set(tree, [...(this.#runs.get(tree) ?? []), run]);
      }),
    );
  }
}

/** How often to run again for names. Some tools need a second run to report them, and a flaky test can spoil it. */
const maxNaming = 2;

/** Whether tests ran, but their names are missing. */
export function isWithoutNames({ isNamed, failed }: TreeRun): boolean {
  const { passed = 0 } = failed?.execution.tests ?? {};
  return !isNamed && passed > 0;
}

/** Limits how many versions run at once. Null: the result was no longer needed. */
export function limited(run: RunTree, atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (tree: Tree, isWanted = () => true): Promise<TreeRun | null> => {
    if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return isWanted() ? await runTwice(run, tree) : null;
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Runs again if the sandbox fails. A proof needs many sandboxes, and a busy engine may fail to answer once. */
async function runTwice(run: RunTree, tree: Tree): Promise<TreeRun> {
  try {
    return await run(tree);
  } catch (thrown) {
    const isLost = isAgentExecError(thrown) && ["engine-unavailable", "session-lost"].includes(thrown.code);
    if (!isLost) throw thrown;
    return run(tree);
  }
}

export type LimitedRun = ReturnType<typeof limited>;
