import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { verify, workspaceFiles } from "../../../../src/conformance/session-calls.js";
import { openDocker } from "../../docker/support/docker-fixture.js";
import { openUnsealedEngine } from "../../docker/support/rewriting-engine.js";

const never = new AbortController().signal;

/** Looks for a text, given the other way round, wherever a process of the blocks' user may look; its own memory apart. */
const lookEverywhere = `
import ctypes, os, re, sys
text = sys.argv[1][::-1].encode()
found, refused = [], 0
def look(where, read):
    global refused
    try:
        if text in read(): found.append(where)
    except OSError: refused += 1
def file(path):
    with open(path, "rb") as opened: return opened.read(1 << 24)
def memory(pid):
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", 0) as mem:
        held = b""
        for begin, end in re.findall(r"^(\\w+)-(\\w+) r", maps.read(), re.M):
            try:
                mem.seek(int(begin, 16)); held += mem.read(int(end, 16) - int(begin, 16))
            except (OSError, OverflowError, ValueError): pass
        return held
def traced(pid):
    buffer = ctypes.create_string_buffer(1)
    if ctypes.CDLL(None, use_errno=True).ptrace(0x4206, int(pid), 0, 0) == 0: return text
    raise OSError
pids = [pid for pid in os.listdir("/proc") if pid.isdigit() and int(pid) != os.getpid()]
for pid in pids:
    for name in ("cmdline", "environ", "fd/0", "fd/3", "fd/10", "fd/255"):
        if name[:2] == "fd" and not os.path.isfile(f"/proc/{pid}/{name}"): refused += 1
        else: look(f"{name} of a process", lambda: file(f"/proc/{pid}/{name}"))
    look("memory", lambda: memory(pid))
    look("tracing the shell", lambda: traced(pid) if int(pid) == os.getppid() else b"")
for folder in ("/workspace", "/tmp", "/run", "/dev/shm", "/var", "/etc"):
    for at, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(at, name)
            if os.path.isfile(path): look(path, lambda: file(path))
look("variables", lambda: repr(dict(os.environ)).encode())
print(sorted(set(found)), len(pids) > 2, refused > 10)
`;

/** Each way to reach into the shell that waits for it, ending with a failure all the same. */
const waysToReachTheShell: Readonly<Record<string, string>> = {
  "writes into its streams": `
for fd in range(256):
    try: os.write(os.open(f"/proc/{shell}/fd/{fd}", os.O_WRONLY | os.O_NONBLOCK), b"\\nexit 0\\n")
    except OSError: pass
`,
  "writes into its memory": `
with open(f"/proc/{shell}/maps") as maps, open(f"/proc/{shell}/mem", "r+b", 0) as memory:
    for line in maps:
        begin, end = (int(part, 16) for part in line.split()[0].split("-"))
        if "rw" not in line: continue
        memory.seek(begin)
        held = memory.read(end - begin)
        for at in range(len(held)):
            if held.startswith(b"exit 9", at): memory.seek(begin + at); memory.write(b"exit 0")
`,
  "traces it": `
import ctypes
trace = ctypes.CDLL(None, use_errno=True).ptrace
if trace(16, shell, 0, 0) == 0:
    os.waitpid(shell, 0x40000000)
    trace(8, shell, 0, 0)
`,
  "sends it signals": `
for signal in (1, 2, 10, 12, 14, 15, 17, 18, 28): os.kill(shell, signal)
`,
  "changes every script in reach": `
for path in glob.glob("/workspace/*") + glob.glob("/run/*/*") + glob.glob("/tmp/*") + glob.glob("/tmp/.*"):
    try:
        open(path + ".new", "w").write("#!/bin/sh\\nexit 0\\n")
        os.chmod(path + ".new", 0o755)
        os.rename(path + ".new", path)
    except OSError: pass
`,
  "leaves files that shells and loaders read": `
for name in (".profile", ".bashrc", ".shrc", ".bash_profile", ".env", "ld.so.preload"):
    for folder in ("/tmp", "/workspace", "/etc"):
        try: open(f"{folder}/{name}", "w").write("exit 0\\n")
        except OSError: pass
os.environ.update(ENV="/tmp/.profile", BASH_ENV="/tmp/.profile", LD_PRELOAD="/tmp/none.so")
`,
  "leaves a process that goes on": `
if os.fork() == 0:
    os.setsid()
    for _ in range(20):
        for path in glob.glob("/workspace/*.sh") + glob.glob("/proc/*/fd/*"):
            try: os.write(os.open(path, os.O_WRONLY | os.O_NONBLOCK | os.O_APPEND), b"\\nexit 0\\n")
            except OSError: pass
        time.sleep(0.02)
    os._exit(0)
`,
};

const files = (): Parameters<typeof workspaceFiles>[0] => ({
  "look.py": lookEverywhere,
  "reach.py": `
import glob, os, sys, time
shell = os.getppid()
try: exec(sys.stdin.read())
except (OSError, PermissionError): pass
`,
  ...Object.fromEntries(Object.entries(waysToReachTheShell)),
});

describe("a verification's command", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openDocker({ runId: "verification" }).start({
      signal: never,
      files: workspaceFiles(files()),
      purpose: "verification",
    });
  });
  afterAll(() => session.stop());

  it("is found by what it starts in no file, no argument, no variable and no memory", async () => {
    const marker = "marker-5081-of-a-command";
    const reversed = [...marker].toReversed().join("");
    const command = `: ${marker}\nanswer="$(python3 look.py ${reversed})"\necho "$answer"; (exit 3)`;
    for (const _ of [1, 2]) {
      const { exitCode, stdout, stderr } = await verify(session, command);
      expect({ exitCode, stdout: stdout.text, stderr: stderr.text }).toEqual({
        exitCode: 3,
        stdout: "[] True True\n",
        stderr: "",
      });
    }
  });

  it("is not ended with 0 by what it starts, however that reaches for its shell", async () => {
    for (const way of Object.keys(waysToReachTheShell)) {
      const command = `python3 reach.py <"${way}"\nsleep 0.1\nexit 9`;
      const { ending, exitCode } = await verify(session, command);
      const isEnded = ending === "signalled" && (exitCode ?? 0) > 128;
      expect([way, isEnded || exitCode === 9]).toEqual([way, true]);
    }
  });
});

describe("where the image's shell cannot be copied, a verification's command", () => {
  it("is fixed all the same before anything of it runs, and lies in no file", async () => {
    const engine = await openUnsealedEngine();
    const options = { runId: "unsealed-verification", endpoint: engine.endpoint };
    const session = await openDocker(options).start({ signal: never, files: workspaceFiles(files()) });
    try {
      expect(session.facts.held).toMatchObject({ "sealed shell": false });
      const unfixed = [
        "changes every script in reach",
        "leaves files that shells and loaders read",
        "writes into its streams",
      ];
      for (const way of unfixed) {
        const { exitCode } = await verify(session, `python3 reach.py <"${way}"\nexit 9`);
        expect([way, exitCode]).toEqual([way, 9]);
      }
      const { stdout } = await verify(session, "! grep -rs TODO-4711 . /tmp /run && echo none");
      expect(stdout.text).toBe("none\n");
    } finally {
      await session.stop();
      await engine.close();
    }
  });
});
