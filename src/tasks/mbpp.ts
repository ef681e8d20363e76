import { z } from "zod";
import type { Problem } from "./problem.js";

const mbppRow = z.object({
  task_id: z.number(),
  prompt: z.string(),
  code: z.string(),
  test_imports: z.array(z.string()),
  test_list: z.array(z.string()),
});

/** A line of MBPP in its sanitized form. */
export type MbppRow = z.infer<typeof mbppRow>;

export function isMbpp(row: object): row is MbppRow {
  return mbppRow.safeParse(row).success;
}

export function mbppProblem({ task_id, prompt, code, test_imports, test_list }: MbppRow): Problem {
  const names = [...code.matchAll(/^def (\w+)/gm)].map(([, name]) => name!);
  return {
    id: `mbpp/${task_id}`,
    task: `Write solution.py. ${prompt} It must satisfy:\n\n${test_list.join("\n")}`,
    solution: `${code}\n`,
    wrong: names.map((name) => `def ${name}(*_):\n    return None\n`).join("\n\n"),
    test: `${[...test_imports, ...test_list].join("\n")}\n`,
  };
}
