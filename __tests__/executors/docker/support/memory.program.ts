import { AgentExecError } from "../../../../src/errors.js";
import { block, collect, execute, shell } from "../../../../src/conformance/session-calls.js";
import { openDocker, testSettings } from "./docker-fixture.js";
import { anyFaults } from "../faults/engine-faults.js";
import { openFaultyEngine } from "../faults/faulty-engine.js";
import { openUnsealedEngine } from "./rewriting-engine.js";

const mebibyte = 1024 * 1024;
const never = new AbortController().signal;

/** Runs a block with somebody who watches the output, after a first block, so that what is loaded once does not count. */
export async function runBlock(code: string, begin: () => void) {
  const session = await openDocker().start({ signal: never });
  let liveChars = 0;
  await execute(session, block("python", "print(1)"));
  begin();
  const { ending, stdout } = await execute(session, block("python", code), {
    timeoutMs: 120_000,
    onOutput: (_, text) => (liveChars += text.length),
  });
  await session.stop();
  return { ending, bytes: stdout.bytes, lines: stdout.lines, keptChars: stdout.text.length, liveChars };
}

/** Waits until the killer is there, and for a second, after which a spare would be, then writes into the output of all processes of its own user. */
export function writeIntoOthers(mebibytes: number): string {
  return `
import os, time
def others():
    commands = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if int(pid) == os.getpid() or os.stat(f"/proc/{pid}").st_uid != os.getuid(): continue
            commands[pid] = open(f"/proc/{pid}/cmdline").read()
        except OSError: pass
    return commands
time.sleep(1)
until = time.monotonic() + 6
while not any("kill -9 -1" in command for command in others().values()) and time.monotonic() < until: time.sleep(0.1)
written = 0
for pid in others():
    for fd in (1, 2):
        out = os.open(f"/proc/{pid}/fd/{fd}", os.O_WRONLY)
        os.write(out, b"ALL 512 TESTS PASSED\\n")
        for _ in range(${mebibytes}): os.write(out, b"x" * ${mebibyte})
        os.close(out)
        written += 1
time.sleep(0.3)
print("outputs", written)
`;
}

/** Writes so much into the outputs of what waits, and then runs another block. */
export async function forge(mebibytes: number, begin: () => void) {
  const engine = await openUnsealedEngine();
  const session = await openDocker({ endpoint: engine.endpoint }).start({ signal: never });
  await shell(session, "true");
  begin();
  const code = writeIntoOthers(mebibytes);
  const { exitCode, stdout } = await execute(session, block("python", code), { timeoutMs: 100_000 });
  const next = await shell(session, "echo next");
  await session.stop();
  await engine.close();
  return { exitCode, said: stdout.text, next };
}

/** Reads the files of a workspace in which code left so many folders of a thousand. */
export async function collectMany(folders: number, begin: () => void) {
  const large = { memoryBytes: 3072 * mebibyte, workspaceBytes: 1024 * mebibyte };
  const session = await openDocker({ ...testSettings, ...large }).start({ signal: never });
  const code = `
import os
for n in range(${folders}):
    os.mkdir(f"{n:02}")
    for m in range(1_000):
        os.close(os.open(f"{n:02}/{m:03}", os.O_CREAT | os.O_WRONLY))
`;
  const { exitCode, stderr } = await execute(session, block("python", code), { timeoutMs: 100_000 });
  if (exitCode !== 0) throw new Error(stderr.text);
  begin();
  const { files, leftOut } = await collect(session);
  await session.stop();
  return { files: Object.keys(files).length, leftOut: Object.keys(leftOut).length, more: leftOut["…"] };
}

/** Asks an engine whose answer has no end. */
export async function askEndless(_input: null, begin: () => void) {
  const engine = await openFaultyEngine();
  engine.breakCall("inspect image", anyFaults["answers without an end"]!);
  begin();
  const startedAt = Date.now();
  const error = await openDocker({ endpoint: engine.endpoint })
    .start({ signal: never })
    .catch((thrown: unknown) => thrown);
  const tookMs = Date.now() - startedAt;
  await engine.close();
  if (!(error instanceof AgentExecError)) throw new Error("The endless answer was taken.", { cause: error });
  return { code: error.code, message: error.message, tookMs };
}
