import type { ExecutorCases } from "./executor-stage.js";
import { expectBetween, expectEqual, expectPart, expectPass, expectThat } from "./expectations.js";
import { block, execute, inOrder, sleep } from "./session-calls.js";

export const outputCases: ExecutorCases = {
  "stdout and stderr are separate, and their order is known": async ({ session }) => {
    // The pauses are needed because a busy machine may swap output that comes close together.
    const code = `for n in 1 2 3; do echo out$n; ${sleep(0.2)}; echo err$n >&2; ${sleep(0.2)}; done\n`;
    const execution = await execute(session, block("sh", code));
    const { stdout, stderr } = execution;
    expectEqual(stdout, { text: "out1\nout2\nout3\n", bytes: 15, truncated: false }, "standard output");
    expectEqual(stderr, { text: "err1\nerr2\nerr3\n", bytes: 15, truncated: false }, "standard error");
    expectEqual(inOrder(execution), "out1\nerr1\nout2\nerr2\nout3\nerr3\n", "both in order");
  },
  "bytes that are not UTF-8, and NUL bytes, do no harm": async ({ session }) => {
    const { stdout } = await execute(session, block("sh", "printf 'a\\377\\376b\\000c'\n"));
    expectPart(stdout, { text: "a\uFFFD\uFFFDb\0c", bytes: 6, truncated: false }, "standard output");
  },
  "50,000 three-byte characters arrive undamaged, in the live output too": async ({ session }) => {
    let live = "";
    const { stdout } = await execute(session, block("python", "print('€' * 50_000)\n"), {
      onOutput: (_stream, text) => (live += text),
    });
    const text = `${"€".repeat(50_000)}\n`;
    expectPart(stdout, { text, bytes: 150_001 }, "standard output");
    expectEqual(live, text, "what came live");
  },
  "long output is cut in the middle and counted correctly": async ({ session }) => {
    const code = 'for n in range(10_000): print(f"{n:0267}")\n';
    const { stdout } = await execute(session, block("python", code));
    expectPart(stdout, { bytes: 2_680_000, truncated: true }, "10,000 lines of 268 bytes");
    const line = (n: number): string => `${String(n).padStart(267, "0")}\n`;
    const [head, tail] = [line(0) + line(1) + line(2), line(9_998) + line(9_999)];
    expectEqual(stdout.text.slice(0, head.length), head, "the first lines");
    expectEqual(stdout.text.slice(-tail.length), tail, "the last lines");
    const kept = [head.length + tail.length, 1024 * 1024 + 100] as const;
    expectBetween(stdout.text.length, kept, "characters that were kept");
  },
  "output is shown while the program runs": async ({ session }) => {
    const at: number[] = [];
    await execute(session, block("sh", `echo one; ${sleep(1.5)}; echo two\n`), {
      onOutput: () => at.push(performance.now()),
    });
    const apartMs = (at.at(-1) ?? 0) - (at[0] ?? 0);
    const expected = "more than 300 ms apart";
    expectThat(apartMs > 300, { what: "two lines that were written 1.5 s apart", expected, seen: apartMs });
  },
  "an error in `onOutput` does not end the block": async ({ session }) => {
    const execution = await execute(session, block("sh", `echo one; ${sleep(0.2)}; echo two\n`), {
      onOutput: () => {
        throw new Error("the watcher failed");
      },
    });
    expectPass(execution, "one\ntwo\n");
  },
  "standard input is empty": async ({ session }) => {
    const code = "import sys\nprint(repr(sys.stdin.read()))\n";
    expectPass(await execute(session, block("python", code)), "''\n");
  },
};
