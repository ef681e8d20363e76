import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { createRun, local, type RunEvent, type RunOptions, script } from "../../../src/index.js";
import type { EventOf } from "../../../src/facts/events.js";
import { fold } from "../../../src/run/state/apply.js";
import { conversation } from "../../../src/run/told/prompt.js";

/** A package whose modules import one another, as most packages do. */
const given = {
  "shop/__init__.py": "",
  "shop/rates.py": "rate = 2\n",
  "shop/price.py": "from .rates import rate\n\ndef price(n):\n    return n + rate\n",
  "test_price.py": "from shop.price import price\n\nassert price(3) == 6\n",
};
const price =
  "```python file=shop/price.py\nfrom .rates import rate\n\ndef price(n):\n    return n * rate\n```\n";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "agent-exec-named-"));
  for (const [path, content] of Object.entries(given)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});

afterEach(() => rm(folder, { recursive: true }));

async function runOf(turns: readonly string[], options: Partial<RunOptions> = {}) {
  const run = createRun({
    task: "The price is wrong.",
    writer: script([...turns]),
    executor: local(),
    workspace: folder,
    maxRetries: 0,
    out: join(folder, "out"),
    ...options,
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const executions = events.filter((event): event is EventOf<"execution"> => event.type === "execution");
  const told = conversation(fold(events)).map(({ content }) => content);
  const patch = await readFile(join(folder, "out/changes.patch"), "utf8").catch(() => "");
  return { executions, told, patch, result: await run.result };
}

describe("a block with a file name, in a run with given files", () => {
  it("is saved and not run, so a module can import its neighbours and later blocks run", async () => {
    const { executions, told, result, patch } = await runOf([
      `${price}\n\`\`\`sh\npython3 test_price.py && echo right\n\`\`\`\n`,
      "Done.",
    ]);
    expect(executions).toMatchObject([
      { ending: "exited", exitCode: 0, saved: "shop/price.py", file: "shop/price.py" },
      { exitCode: 0, stdout: { text: "right\n" } },
    ]);
    expect(told.at(-3)).toContain(
      "Block 1 was saved as shop/price.py and was not run.\n\nBlock 2 ended: exited",
    );
    expect(patch).toContain("+    return n * rate\n");
    expect(result).toMatchObject({ outcome: "passed" });
  });

  it("is verified at once if the run ends at its first pass", async () => {
    const { result } = await runOf([price], { until: "pass", verify: ["python3 test_price.py"] });
    expect(result).toMatchObject({ outcome: "passed", verified: true, turns: 1 });
  });

  it("creates an empty file if it is empty, but never empties a file", async () => {
    const { executions, patch } = await runOf([
      "```python file=shop/tax/__init__.py\n```\n\n```python file=shop/price.py\n```\n",
      "Done.",
    ]);
    expect(executions).toMatchObject([
      { exitCode: 0, saved: "shop/tax/__init__.py" },
      { ending: "not-run", notRun: "empty" },
    ]);
    expect(patch).toContain("shop/tax/__init__.py");
    expect(patch).not.toContain("shop/price.py");
  });

  it.each([
    ["sh", "run.sh", "exit 3"],
    ["javascript", "lib/app.mjs", 'import "./missing.mjs"'],
    ["go", "main.go", "package main"],
    ["", "Makefile", "all:"],
    ["yaml", "deep/er/x.yml", "a: 1"],
  ])("is saved whatever its language is: %s", async (language, path, code) => {
    const { executions, patch } = await runOf([`\`\`\`${language} file=${path}\n${code}\n\`\`\`\n`, "Done."]);
    expect(executions).toMatchObject([{ exitCode: 0, saved: path }]);
    expect(patch).toContain(`+${code}\n`);
  });

  it.each([
    ["above the fence", "`shop/new.py`:\n```python\nfrom . import rates\n```\n"],
    ["in the first line", "```python\n# filename: shop/new.py\nfrom . import rates\n```\n"],
    ["from the root", "```python file=./shop/new.py\nfrom . import rates\n```\n"],
    ["behind a colon", "```python:shop/new.py\nfrom . import rates\n```\n"],
  ])("is saved wherever the name stands: %s", async (_where, reply) => {
    const { executions } = await runOf([reply, "Done."]);
    expect(executions).toMatchObject([{ exitCode: 0, saved: "shop/new.py" }]);
  });

  it("is said to need another block to run, in the first message and after a turn that ran nothing", async () => {
    const { told } = await runOf(["```python file=plot.py\nprint(1)\n```\n", "Done."]);
    const hint = "To run a saved file, write a block without a file name";
    expect(told[0]).toContain(hint);
    expect(told[0]).not.toContain("with or without a file name");
    expect(told.at(-3)).toContain(`Block 1 was saved as plot.py and was not run.\n\n${hint}`);
  });

  it("keeps the permissions of the file that it replaces", async () => {
    await writeFile(join(folder, "run.sh"), "exit 1\n");
    await chmod(join(folder, "run.sh"), 0o755);
    const { patch } = await runOf(["```sh file=run.sh\nexit 0\n```\n", "Done."]);
    expect(patch).toContain("+exit 0");
    expect(patch).not.toContain("mode");
  });

  it("is imported by later blocks even if bytecode of the old file lies there", async () => {
    const { executions } = await runOf([
      "```sh\npython3 -c 'import shop.rates' && ls shop/__pycache__ | wc -l; touch -d @1000000000 shop/rates.py\n```\n",
      "```python file=shop/rates.py\nrate = 7\n```\n\n```sh\npython3 -c 'import shop.rates as r; print(r.rate)'\n```\n",
      "Done.",
    ]);
    expect(executions.at(-1)).toMatchObject({ stdout: { text: "7\n" } });
  });

  it("is not written through a link", async () => {
    await symlink("shop/price.py", join(folder, "link.py"));
    const { executions, patch } = await runOf(["```python file=link.py\nx = 1\n```\n", "Done."]);
    expect(executions).toMatchObject([{ ending: "misfit" }]);
    expect(executions[0]!.evidence).toContain("is a symbolic link");
    expect(patch).toBe("");
  });

  it.each(["../x.py", "/etc/x.py", ".git/hooks/x.py"])(
    "is refused outside of the workspace: %s",
    async (path) => {
      const { executions } = await runOf([`\`\`\`python file=${path}\nx = 1\n\`\`\`\n`, "Done."]);
      expect(executions).toMatchObject([{ ending: "not-run", notRun: "refused" }]);
    },
  );

  it("is an edit if it has sections to search and replace", async () => {
    const { executions } = await runOf([
      "```python file=shop/price.py\n<<<<<<< SEARCH\n    return n + rate\n=======\n    return n * rate\n>>>>>>> REPLACE\n```\n",
      "```python file=shop/price.py\nHere it is:\n<<<<<<< SEARCH\n    return n * rate\n=======\n    return n\n>>>>>>> REPLACE\n```\n",
      "Done.",
    ]);
    expect(executions).toMatchObject([
      { edited: [{ path: "shop/price.py", kind: "changed" }] },
      { ending: "misfit" },
    ]);
  });
});

it("a block without a name runs, also if it becomes the file that the task asks for", async () => {
  const { executions } = await runOf(["```python\nprint(1)\n```\n", "Done."], {
    task: "Write plot.py, which prints 1.",
  });
  expect(executions).toMatchObject([{ file: "plot.py", stdout: { text: "1\n" } }]);
});

it("an edit finds a file whose name begins with a dot and a slash", async () => {
  const diff = "--- ./shop/rates.py\n+++ ./shop/rates.py\n@@ -1 +1 @@\n-rate = 2\n+rate = 3\n";
  const section = "<<<<<<< SEARCH\nrate = 3\n=======\nrate = 4\n>>>>>>> REPLACE\n";
  const { executions } = await runOf([
    `\`\`\`diff\n${diff}\`\`\`\n./shop/rates.py\n\`\`\`python\n${section}\`\`\`\n`,
    "Done.",
  ]);
  const edited = [{ path: "shop/rates.py", kind: "changed" }];
  expect(executions).toMatchObject([{ edited }, { edited }]);
});

it("a block with a file name is saved and run if the run has no files", async () => {
  const { executions, told } = await runOf(["```python file=plot.py\nprint(1)\n```\n"], {
    workspace: "empty",
  });
  expect(executions).toMatchObject([{ file: "plot.py", stdout: { text: "1\n" } }]);
  expect(told[0]).toContain("with or without a file name");
});
