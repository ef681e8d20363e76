// The endings that code can cause: a block, and what happens to it meanwhile.

/** The block's file. Forked processes keep this name in their command line, so the watcher finds them. */
export const blockFile = "ending-bench.py";

/** 700 ms: the interpreter has started and the block is at work long before. */
const timeoutMs = 700;
const mebibyte = 1024 ** 2;

const forever = "while True: time.sleep(60)";
/** Prints when it hits the limit, by the clock that containers share with the machine. */
const atLimit = `print("AT", time.time() * 1000, flush=True)`;

/**
 * @typedef Case
 * @property {string} name
 * @property {string} code Python.
 * @property {"timeout"} [kind] These run more often than the others.
 * @property {number} [timeoutMs] Default: a minute.
 * @property {number} [idleTimeoutMs] Default: none.
 * @property {"abort" | "kill-first" | "kill-container"} [act] What happens to it from outside while it runs.
 * @property {object} [settings] The executor's.
 * @property {string[]} endings The allowed endings.
 * @property {boolean} [isFresh] Whether each round needs a new session, because the block spoils the workspace.
 * @property {boolean} [isSessionLost] Whether the session must be lost; otherwise it must continue with the same workspace.
 * @property {boolean} [livesOn] Whether background processes of the block live on by design.
 */

/** @type {Case[]} */
export const cases = [
  timeout("timeout: sleeps", forever),
  timeout(
    "timeout: ignores every signal that it can",
    `for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}: signal.signal(number, signal.SIG_IGN)\n${forever}`,
  ),
  timeout(
    "timeout: forked twice, its parent gone",
    `if os.fork() == 0:\n  if os.fork(): os._exit(0)\n${forever}`,
  ),
  timeout("timeout: a session of its own", `if os.fork() == 0: os.setsid()\n${forever}`),
  timeout("timeout: a child that holds stdout", `if os.fork():\n  ${forever}\n${forever}`),
  timeout("timeout: stopped by itself", "os.kill(os.getpid(), signal.SIGSTOP)"),
  timeout("timeout: writes without end", `while True: print("x" * 999)`),
  timeout(
    "timeout: a busy loop in each of 100 processes",
    "for _ in range(99):\n  if os.fork() == 0: break\nwhile True: pass",
  ),
  timeout("timeout: forks without end", "while True:\n  try: os.fork()\n  except OSError: pass", [
    "timed-out",
  ]),
  { name: "idle", code: `${atLimit}\n${forever}`, idleTimeoutMs: 700, endings: ["timed-out"] },
  {
    name: "out of memory",
    code: `kept = []\nwhile True:\n  ${atLimit}\n  kept.append(bytearray(os.urandom(1) * 2**22))`,
    settings: { memoryBytes: 256 * mebibyte, workspaceBytes: 64 * mebibyte },
    endings: ["out-of-memory"],
  },
  {
    name: "process limit",
    code: `try:\n  while True:\n    if os.fork() == 0: time.sleep(600)\nexcept OSError:\n  ${atLimit}\n  raise`,
    settings: { pids: 64 },
    endings: ["process-limit"],
  },
  {
    name: "disk full",
    code: `try:\n  with open("big", "wb") as file:\n    while True: file.write(bytes(2**20))\nexcept OSError:\n  ${atLimit}\n  raise`,
    settings: { workspaceBytes: 64 * mebibyte },
    endings: ["disk-full"],
    isFresh: true,
  },
  {
    name: "inodes spent",
    code: `os.mkdir("many")\ntry:\n  for number in range(10**9): open(f"many/{number}", "wb").close()\nexcept OSError:\n  ${atLimit}\n  raise`,
    settings: { workspaceBytes: 16 * mebibyte },
    endings: ["disk-full"],
    isFresh: true,
  },
  {
    name: "output limit",
    code: `sys.stdout.write(("x" * 1023 + "\\n") * 8191)\n${atLimit}\nprint("x" * 1023, flush=True)\n${forever}`,
    settings: { maxTotalOutputBytes: 8 * mebibyte },
    endings: ["output-limit"],
  },
  {
    name: "cancelled, every signal ignored",
    code: `for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}: signal.signal(number, signal.SIG_IGN)\n${forever}`,
    act: "abort",
    endings: ["cancelled"],
  },
  {
    // The kernel spares the process that kills all others.
    name: "kill -9 -1 by the block",
    code: `if os.fork() == 0:\n  os.setsid()\n  ${forever}\n${atLimit}\nos.kill(-1, signal.SIGKILL)`,
    endings: ["exited"],
  },
  {
    name: "killed by a signal of its own",
    code: `${atLimit}\nos.kill(os.getpid(), signal.SIGSEGV)`,
    endings: ["signalled"],
  },
  {
    name: "ends, a child holds stdout",
    code: `if os.fork():\n  ${atLimit}\n  os._exit(3)\n${forever}`,
    endings: ["exited"],
    livesOn: true,
  },
  {
    name: "PID 1 killed from outside",
    code: forever,
    act: "kill-first",
    endings: ["container-lost"],
    isSessionLost: true,
  },
  {
    name: "container killed from outside",
    code: forever,
    act: "kill-container",
    endings: ["container-lost"],
    isSessionLost: true,
  },
];

function timeout(name, code, endings = ["timed-out"]) {
  return { name, code, kind: "timeout", timeoutMs, endings };
}
