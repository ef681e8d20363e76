import type { ExecutorCases } from "./executor-stage.js";
import {
  expectContains,
  expectEqual,
  expectPart,
  expectRejection,
  expectSame,
  expectThat,
} from "./expectations.js";
import { collect, python, readText, shell, workspaceFiles } from "./session-calls.js";

export const sessionCases: ExecutorCases = {
  "code sees none of agent-exec's own environment variables": async ({ start }) => {
    process.env["AGENT_EXEC_CANARY"] = "canary-7f3a";
    try {
      const seen = await python(await start(), "import os\nprint(dict(os.environ))\n");
      expectContains(seen, "{", "the code's environment");
      const expected = "nothing of a variable of the client's";
      expectThat(!seen.includes("canary-7f3a"), { what: "the code's environment", expected, seen });
    } finally {
      delete process.env["AGENT_EXEC_CANARY"];
    }
  },
  "a sandbox starts with the given files": async ({ start }) => {
    const big = "x".repeat(1e6);
    const tool = "#!/bin/sh\necho tool\n";
    const session = await start({
      files: workspaceFiles({ "src/a.txt": "A", "tool.sh": tool, "big.txt": big }),
    });
    expectEqual(await readText(session, "src/a.txt"), "A", "a file in a folder");
    expectEqual(await shell(session, "./tool.sh"), "tool\n", "the output of a program");
    expectEqual(await readText(session, "big.txt"), big, "a file of 1 MB");
  },
  "a new sandbox is empty, whatever other sandboxes contain": async ({ session, start }) => {
    await shell(session, "echo old >old.txt");
    const fresh = await start();
    const seen = await shell(fresh, "echo *");
    const expected = "nothing, or the block's own file alone";
    expectThat(/^(\*|tmp_code_[0-9a-f]{16}\.sh)\n$/.test(seen), { what: "the workspace", expected, seen });
    expectEqual(await collect(fresh), { files: {}, leftOut: {} }, "what comes out");
  },
  "a sandbox does not start if the `signal` is already aborted": async ({ open }) => {
    const reason = new Error("too late");
    const start = open().start({ signal: AbortSignal.abort(reason) });
    try {
      expectSame(await expectRejection(start, "the start"), reason, "what the start rejects with");
    } finally {
      // If the sandbox started in spite of the signal, nobody else ends it.
      await start.then(
        (session) => session.stop().catch(() => undefined),
        () => undefined,
      );
    }
  },
  "a sandbox can be stopped twice, and then its files are gone": async ({ start }) => {
    const session = await start();
    await session.stop();
    await session.stop();
    const thrown = await expectRejection(collect(session), "reading its files");
    expectPart(thrown, { code: "session-lost" }, "reading its files");
  },
  "the executor's description is the same before and after a start": async ({ open, signal }) => {
    const executor = open();
    const before = executor.describe();
    const session = await executor.start({ signal });
    const after = executor.describe();
    await session.stop();
    expectEqual(after, before, "its description after a start");
    expectContains(before, "python", "its description");
  },
};
