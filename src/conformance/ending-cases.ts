import type { ExecutorCases } from "./executor-stage.js";
import { expectBetween, expectContains, expectEqual, expectExecution, expectThat } from "./expectations.js";
import { block, execute, python, readText, shell, sleep } from "./session-calls.js";
import beatingGrandchild from "./programs/beating-grandchild.py.js";
import beatsTwice from "./programs/beats-twice.py.js";

export const endingCases: ExecutorCases = {
  "the exit code is the program's own, even 124 to 127": async ({ session }) => {
    for (const exitCode of [0, 1, 2, 77, 124, 125, 126, 127]) {
      const execution = await execute(session, block("sh", `exit ${exitCode}\n`));
      expectExecution(execution, { ending: "exited", exitCode }, `exit ${exitCode}`);
    }
  },
  "a signal is reported differently from an exit": async ({ session }) => {
    const killed = await execute(session, block("sh", "kill -9 $$\n"));
    expectExecution(killed, { ending: "signalled", exitCode: 137 }, "a block that kills itself");
    const code = "import os, signal\nos.kill(os.getpid(), signal.SIGSEGV)\n";
    const crash = await execute(session, block("python", code));
    expectExecution(crash, { ending: "signalled", exitCode: 139 }, "a block that crashes");
    expectContains(crash.evidence, "SIGSEGV", "the evidence of a crash");
  },
  "after a timeout, the output, the sandbox and the workspace are still there": async ({ session }) => {
    await shell(session, "echo kept >kept.txt");
    const slow = block("python", "import time\nprint('before')\ntime.sleep(60)\n");
    // On a busy machine an interpreter needs a second to start.
    const execution = await execute(session, slow, { timeoutMs: 2000 });
    expectExecution(execution, { ending: "timed-out", exitCode: 124, stdout: { text: "before\n" } });
    expectBetween(execution.durationMs, [1990, 3000], "milliseconds of a block with a deadline of 2,000");
    expectEqual(await readText(session, "kept.txt"), "kept\n", "a file of before");
  },
  "the idle timeout ends a silent block and keeps its output": async ({ session }) => {
    const code = "import time\nfor n in range(1, 5):\n    print(n)\n    time.sleep(0.7)\ntime.sleep(60)\n";
    const execution = await execute(session, block("python", code), { idleTimeoutMs: 1900 });
    expectExecution(execution, {
      ending: "timed-out",
      cause: "idle",
      exitCode: 124,
      stdout: { text: "1\n2\n3\n4\n" },
    });
    expectContains(execution.evidence, "no output for 1.9 s", "the evidence");
    expectBetween(execution.durationMs, [3850, 5350], "milliseconds until it had been silent for 1,900");
    expectEqual(await shell(session, "echo on"), "on\n", "the next block's output");
  },
  "a timeout ends a program that ignores TERM": async ({ session }) => {
    const code = `trap '' TERM HUP INT\necho ready\nwhile :; do ${sleep(1)}; done\n`;
    const execution = await execute(session, block("sh", code), { timeoutMs: 1500 });
    expectExecution(execution, { ending: "timed-out", stdout: { text: "ready\n" } });
    // The limit is generous: on a busy machine, a kill took 1,100 ms. It still finds an executor that first sends TERM
    // and waits ten seconds.
    expectBetween(execution.durationMs, [0, 6500], "milliseconds of a block with a deadline of 1,500");
  },
  "a timeout kills a grandchild process that started its own session": async ({ session }) => {
    const execution = await execute(session, block("python", beatingGrandchild), { timeoutMs: 2000 });
    expectExecution(execution, { ending: "timed-out" });
    const [first, second] = (await python(session, beatsTwice)).split("\n");
    expectThat(Number(first) > 1, { what: "the grandchild's beats", expected: "some", seen: first });
    expectEqual(second, first, "its beats half a second later");
  },
  "a cancelled block ends at once, and the sandbox can run more blocks": async ({ session }) => {
    const stop = new AbortController();
    let stoppedAt = Infinity;
    const execution = await execute(session, block("sh", `echo one\n${sleep(60)}\n`), {
      signal: stop.signal,
      onOutput: () => {
        stoppedAt = performance.now();
        stop.abort(new Error("enough"));
      },
    });
    const endedAt = performance.now();
    expectExecution(execution, { ending: "cancelled", exitCode: 130, stdout: { text: "one\n" } });
    expectBetween(endedAt - stoppedAt, [0, 1100], "milliseconds from the signal to the end");
    expectEqual(await shell(session, "echo on"), "on\n", "the next block's output");
  },
  "a block that is cancelled before it starts does not run": async ({ session }) => {
    const execution = await execute(session, block("sh", ": >ran\n"), { signal: AbortSignal.abort() });
    expectExecution(execution, { ending: "cancelled", exitCode: 130, file: null });
    expectEqual(await shell(session, "test -e ran || echo nothing"), "nothing\n", "what it left");
  },
};
