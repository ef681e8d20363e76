import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type FolderTask, type Model, runIn, runTask } from "../../eval/lift/ways.js";
import { humaneval } from "../../eval/suites.js";
import { baseImage, smallModelFolder } from "../../scripts/places.mjs";

const folder = smallModelFolder();
const isThere = existsSync(join(folder, "model.gguf"));
if (!isThere)
  console.log(
    "The small model is not here, so no test with a real model ran: node scripts/set-up/small-model.mjs",
  );

let server: ChildProcess;
let model: Model;

beforeAll(async () => {
  if (!isThere) return;
  const port = await freePort();
  const words = [join(folder, "serve.py"), join(folder, "model.gguf"), String(port)];
  server = spawn(join(folder, "bin", "python3"), words, {
    stdio: ["pipe", "pipe", "ignore"],
  });
  for await (const line of createInterface({ input: server.stdout! })) if (line === "ready") break;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  model = { baseUrl, model: "small", maxOutputTokens: 250, image: baseImage };
}, 300_000);

afterAll(() => {
  server?.kill();
});

const tasks = (await humaneval()).slice(0, 10);
const unittest = "python3 -m unittest test_it";

/** Small repositories with a fault, a gap and a wish; the model may or may not manage. */
const folders: readonly (FolderTask & { readonly id: string })[] = [
  {
    id: "a fault",
    task: "add in calc.py subtracts. Fix it, so that the tests pass.",
    files: {
      "calc.py": "def add(a, b):\n    return a - b\n",
      "test_it.py":
        "import unittest\nfrom calc import add\nclass T(unittest.TestCase):\n    def test_add(self):\n        self.assertEqual(add(2, 3), 5)\n",
    },
    protect: ["test_it.py"],
    verify: unittest,
  },
  {
    id: "a missing function",
    task: "Write text.py with a function shout(text) that returns the text in capitals.",
    files: {
      "test_it.py":
        "import unittest\nfrom text import shout\nclass T(unittest.TestCase):\n    def test_shout(self):\n        self.assertEqual(shout('abc'), 'ABC')\n",
    },
    protect: ["test_it.py"],
    verify: unittest,
  },
  {
    id: "a file of data",
    task: 'Create settings.json that holds the key "name" with the value "demo".',
    files: {},
    protect: [],
    verify: `python3 -c "import json; assert json.load(open('settings.json'))['name'] == 'demo'"`,
  },
];

/** Outcomes may vary, but nothing is the infrastructure's, and no pass is wrong. */
const isSound = async (run: ReturnType<typeof runTask>): Promise<void> => {
  const { outcome, solvedAt, reason } = await run;
  expect({ outcome, reason }).not.toMatchObject({
    outcome: "infrastructure-error",
  });
  expect({ isPassed: outcome === "passed", reason }).toEqual({
    isPassed: solvedAt !== null,
    reason,
  });
};

(isThere ? describe : describe.skip)("a run with a real small model", () => {
  test.each(tasks.map((task) => [task.id, task] as const))(
    "ends as what it is: %s",
    (_, task) => isSound(runTask(task, model, 2)),
    1_800_000,
  );

  test.each(folders.map((each) => [each.id, each] as const))(
    "over a folder with %s ends as what it is",
    (_, each) => isSound(runIn(each, model, 2, wasVerified)),
    1_800_000,
  );
});

/** Its last verification ended with 0. */
async function wasVerified(out: string): Promise<boolean> {
  const lines = (await readFile(join(out, "transcript.jsonl"), "utf8")).trim().split("\n");
  const facts = lines.map((line) => JSON.parse(line) as { type: string; exitCode?: number });
  return facts.findLast(({ type }) => type === "verification")?.exitCode === 0;
}

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, "close");
  return port;
}
