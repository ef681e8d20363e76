import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engineSocket } from "../support/engine-socket.js";

/** A program in ssh's place: the other machine is this one, and there it runs what it was told to run there. */
export interface FakeSsh {
  readonly program: string;
  /** What each of its runs was told, one line each. */
  words(): Promise<readonly string[]>;
  /** Numbers of the processes of it, and of what it started, that are alive. */
  alive(): readonly number[];
  close(): Promise<void>;
}

/** `script` is what it does in place of running the command; `"$@"` is that command. */
export async function openFakeSsh(script = 'exec "$@"'): Promise<FakeSsh> {
  const folder = await mkdtemp(join(tmpdir(), "fake-ssh-"));
  const program = join(folder, "ssh");
  const log = join(folder, "log");
  const lines = [
    "#!/bin/sh",
    `echo "$*" >> ${log}`,
    // By this variable its processes are found.
    `export FAKE_SSH=${folder}`,
    // The other machine has an environment of its own.
    "unset DOCKER_CONTEXT DOCKER_CONFIG",
    `export DOCKER_HOST=unix://${engineSocket}`,
    'while [ "$1" != "--" ]; do shift; done',
    "shift 2",
    script,
  ];
  await writeFile(program, `${lines.join("\n")}\n`);
  await chmod(program, 0o755);
  await writeFile(log, "");
  return {
    program,
    words: async () => (await readFile(log, "utf8")).trimEnd().split("\n"),
    alive: () => processesWith(`FAKE_SSH=${folder}`),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

function processesWith(variable: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(variable))
    .map(Number);
}

function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    return [];
  }
}
