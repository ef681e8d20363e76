import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { block, execute, python } from "../../../src/conformance/session-calls.js";
import type { Functions } from "../../../src/executors/functions/functions.js";
import { createLocalExecutor } from "../../../src/executors/local/local-executor.js";

const never = new AbortController().signal;
const checkout = await mkdtemp(join(tmpdir(), "agent-exec-checkout-"));
afterAll(() => rm(checkout, { recursive: true, force: true }));

function functionsOf(files: Readonly<Record<string, string>>): Functions {
  const paths = Object.keys(files);
  return {
    folder: checkout,
    files: new Map(paths.map((path) => [path, Buffer.from(files[path]!)])),
    modules: paths.map((path) =>
      path.endsWith(".py")
        ? { language: "python", name: path.slice(0, -3), signatures: [] }
        : { language: "javascript", name: path, signatures: [] },
    ),
    hasRequirements: false,
  };
}

describe("functions on this machine", () => {
  it("are those that were read, not what lies in a checkout under their names", async () => {
    await writeFile(join(checkout, "shapes.py"), "def area(): return 'a stranger'\n");
    await writeFile(join(checkout, "text.mjs"), "export const own = () => 'a stranger';\n");
    const functions = functionsOf({
      "shapes.py": "def area(): return 'ours'\n",
      "text.mjs": "export const own = () => 'ours';\n",
    });
    const executor = createLocalExecutor({ functions });
    const [, path] = /from ("[^"]+text\.mjs")/.exec(executor.describe())!;
    await using session = await started(executor);
    expect(await python(session, "from shapes import area\nprint(area())\n")).toBe("ours\n");
    const code = `import { own } from ${path};\nconsole.log(own());\n`;
    const { stdout } = await execute(session, block("js", code));
    expect(stdout.text).toBe("ours\n");
  });

  it("are as they were read for each session, and gone after the last", async () => {
    const executor = createLocalExecutor({ functions: functionsOf({ "shapes.py": "word = 'ours'\n" }) });
    const first = await started(executor);
    const change =
      "import os, shapes\nprint(shapes.__file__, end='')\nopen(shapes.__file__, 'w').write('word = 0\\n')\nos.mkdir(shapes.__file__[:-3])\n";
    const file = await python(first, change);
    const second = await executor.start({ signal: never, purpose: "verification" });
    expect(await python(second, "import shapes\nprint(shapes.word)\n")).toBe("ours\n");
    await second.stop();
    expect(existsSync(file)).toBe(true);
    await first.stop();
    expect(existsSync(file)).toBe(false);
  });

  it("that have the name of a module of Python's own are refused, those that import each other are not", async () => {
    const named = functionsOf({ "json.py": "def area(): ...\n" });
    await expect(createLocalExecutor({ functions: named }).start({ signal: never })).rejects.toMatchObject({
      code: "setup-failed",
      message: expect.stringContaining("json.py has the name of another module"),
    });
    const functions = functionsOf({ "shapes.py": "import tmp\n", "tmp.py": "word = 1\n" });
    await using session = await started(createLocalExecutor({ functions }));
    expect(await python(session, "import shapes\nprint(shapes.tmp.word)\n")).toBe("1\n");
  });

  it("that are broken leave nothing, and name what this machine lets one do", async () => {
    const functions = functionsOf({ "shapes.py": "import nonesuch\n" });
    const executor = createLocalExecutor({ functions });
    await expect(executor.start({ signal: never })).rejects.toMatchObject({
      code: "setup-failed",
      message: expect.stringContaining("No module named 'nonesuch'"),
      nextStep: expect.not.stringContaining("setup-network"),
    });
  });
});

async function started(executor: ReturnType<typeof createLocalExecutor>) {
  const session = await executor.start({ signal: never });
  return Object.assign(session, { [Symbol.asyncDispose]: () => session.stop() });
}
