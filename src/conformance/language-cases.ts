import type { ExecutorCases } from "./executor-stage.js";
import { expectContains, expectEqual, expectExecution, expectPass, expectThat } from "./expectations.js";
import { block, execute, shell } from "./session-calls.js";

/** Code that prints 42 and a line end, by language. */
const answers: Readonly<Record<string, string>> = {
  python: "print(6 * 7)",
  sh: "echo $((6 * 7))",
  bash: 'a=(6 7); echo "$((a[0] * a[1]))"',
  javascript: "console.log(6 * 7)",
  typescript: "const answer: number = 6 * 7; console.log(answer);",
  ruby: "puts 6 * 7",
  perl: 'print 6 * 7, "\\n";',
  php: '<?php echo 6 * 7, "\\n";',
  r: 'cat(6 * 7, "\\n", sep = "")',
  julia: "println(6 * 7)",
  lua: "print(6 * 7)",
  powershell: "6 * 7",
  go: 'package main\nimport "fmt"\nfunc main() { fmt.Println(6 * 7) }',
  rust: 'fn main() { println!("{}", 6 * 7); }',
  java: "class Answer { public static void main(String[] words) { System.out.println(6 * 7); } }",
  c: '#include <stdio.h>\nint main(void) { printf("%d\\n", 6 * 7); }',
  "c++": "#include <iostream>\nint main() { std::cout << 6 * 7 << std::endl; }",
};

export const languageCases: ExecutorCases = {
  "python and sh run under all of their names": async ({ session }) => {
    const { languages } = session.facts;
    const hasBoth = languages.includes("python") && languages.includes("sh");
    expectThat(hasBoth, { what: "the languages", expected: "python and sh among them", seen: languages });
    const programs = { python: "py", py: "py", python3: "py", Python: "py", sh: "sh", shell: "sh" };
    for (const [word, kind] of Object.entries(programs)) {
      const code = kind === "py" ? `print("${word}")\n` : `echo ${word}\n`;
      expectPass(await execute(session, block(word, code)), `${word}\n`, `a block of ${word}`);
    }
  },
  "every language in the `facts` of the sandbox can run": async ({ session }) => {
    for (const language of session.facts.languages) {
      const answer = block(language, answers[language] ?? "");
      // A compiler on a busy machine takes longer than other cases.
      expectPass(await execute(session, answer, { timeoutMs: 30_000 }), "42\n", language);
    }
  },
  "a block in an unknown language does not run and writes nothing": async ({ session }) => {
    for (const word of ["cobol", "", "pythonx;id", "../sh"]) {
      const execution = await execute(session, block(word, "echo hello\n", "unrun.txt"));
      const unrun = { ending: "not-run", notRun: "language", exitCode: null, file: null } as const;
      const what = `a block of the language ${JSON.stringify(word)}`;
      expectExecution(execution, { ...unrun, durationMs: 0 }, what);
      expectContains(execution.evidence, "languages here: ", `the evidence of ${what}`);
    }
    expectEqual(await shell(session, "test -e unrun.txt || echo nothing"), "nothing\n", "what was written");
  },
  "an empty block passes": async ({ session }) => {
    expectPass(await execute(session, block("sh", "")), "", "an empty block of sh");
    expectPass(await execute(session, block("python", "")), "", "an empty block of python");
  },
};
