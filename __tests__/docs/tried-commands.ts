import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fenced, image, readJson } from "../e2e/command-line.js";
import type { Turns } from "../e2e/support/scene.js";
import { writeFiles } from "../workspace/repository.js";
import { blockOf } from "./doc-commands.js";
import { openPlace, type Place, type PlaceOptions, type Words } from "./place.js";

/** Commands of the docs that are tried together, with a right solution and with a wrong one. */
export interface Journey {
  readonly commands: readonly string[];
  readonly take: (solution: Solution) => Promise<void>;
}

export type Solution = "right" | "wrong";
type Solutions<T = string> = Readonly<Record<Solution, T>>;

const exitCode: Solutions<number> = { right: 0, wrong: 1 };
const sh = (code: string): string => fenced(code, "sh");
const giveUp = { decision: { retry: false, reason: "It cannot be done." } };
/** What a model answers that says it is done, and after a failure that it cannot be done. */
const works = (code: string): Turns => [{ reply: `${sh(code)}\n\nTERMINATE\n` }, giveUp];

/** One command alone: exit code 0 with the right solution, 1 with the wrong one. */
function ends(command: string, options: (solution: Solution) => PlaceOptions, words?: Words): Journey {
  const take = async (solution: Solution) => {
    await using place = await openPlace(options(solution));
    await place.say(command, exitCode[solution], words);
  };
  return { commands: [command], take };
}

/** Blocks of a document in that file. */
const document =
  (path: string, language: string, code: Solutions) =>
  (solution: Solution): PlaceOptions => ({ files: { [path]: fenced(code[solution], language) } });
/** So many replies with such a block, and as many words of a model that gives up. */
const reply =
  (language: string, code: Solutions, times = 1) =>
  (solution: Solution): PlaceOptions => {
    const each = [{ reply: fenced(code[solution], language) }, giveUp];
    return { turns: Array.from({ length: times }, () => each).flat() };
  };

const datesFiles = {
  "dates.py": "def year(days):\n    return 1970 + abs(days) // 365\n",
  "test_dates.py": `import unittest
from dates import year


class Year(unittest.TestCase):
    def test_after(self):
        self.assertEqual(year(400), 1971)

    def test_before(self):
        self.assertEqual(year(-400), 1968)
`,
};
const dated: Solutions = {
  right: "sed -i 's/abs(days)/days/' dates.py",
  wrong: "sed -i 's/abs(days)/(-days)/' dates.py",
};
const dates = (solution: Solution): PlaceOptions => ({
  files: datesFiles,
  git: true,
  turns: works(dated[solution]),
});

/** From a task about a repository to its patch, and all that is done with the run's folder. */
const repository: Journey = {
  commands: [
    'agent-exec run "Fix dates before 1970" --workspace repo --verify "python3 -m unittest"',
    "agent-exec check RUN",
    "agent-exec regrade RUN",
    "agent-exec replay RUN",
    'agent-exec run --continue RUN "Also add a test." --model gpt-5-mini --workspace repo',
    "agent-exec apply RUN",
  ],
  take: async (solution) => {
    const [fix, check, regrade, replay, goOn, apply] = repository.commands;
    const more = works("echo '# one more' >>test_dates.py");
    await using place = await openPlace({ ...dates(solution), turns: [...works(dated[solution]), ...more] });
    await place.say(fix!, exitCode[solution]);
    const words = { RUN: await place.run() };
    const told = await place.say(check!, 0, words);
    if (!told.includes({ right: "passed, verified", wrong: "gave-up" }[solution])) throw new Error(told);
    await place.say(regrade!, 0, words);
    await place.say(replay!, 0, words);
    await place.say(goOn!, 0, words);
    await applied(place, apply!.replace("RUN", words.RUN), solution);
    await writeFile(join(place.cwd, words.RUN, "changes.patch"), "");
    await place.say(check!, 1, words);
  },
};

/** A person looks at the patch, says yes, and has what the tests say of it. */
async function applied(place: Place, command: string, solution: Solution): Promise<void> {
  const terminal = await place.atTerminal(command.split(" ").slice(1));
  await terminal.see("[y/N]");
  terminal.type("y\n");
  const { code, shown } = await terminal.finished;
  if (code !== 0) throw new Error(shown);
  if (/not verified/i.test(shown) !== (solution === "wrong")) throw new Error(shown);
  const tests = () => execFileSync("python3", ["-m", "unittest"], { cwd: place.cwd, stdio: "pipe" });
  let passes = true;
  try {
    tests();
  } catch {
    passes = false;
  }
  if (passes !== (solution === "right")) throw new Error(`The tests ${passes ? "pass" : "fail"}.`);
}

const plotted: Solutions = { right: 'open("plot.svg", "w").write("<svg/>")', wrong: "raise SystemExit(4)" };

/** A task that is stopped, taken up again, and gone on with. */
const chart: Journey = {
  commands: [
    'agent-exec run "Plot sin(x) as plot.svg"',
    "agent-exec resume RUN",
    'agent-exec run --continue RUN "Also cos(x)"',
  ],
  take: async (solution) => {
    const [run, resume, goOn] = chart.commands;
    const plot = { reply: fenced(plotted[solution]) };
    await using place = await openPlace({ turns: [plot, giveUp, plot, giveUp], holdsFirst: true });
    const killed = place.start(run!);
    await place.asked;
    killed.kill("SIGKILL");
    await once(killed, "close");
    const words = { RUN: await place.run() };
    await place.say(resume!, exitCode[solution], words);
    // It is over.
    await place.say(resume!, 2, words);
    await place.say(goOn!, exitCode[solution], words);
  },
};

/** A run that waits, and the three answers to it. */
const approval: Journey = {
  commands: [
    'agent-exec run "Do it." --approval always',
    "agent-exec approve RUN --hash SHA256",
    'agent-exec feedback RUN "Leave the tests as they are"',
    'agent-exec reject RUN "It sends data away"',
  ],
  take: async (solution) => {
    const [ask, approve, feedback, reject] = approval.commands;
    const code = { reply: sh({ right: "true", wrong: "exit 7" }[solution]) };
    await using place = await openPlace({ turns: [code, giveUp, code, code, code] });
    const waiting = async (): Promise<Words> => {
      await place.say(ask!, 5);
      const run = await place.run();
      const result = (await readJson(join(place.cwd, run, "result.json"))) as {
        approval: { sha256: string };
      };
      return { RUN: run, SHA256: result.approval.sha256 };
    };
    const words = await waiting();
    await place.say(approve!, 2, { ...words, SHA256: "0".repeat(64) });
    await place.say(approve!, exitCode[solution], words);
    await place.say(reject!, 5, await waiting());
    await place.say(feedback!, 5, await waiting());
  },
};

/** The files of docs/tutorial.md, with the script that it shows. */
const tutorial: Journey = {
  commands: [
    'agent-exec run "Fix dates before 1970" --workspace repo --verify "python3 -m unittest" --script ../answers.json',
    "agent-exec ls",
  ],
  take: async (solution) => {
    const [fix, list] = tutorial.commands;
    const answers = { right: written("answers.json"), wrong: JSON.stringify({ turns: works("true") }) };
    await using place = await openPlace({
      git: true,
      files: Object.fromEntries(["dates.py", "test_dates.py"].map((name) => [name, written(name)])),
    });
    await writeFiles(place.home, { "answers.json": answers[solution] });
    await place.say(fix!, exitCode[solution], { "../answers.json": join(place.home, "answers.json") });
    const told = await place.say(list!, 0);
    if (!told.includes({ right: "passed", wrong: "gave-up" }[solution])) throw new Error(told);
  },
};

/** What docs/tutorial.md writes into that file. */
function written(name: string): string {
  const body = blockOf("docs/tutorial.md", "sh", `${name} <<'EOF'`);
  const [, text] = body.split(`${name} <<'EOF'\n`);
  return text!.split("EOF\n", 1)[0]!;
}

/** The hook of docs/executors.md, as it stands there. */
const hook: Journey = {
  commands: ["agent-exec exec script.md --executor local --before-block ~/bin/careful"],
  take: async (solution) => {
    const code = { right: "echo kept >kept", wrong: "rm -rf ./gone" }[solution];
    await using place = await openPlace({ files: { "script.md": sh(code) } });
    await writeFiles(place.home, { "bin/careful": blockOf("docs/executors.md", "sh", "#!/bin/sh") });
    const said = await place.say(hook.commands[0]!, exitCode[solution]);
    if (said.includes("Do it without rm -rf") !== (solution === "wrong")) throw new Error(said);
  },
};

/** The answers of docs/script.md, as they stand there. */
const answers: Journey = ends('agent-exec run "Print a number" --script answers.json', (solution) => ({
  files: {
    "answers.json": {
      right: blockOf("docs/script.md", "json", "turns"),
      wrong: JSON.stringify({ turns: [{ reply: fenced("1 / 0") }, giveUp] }),
    }[solution],
  },
}));

/** The module of docs/executors.md, as it stands there; "…" is any task. */
const ownExecutor: Journey = ends(
  'agent-exec run "…" --executor ./my-executor.mjs --executor-option region=eu',
  (solution) => ({
    ...reply("sh", { right: "true", wrong: "true" })(solution),
    files: {
      "my-executor.mjs": blockOf("docs/executors.md", "js", "export default").replace(
        "exitCode: 0",
        `exitCode: ${exitCode[solution]}`,
      ),
    },
  }),
);

/** Tests that hold, and tests that pass whatever the code is. */
const audited = (solution: Solution): PlaceOptions => ({
  git: true,
  files: {
    "src/lower.sh": "printf '%s\\n' \"$1\" | tr A-Z a-z\n",
    "test_lower.py": `import subprocess
import unittest


def lower(word):
    run = subprocess.run(["sh", "src/lower.sh", word], capture_output=True, text=True, check=True)
    return run.stdout.strip()


class Lower(unittest.TestCase):
    def test_lower(self):
        self.assertEqual(${{ right: 'lower("A")', wrong: '"a"' }[solution]}, "a")
`,
  },
});

/** Every time, for README.md is what people try first. */
export const first: readonly Journey[] = [
  repository,
  chart,
  ends("agent-exec exec examples/notes.md", (solution) => ({
    files: { "examples/notes.md": sh({ right: "true", wrong: "false" }[solution]) },
  })),
];

/** Two tasks, whole and in two shards. */
const tasks: Journey = {
  commands: [
    "agent-exec batch tasks.jsonl --model gpt-5-mini --out results",
    "agent-exec batch tasks.jsonl --model gpt-5-mini --shard 1/2 --out one",
    "agent-exec batch tasks.jsonl --model gpt-5-mini --shard 2/2 --out two",
    "agent-exec merge one two --out merged",
    "agent-exec report new --compare old",
  ],
  take: async (solution) => {
    const lines = ["a", "b"].map((id) => JSON.stringify({ id, task: "Print six.", "max-retries": 0 }));
    const turn = { reply: sh({ right: "echo 6", wrong: "exit 4" }[solution]) };
    const files = { "tasks.jsonl": lines.join("\n") };
    await using place = await openPlace({ files, turns: [turn, turn, turn, turn] });
    const [whole, one, two, merge, compare] = tasks.commands;
    for (const command of [whole!, one!, two!]) await place.say(command, exitCode[solution]);
    await place.say(merge!, 0);
    await place.say(compare!, 0, { new: "merged", old: "results" });
  },
};

export const others: readonly Journey[] = [
  tutorial,
  tasks,
  approval,
  hook,
  answers,
  ownExecutor,
  ends("agent-exec audit --workspace repo --files 'src/**' --verify \"python3 -m unittest\"", audited),
  ends(
    'agent-exec run "Dates before 1970 are printed wrongly." --model gpt-5-mini --workspace repo --verify "python3 -m unittest"',
    dates,
  ),
  ends(
    'agent-exec run "Make the tests pass." --model gpt-5-mini --workspace repo --dockerfile Dockerfile --verify "python3 -m unittest"',
    (solution) => ({ ...dates(solution), files: { ...datesFiles, Dockerfile: `FROM ${image}\n` } }),
  ),
  ends(
    "agent-exec exec README.md --image node:22-slim --workspace repo",
    (solution) => ({ ...document("README.md", "js", { right: "1", wrong: "throw 1" })(solution), git: true }),
    { "node:22-slim": image },
  ),
  ends(
    "agent-exec exec script.md --executor local",
    document("script.md", "sh", { right: "true", wrong: "false" }),
  ),
  ends(
    "agent-exec exec analysis.md --executor jupyter --image IMAGE",
    document("analysis.md", "python", { right: "%pwd", wrong: "1 / 0" }),
    { IMAGE: image },
  ),
  ends(
    "agent-exec exec notes.md --language 'ruby=ruby -W0 {file}' --language 'awk=awk -f {file}'",
    document("notes.md", "awk", { right: "BEGIN { exit 0 }", wrong: "BEGIN { exit 3 }" }),
    // The image of the tests has no Ruby.
    { "ruby -W0": "python3 -I" },
  ),
  ends(
    'agent-exec run "How large is a wheel of 28 inches?" --functions tools --model gpt-5-mini',
    (solution) => ({
      ...reply("python", {
        right: "from shapes import area\nprint(area(14))",
        wrong: "from shapes import volume",
      })(solution),
      files: { "tools/shapes.py": "def area(radius: float) -> float:\n    return 3 * radius * radius\n" },
    }),
  ),
  ends(
    "agent-exec run \"…\" --network allow --allow-host registry.example --allow-host '*.files.example:8443'",
    reply("python", {
      right: "import os\nassert os.environ['HTTPS_PROXY']",
      wrong: "import urllib.request\nurllib.request.urlopen('http://other.example/')",
    }),
  ),
  ends(
    'agent-exec run "…" --models gpt-5-mini@0.25/2,gpt-5@1.25/10,llama3',
    reply("sh", { right: "true", wrong: "false" }, 3),
  ),
];
