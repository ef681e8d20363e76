import { readFile } from "node:fs/promises";

/** A function to write, and a test for it. */
export interface Problem {
  /** Such as `humaneval/0`, `mbpp/2`. */
  readonly id: string;
  readonly task: string;
  readonly solution: string;
  /** A wrong module: its function returns None. */
  readonly wrong: string;
  /** Python code that ends without an exception if the module, whose names it can use, is right. */
  readonly test: string;
}

/** A function to complete. */
export interface Begun extends Problem {
  readonly prompt: string;
}

export const suites = { humaneval, mbpp } as const;

export async function humaneval(): Promise<Begun[]> {
  interface Row extends Readonly<
    Record<"task_id" | "prompt" | "entry_point" | "canonical_solution" | "test", string>
  > {}
  const rows = await linesOf<Row>("./humaneval/HumanEval.jsonl");
  return rows.map(({ task_id, prompt, entry_point, canonical_solution, test }) => ({
    id: task_id.toLowerCase(),
    prompt,
    task: `Write solution.py.\n\n${prompt}`,
    solution: prompt + canonical_solution,
    wrong: `${prompt}    return None\n`,
    test: `${test}\ncheck(${entry_point})\n`,
  }));
}

async function mbpp(): Promise<Problem[]> {
  interface Row {
    readonly task_id: number;
    readonly prompt: string;
    readonly code: string;
    readonly test_imports: readonly string[];
    readonly test_list: readonly string[];
  }
  const rows = await linesOf<Row>("./mbpp/sanitized-mbpp.jsonl");
  return rows.map(({ task_id, prompt, code, test_imports, test_list }) => {
    const names = [...code.matchAll(/^def (\w+)/gm)].map(([, name]) => name!);
    return {
      id: `mbpp/${task_id}`,
      task: `Write solution.py. ${prompt} It must satisfy:\n\n${test_list.join("\n")}`,
      solution: `${code}\n`,
      wrong: names.map((name) => `def ${name}(*_):\n    return None\n`).join("\n\n"),
      test: `${[...test_imports, ...test_list].join("\n")}\n`,
    };
  });
}

async function linesOf<Row>(path: string): Promise<Row[]> {
  const text = await readFile(new URL(path, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}
