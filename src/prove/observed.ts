import { type Execution, hasPassed } from "../facts/execution.js";
import type { TestStatus } from "../facts/test-run.js";

export interface TreeRun {
  /** The results by test name. A verification without test names counts as one test, whose name is its command. */
  readonly statuses: ReadonlyMap<string, TestStatus>;
  readonly hasPassed: boolean;
  /** Whether a verification reported its tests' names. */
  readonly isNamed: boolean;
  readonly failed: { readonly command: string; readonly execution: Execution } | null;
  readonly failing: readonly string[];
}

export function treeRun(commands: readonly string[], executions: readonly Execution[]): TreeRun {
  const statuses = new Map<string, TestStatus>();
  for (const [index, execution] of executions.entries()) {
    const { cases = [] } = execution.tests ?? {};
    for (const { name, status } of cases) addWorst(statuses, name, status);
    const isExplained = cases.some(({ status }) => status === "failed");
    if (!hasPassed(execution) && !isExplained) addWorst(statuses, commands[index]!, "failed");
    else if (cases.length === 0) addWorst(statuses, commands[index]!, "passed");
  }
  const failing = commands.filter((_, index) => !hasPassed(executions[index]!));
  const at = executions.findIndex((each) => !hasPassed(each));
  return {
    statuses,
    hasPassed: at === -1,
    isNamed: executions.some(({ tests }) => tests?.cases !== undefined),
    failed: at === -1 ? null : { command: commands[at]!, execution: executions[at]! },
    failing,
  };
}

/** If two tests have the same name, the worse result counts. */
function addWorst(statuses: Map<string, TestStatus>, name: string, status: TestStatus): void {
  const known = statuses.get(name);
  if (known === undefined || rank[status] > rank[known]) statuses.set(name, status);
}

const rank: Readonly<Record<TestStatus, number>> = { skipped: 0, passed: 1, failed: 2 };

/** A test's result in all runs on the same files. `unsteady`: it differs between runs. */
export type Seen = TestStatus | "absent" | "unsteady";

/** The tests on one version of the files, in all runs. */
export class Observed {
  readonly #runs: readonly ReadRun[];

  constructor(readonly runs: readonly TreeRun[]) {
    this.#runs = runs.map(readRun);
  }

  /** Whether some run reported the tests' names. */
  get isNamed(): boolean {
    return this.runs.some(({ isNamed }) => isNamed);
  }

  get hasPassed(): boolean {
    return this.runs.every((run) => run.hasPassed);
  }

  /** Whether the label is a verification that failed in some run, perhaps because of a test. */
  isFailing(label: string): boolean {
    return this.runs.some(({ failing }) => failing.includes(label));
  }

  get passes(): number {
    return [...this.runs[0]!.statuses.values()].filter((each) => each === "passed").length;
  }

  get functions(): ReadonlySet<string> {
    return new Set(this.#runs.flatMap(({ functions }) => [...functions.keys()]));
  }

  /** The names of a function's tests in each run, sorted. */
  namesOf(own: string): readonly (readonly string[])[] {
    return this.#runs.map(({ names }) => (names.get(own) ?? []).toSorted());
  }

  /** @param label the name of a test or of a function */
  seen(label: string): Seen {
    const [first, ...others] = this.#runs.map(
      ({ statuses, functions }) => statuses.get(label) ?? functions.get(label) ?? "absent",
    );
    return others.every((each) => each === first) ? first! : "unsteady";
  }
}

interface ReadRun {
  readonly statuses: TreeRun["statuses"];
  readonly functions: TreeRun["statuses"];
  readonly names: ReadonlyMap<string, readonly string[]>;
}

function readRun({ statuses }: TreeRun): ReadRun {
  const functions = new Map<string, TestStatus>();
  const names = new Map<string, string[]>();
  for (const [name, status] of statuses) {
    const own = functionOf(name);
    addWorst(functions, own, status);
    names.set(own, [...(names.get(own) ?? []), name]);
  }
  return { statuses, functions, names };
}

/** The name of a test without its parameters, which may contain the time of day. */
export function functionOf(name: string): string {
  // In Go, the tested code may decide the names of subtests.
  if (/^Test\w*\/(?!.* › )/.test(name)) return name.split("/", 1)[0]!;
  return name.endsWith("]") ? name.split("[", 1)[0]! : name;
}
