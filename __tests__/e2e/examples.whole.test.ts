import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { projectDir } from "../../scripts/places.mjs";
import { nightly } from "../chance.js";
import { readWebhook } from "../github/payloads.js";
import { fenced, image } from "./command-line.js";
import { isWithoutAct, messages, startAct } from "./support/act.js";
import { apiKey, commentOnPullRequest, dispatch, openScene, type Turns } from "./support/scene.js";

/** A repository with a defect, and the tests that show it. */
const files = {
  "leap.py": "def is_leap(year):\n    return year % 4 == 0\n",
  "test_leap.py": `import unittest
from leap import is_leap


class Leap(unittest.TestCase):
    def test_centuries(self):
        self.assertFalse(is_leap(1900))
        self.assertTrue(is_leap(2000))


if __name__ == "__main__":
    unittest.main()
`,
};
const inFolders = {
  "src/leap.py": files["leap.py"],
  "tests/__init__.py": "",
  "tests/test_leap.py": files["test_leap.py"].replace("from leap", "from src.leap"),
};
const rule = "year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)";
const mend = (path: string, how: string) =>
  fenced(`cat >${path} <<'end'\ndef is_leap(year):\n    return ${how}\nend`, "sh");
const done = "\n\nTERMINATE\n";

interface Example {
  readonly name: string;
  readonly event: string;
  readonly payload: unknown;
  readonly files: Readonly<Record<string, string>>;
  readonly right: Turns;
  readonly wrong: Turns;
}

const task = { ...dispatch(), inputs: { task: "Mend it." } };
const give = (reply: string): Turns => [{ reply }];
/** The same again, and then in words that it cannot be done. */
const turnsOf = (reply: string): Turns => [{ reply }, { reply }, { reply: "It cannot be done." + done }];
const giveUp = [{ decision: { retry: false, reason: "It cannot be done." } }];
const examples: readonly Example[] = [
  {
    name: "README.md",
    event: "issue_comment",
    payload: commentOnPullRequest("/agent-exec print six"),
    files: {},
    right: give(fenced("print(6)")),
    wrong: [{ reply: fenced("exit(4)") }, ...giveUp],
  },
  {
    name: "examples/comment.yml",
    event: "issue_comment",
    payload: commentOnPullRequest("/agent-exec print six"),
    files: {},
    right: give(fenced("print(6)")),
    wrong: [{ reply: fenced("exit(4)") }, ...giveUp],
  },
  {
    name: "examples/issue.yml",
    event: "issues",
    payload: readWebhook("issues.opened.1"),
    files: {},
    right: give(fenced("print(6)")),
    wrong: [{ reply: fenced("exit(4)") }, ...giveUp],
  },
  {
    name: "examples/dispatch.yml",
    event: "workflow_dispatch",
    payload: task,
    files: {},
    right: give(fenced("echo 6 >answer.txt", "sh")),
    wrong: [{ reply: fenced("echo 6", "sh") }, ...giveUp],
  },
  {
    name: "examples/patch.yml",
    event: "workflow_dispatch",
    payload: task,
    files,
    right: give(mend("leap.py", rule) + done),
    wrong: turnsOf(mend("leap.py", "year % 100 != 0")),
  },
  {
    name: "examples/attest.yml",
    event: "workflow_dispatch",
    payload: task,
    files: inFolders,
    right: give(mend("src/leap.py", rule) + done),
    wrong: turnsOf(mend("src/leap.py", "year % 100 != 0")),
  },
];

/** The workflow as somebody copies it, but for the model's server and the image: nothing is fetched here. */
function workflowOf(name: string, baseUrl: string): string {
  const text = readFileSync(join(projectDir, name), "utf8");
  const workflow = name.endsWith(".md") ? /```yaml\n([^]*?)```/.exec(text)![1]! : text;
  const given = workflow.replaceAll("python:3-slim", image);
  const lines = [`base-url: ${baseUrl}`, ...(given.includes(`image: ${image}`) ? [] : [`image: ${image}`])];
  return given.replace(/^( +)model: .*$/m, (line, indent: string) =>
    [line, ...lines.map((each) => indent + each)].join("\n"),
  );
}

async function run({ name, event, payload, files }: Example, turns: Turns) {
  await using scene = await openScene(turns);
  await using act = await startAct({
    eventName: event,
    payload,
    copied: { workflow: workflowOf(name, scene.model.baseUrl), files },
    secrets: { OPENAI_API_KEY: apiKey },
    apiUrl: scene.github.url,
  });
  const { exitCode, lines, outputs } = await act.finished;
  const { comments } = scene.github.world;
  return {
    exitCode,
    outcome: outputs.get("outcome"),
    outputs,
    log: messages(lines),
    said: comments.map(({ body }) => body).join("\n"),
  };
}

async function endsAsItShould(example: Example): Promise<void> {
  const right = await run(example, example.right);
  expect(right).toMatchObject({ exitCode: 0, outcome: "passed" });
  const wrong = await run(example, example.wrong);
  expect(wrong).toMatchObject({ exitCode: 1, outcome: expect.stringMatching(/^(failed|gave-up)$/) });
}

describe("a workflow that people copy, as it is", () => {
  for (const example of examples) {
    const each = isWithoutAct ? test.skip : example.name.includes("dispatch") ? test : nightly;
    each(`${example.name} passes with the right solution, and not with a wrong one`, () =>
      endsAsItShould(example),
    );
  }
});
