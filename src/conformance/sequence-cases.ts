import type { ExecutorCases } from "./executor-stage.js";
import { expectBetween, expectEqual, expectExecution, expectPass } from "./expectations.js";
import { block, execute, python, shell, sleep } from "./session-calls.js";
import server from "./programs/server.py.js";
import client from "./programs/client.py.js";

export const sequenceCases: ExecutorCases = {
  "blocks share the workspace but not their variables": async ({ session }) => {
    await shell(session, "x=1; export x; echo hello >shared.txt");
    const code = 'read -r line <shared.txt; echo "$line"; echo "${x-unset}"';
    expectEqual(await shell(session, code), "hello\nunset\n", "the file and the variable");
  },
  "a block runs its own code even if an earlier block left something under its file name": async ({
    session,
  }) => {
    for (const [language, code] of Object.entries({
      python: "print('ran')\nimport sys; sys.exit(3)\n",
      sh: "echo ran; exit 3\n",
    })) {
      for (const trap of traps) {
        const later = block(language, `${code}# ${trap}\n`);
        const ran = { ending: "exited", exitCode: 3, stdout: { text: "ran\n" } } as const;
        const before = await execute(session, later);
        expectExecution(before, ran, `a block of ${language}`);
        // The executor does not say where the file is.
        if (before.file === null) continue;
        await python(session, `import os\npath = ${JSON.stringify(before.file)}\nos.remove(path)\n${trap}\n`);
        const execution = await execute(session, later);
        expectExecution(execution, ran, `a block of ${language} after ${trap}`);
      }
    }
  },
  "a server that one block starts answers in the next block": async ({ session }) => {
    await shell(session, "echo served >served.txt");
    const started = await execute(session, block("python", server));
    expectExecution(started, { ending: "exited", exitCode: 0 }, "the block that starts it");
    expectBetween(started.durationMs, [0, 3000], "milliseconds of the block that starts it");
    expectPass(await execute(session, block("python", client)), "served\n", "the block that asks it");
  },
  "a background process that keeps the output open does not delay the end of the block": async ({
    session,
  }) => {
    const execution = await execute(session, block("sh", `${sleep(30)} &\necho done\n`));
    expectPass(execution, "done\n");
    const what = "milliseconds of the block, whose child sleeps for 30,000";
    expectBetween(execution.durationMs, [0, 3000], what);
  },
  "a block ends only when its program ends, even if the program closes its output": async ({ session }) => {
    const execution = await execute(session, block("sh", `echo out\nexec >&- 2>&-\n${sleep(0.6)}\nexit 7\n`));
    expectExecution(execution, { ending: "exited", exitCode: 7, stdout: { text: "out\n" } });
    expectBetween(execution.durationMs, [500, Infinity], "milliseconds of a block that sleeps for 600");
  },
};

/** Ways in which a block can replace the file at `path`. */
const traps = [
  "os.symlink('/dev/null', path)",
  "os.symlink('elsewhere', path)",
  "os.mkfifo(path)",
  "os.mkdir(path); open(path + '/x', 'w').close()",
  "open(path, 'w').write('exit()'); os.chmod(path, 0)",
];
