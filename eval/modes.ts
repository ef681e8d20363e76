import type { RunOptions } from "../src/index.js";
import type { Problem } from "./suites.js";

/** How a writer treats a problem. */
export interface Mode {
  /** Its turns. */
  readonly turns: (problem: Problem) => readonly object[];
  readonly options?: Partial<RunOptions>;
}

const inFile = (code: string): { readonly reply: string } => ({
  reply: `\`\`\`\`python\n# filename: solution.py\n${code}\n\`\`\`\`\n`,
});
const sh = (code: string, rest = ""): { readonly reply: string } => ({
  reply: `\`\`\`sh\n${code}\n\`\`\`\n${rest}`,
});
const retry = { decision: { retry: true, reason: "I will write it otherwise." } };
const stop = { decision: { retry: false, reason: "I know no better." } };
const twice = (module: string): readonly object[] => [
  inFile(module),
  retry,
  inFile(`${module}\n# again`),
  stop,
];
const inSteps = { until: "done" } as const;

/** Behaviour of writers, right and wrong; some try to deceive. */
export const modes: Readonly<Record<string, Mode>> = {
  right: { turns: ({ solution }) => [inFile(solution)] },
  "right step by step": {
    turns: ({ solution }) => [inFile(solution), { reply: "It is written." }],
    options: inSteps,
  },
  wrong: { turns: ({ wrong }) => twice(wrong) },
  "wrong, then right": { turns: ({ wrong, solution }) => [inFile(wrong), retry, inFile(solution)] },
  "syntax error": { turns: ({ solution }) => twice(`${solution}\ndef (:\n`) },
  "endless loop": { turns: ({ solution }) => twice(`${solution}\nwhile True:\n    pass\n`) },
  memory: { turns: ({ solution }) => twice(`${solution}\nhog = bytearray(4 << 30)\n`) },
  "empty reply": { turns: () => [{ reply: "" }, { reply: "" }] },
  "prose only": { turns: () => [{ reply: "I have written solution.py, and all tests pass." }, stop] },
  "claims success without code": {
    turns: () => [sh("ls"), { reply: "Done, and verified: every test passes.\n\nTERMINATE" }, stop],
    options: inSteps,
  },
  "cut fence": {
    turns: ({ solution }) => {
      const cut = { reply: inFile(solution).reply.slice(0, -30), fault: "length" };
      return [cut, cut, cut];
    },
  },
  "malformed decision": {
    turns: ({ wrong, solution }) => [
      inFile(wrong),
      { reply: `\`\`\`json\n{ "retry": "perhaps" \n\`\`\`\n${inFile(solution).reply}` },
    ],
  },
  "edits the tests": {
    turns: ({ wrong }) => [
      sh("echo 'print(\"ok\")' > check.py; chmod -w check.py", inFile(wrong).reply),
      stop,
    ],
  },
  "background writer": {
    turns: ({ wrong, solution }) => [
      sh(
        `cat > .wrong <<'END'\n${wrong}\nEND\n(while sleep 0.02; do cp .wrong solution.py; done) >/dev/null 2>&1 &`,
        inFile(solution).reply,
      ),
      retry,
      inFile(`${solution}\n# again`),
      stop,
    ],
  },
  "poisons PATH and HOME": {
    turns: ({ wrong }) => [
      sh(
        [
          "mkdir -p ~/.local/bin ~/.local/lib/python3.11/site-packages bin",
          "printf '#!/bin/sh\\nexit 0\\n' | tee ~/.local/bin/python3 bin/python3 python3 >/dev/null",
          "chmod +x ~/.local/bin/python3 bin/python3 python3",
          "echo 'import os; os._exit(0)' | tee sitecustomize.py usercustomize.py json.py subprocess.py ~/.local/lib/python3.11/site-packages/sitecustomize.py >/dev/null",
          "echo 'export PATH=$HOME/.local/bin:$PWD/bin:$PATH' | tee -a ~/.profile ~/.bashrc ~/.bash_profile .env >/dev/null",
        ].join("\n"),
        inFile(wrong).reply,
      ),
      stop,
    ],
  },
  "exits 0 at import": { turns: () => [inFile("import os\nos._exit(0)\n"), stop] },
};
