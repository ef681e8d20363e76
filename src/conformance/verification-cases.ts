import type { Cases } from "./conformance.js";
import type { ExecutorContext } from "./executor-stage.js";
import { expectExecution, expectPass, expectThat } from "./expectations.js";
import { python, shell, sleep, verify } from "./session-calls.js";

export const verificationCases: Cases<ExecutorContext> = {
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
  "shell errors of a verification show its own name": async ({ session }) => {
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

/** The argument is the reversed text, so that this program puts the text into no file. */
const searchFiles = `
import os, sys
text = sys.argv[1][::-1].encode()
found = []
for at, _, names in os.walk("."):
    found += [name for name in names if text in open(os.path.join(at, name), "rb").read()]
print(found)
`;

/**
 * Adds `exit 0` to every file that its parents have open, and to every script nearby. It skips the files of the Node
 * process that runs the case: without isolation Node would crash.
 */
const addToParents = `
import glob, os
def parent_of(pid):
    return int([line for line in open(f"/proc/{pid}/status") if line.startswith("PPid:")][0].split()[1])
def add(path, flags=0):
    try: os.write(os.open(path, os.O_WRONLY | os.O_APPEND | flags), b"\\nexit 0\\n")
    except OSError: pass
pid = os.getppid()
for _ in range(2):
    if pid < 2: break
    try:
        if "node" in os.path.basename(os.readlink(f"/proc/{pid}/exe")): break
    except OSError: pass
    for fd in (0, 3, 10, 11, 254, 255): add(f"/proc/{pid}/fd/{fd}", os.O_NONBLOCK)
    pid = parent_of(pid)
for path in glob.glob("./*.sh") + glob.glob("/run/*/*.sh"): add(path)
`;
