import type { ExecutorCases } from "./executor-stage.js";
import { expectExecution, expectPass, expectThat } from "./expectations.js";
import { python, shell, sleep, verify } from "./session-calls.js";
import searchFiles from "./programs/search-files.py.js";
import addToParents from "./programs/add-to-parents.py.js";

export const verificationCases: ExecutorCases = {
  "a verification runs with sh in the workspace, without input, and keeps its exit code": async ({
    session,
  }) => {
    await shell(session, "echo left >left.txt");
    const command = `read -r line <left.txt; printf '%s|' "$line" '$0' '  \\t' $#
read -r more || echo end >&2
exit 3`;
    const ended = { ending: "exited", exitCode: 3, file: null } as const;
    const said = { stdout: { text: "left|$0|  \\t|0|" }, stderr: { text: "end\n" } };
    expectExecution(await verify(session, command), { ...ended, ...said }, "the command");
    for (const nothing of ["", "# only a comment", "true\n\n"])
      expectPass(await verify(session, nothing), "");
  },
  "shell errors of a verification begin with `verify:`": async ({ session }) => {
    const execution = await verify(session, "no-such-program-4711");
    expectExecution(execution, { ending: "exited", exitCode: 127 });
    const seen = execution.stderr.text;
    const expected = "verify: …no-such-program-4711: …not found";
    const isNamed = /^verify: .*no-such-program-4711: .*not found\n$/.test(seen);
    expectThat(isNamed, { what: "standard error", expected, seen });
  },
  "no file in the workspace contains the verification": async ({ session }) => {
    await python(session, `open("look.py", "w").write(${JSON.stringify(searchFiles)})\n`);
    expectPass(await verify(session, ": marker-5081; python3 look.py 1805-rekram"), "[]\n");
  },
  "programs that a verification starts cannot add commands to it": async ({ session }) => {
    await python(session, `open("add.py", "w").write(${JSON.stringify(addToParents)})\n`);
    const execution = await verify(session, "python3 add.py\nread -r more && echo $more\nfalse");
    expectExecution(execution, { ending: "exited", exitCode: 1, stdout: { text: "" } });
  },
  "a verification ends at its deadline": async ({ session }) => {
    // On a busy machine a shell takes long to start.
    const execution = await verify(session, `echo begun; ${sleep(60)}`, { timeoutMs: 2000 });
    expectExecution(execution, { ending: "timed-out", exitCode: 124, stdout: { text: "begun\n" } });
  },
};
