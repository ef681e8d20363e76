import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readTasks } from "../../src/tasks/read-tasks.js";

let root: string;
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), "agent-exec-harbor-"))));
afterAll(() => rm(root, { recursive: true }));

const toml =
  "[agent]\ntimeout_sec = 300.0\n[verifier]\ntimeout_sec = 120.0\n[environment]\ncpus = 1\nmemory_mb = 1024\n";
const whole = {
  "task.toml": toml,
  "instruction.md": "Fix it.",
  "environment/Dockerfile": "FROM debian\nWORKDIR /app\nCOPY a.py /app/\n",
  "tests/test.sh": "echo 1 >/logs/verifier/reward.txt\n",
  "solution/solve.sh": "true\n",
};

async function read(tasks: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const folder = await mkdtemp(join(root, "tasks-"));
  for (const [name, files] of Object.entries(tasks))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await writeFile(join(folder, name, path), text);
    }
  return readTasks(folder, async () => "");
}

describe("a folder of Harbor tasks", () => {
  it("gives each task its settings, its hidden tests and its solution", async () => {
    const { tasks, broken } = await read({ one: whole });
    expect(broken).toEqual([]);
    const [task] = tasks;
    expect(task).toMatchObject({
      id: "one",
      text: "Fix it.",
      given: {
        cpus: 1,
        memory: "1024m",
        timeout: "120s",
        "total-timeout": "420s",
        "workspace-path": "/app",
        "verify-user": "other",
        protect: [".harbor-tests/**"],
      },
    });
    expect([...(await task!.files!.read("workspace")).keys()]).toEqual([".harbor-tests/test.sh"]);
    const dockerfile = (await task!.files!.read("build")).get("Dockerfile");
    expect(String(dockerfile?.content)).toMatch(/^FROM debian\nWORKDIR \/app\n/);
    expect(task!.solution).toContain("solve.sh");
  });

  it("adds nothing to a task's Dockerfile that starts a container or changes its user", async () => {
    const own = "FROM debian\nWORKDIR /srv/code\nUSER nobody\n";
    const { tasks } = await read({ one: { ...whole, "environment/Dockerfile": own } });
    const added = String((await tasks[0]!.files!.read("build")).get("Dockerfile")?.content).slice(own.length);
    expect(added).toMatch(/^\nLABEL .*"\/srv\/code=\/agent-exec-given"\n$/);
  });

  it("names each task without tests, and each that asks for more than a container", async () => {
    const { "tests/test.sh": _, ...untested } = whole;
    const compose = "services: { main: {}, database: { image: postgres } }\n";
    const { tasks, broken } = await read({
      untested,
      steps: { ...whole, "task.toml": `${toml}\n[[steps]]\nname = "a"\n` },
      windows: { ...whole, "task.toml": `${toml}os = "windows"\n` },
      services: { ...whole, "environment/docker-compose.yaml": compose },
      torn: { ...whole, "task.toml": "[agent" },
      whole,
    });
    expect(tasks.map(({ id }) => id)).toEqual(["whole"]);
    const names = broken.map((each) => each.split(":", 1)[0]);
    expect(names).toEqual(["services", "steps", "torn", "untested", "windows"]);
  });

  it("changes its name in a batch if a test changes", async () => {
    const other = { ...whole, "tests/test.sh": "echo 0 >/logs/verifier/reward.txt\n" };
    const { tasks } = await read({ one: whole, two: other });
    expect(tasks[0]!.files!.sha256).not.toBe(tasks[1]!.files!.sha256);
  });
});
