// `npm run bench:tokens`: what a failing run takes of a model, beside AutoGen's for the same scripted conversation. The
// requests of both, as they came to one server, are counted by one tokenizer; nothing here depends on the machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { python } from "../executors/contenders.mjs";
import { startServer } from "./server.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const autogen = python("autogen-tokens", here("autogen-requirements.txt"));
const ours = (how) => [process.execPath, here("agent-exec.mjs"), how];
const contenders = {
  AutoGen: [autogen, here("autogen.py")],
  "agent-exec": ours({}),
  "agent-exec, `reflect: true`": ours({ reflect: true }),
  "agent-exec, `decision: separate`": ours({ decision: "separate" }),
  "agent-exec, both": ours({ decision: "separate", reflect: true }),
};

const task =
  "Write mean.py, which prints the mean of the numbers in its arguments, and try it with 1, 2 and 6.";
const faults = ["numbers.mean()", "sum(numbers) / 0", "numbers['one']", "import means", "int('six')"];
const conversation = {
  reason: "A name is not defined; I define it before it is used, and try again with the same numbers.",
  closing: "The mean of 1, 2 and 6 is 3.",
  /** Each fails otherwise, after 40 lines, but for the last. */
  codeOf: (attempt) => `numbers = [1, 2, 6]
for number in range(40): print("looking at", number, "of the numbers, attempt ${attempt}")
${attempt > failures ? "print(sum(numbers) / len(numbers))" : faults[attempt - 1]}
`,
};

let failures;
console.log(
  "| failures | | calls | input tokens | beside AutoGen | at the end of the prompt before alone | output tokens |",
);
console.log("| ---: | --- | ---: | ---: | ---: | ---: | ---: |");
for (failures of [1, 3, 5]) {
  let first;
  for (const [name, [command, program, how]] of Object.entries(contenders)) {
    const server = await startServer({ ...conversation, failures });
    try {
      const rest = how === undefined ? [] : [JSON.stringify(how)];
      const child = spawn(command, [program, server.baseUrl, task, String(failures), ...rest], {
        stdio: ["ignore", "ignore", "inherit"],
        timeout: 120_000,
      });
      const [code] = await once(child, "exit");
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
      const { calls, input, grown, output } = figuresOf(server.requests);
      first ??= input;
      const share = `${Math.round((grown / calls) * 100)} %`;
      console.log(
        `| ${failures} | ${name} | ${calls} | ${input} | ${(input / first).toFixed(2)} | ${share} | ${output} |`,
      );
    } finally {
      server.close();
    }
  }
}

/** A prompt that goes on where the one before ended is served by a prefix cache as far as that. */
function figuresOf(requests) {
  const texts = requests.map(({ body }) =>
    body.messages.map(({ role, content }) => `${role}\n${textOf(content)}`),
  );
  const grown = texts.filter((messages, at) => {
    const before = texts[at - 1] ?? [];
    return before.every((message, index) => messages[index]?.startsWith(message));
  }).length;
  const sum = (all) => all.reduce((total, text) => total + tokensOf(text), 0);
  return {
    calls: requests.length,
    input: sum(texts.flat()) + sum(requests.map(({ body }) => JSON.stringify(body.response_format ?? ""))),
    grown,
    output: sum(requests.map(({ content }) => content)),
  };
}

function textOf(content) {
  return typeof content === "string" ? content : content.map(({ text = "" }) => text).join("");
}

/** The tokenizer takes the square of a run of one letter. */
function tokensOf(text) {
  let tokens = 0;
  for (let at = 0; at < text.length; at += 1_000)
    tokens += countTokens(text.slice(at, at + 1_000), { disallowedSpecial: new Set() });
  return tokens;
}
