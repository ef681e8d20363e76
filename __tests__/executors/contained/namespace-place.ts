import { defaultWorkspaceFolder } from "../../../src/executors/languages/code-file.js";
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { placeEnvironment } from "../../../src/executors/contained/guard/environment.js";
import { codeFolder, sealedShellFolder } from "../../../src/executors/contained/guard/folders.js";
import { guardArguments, sealedShell } from "../../../src/executors/contained/guard/guard.js";
import { blockUser, guardUser } from "../../../src/executors/contained/guard/users.js";
import type { Sizes } from "../../../src/executors/contained/limits/sizes.js";
import type {
  ExitWatch,
  OutputSink,
  Place,
  PlaceProcess,
  SpawnRequest,
} from "../../../src/executors/contained/place.js";
import { EngineUnavailableError } from "../../../src/ports/executor.js";

const programs = ["unshare", "nsenter", "setpriv", "chroot", "mount", "ip", "python3"];

/** Why there can be no such place here, in a few words; null where there can. */
export function whyNoNamespaces(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only as root on Linux";
  try {
    execFileSync("sh", ["-c", `for each in ${programs.join(" ")}; do command -v $each || exit; done`]);
    execFileSync("unshare", ["--mount", "--pid", "--fork", "--net", "true"], { stdio: "ignore" });
    return null;
  } catch {
    return "the machine makes no namespaces";
  }
}

/** This machine's programs under a root of their own, read-only, with the folders that a place has. */
const buildRoot = ({ workspaceBytes, tmpBytes, shmBytes }: Sizes): string => `
set -e
ip link set lo up
root=/mnt
mount --make-rprivate /
mount -t tmpfs -o mode=755 tmpfs $root
cd $root
for each in usr etc bin sbin lib lib32 lib64 libx32; do
  if [ -h /$each ]; then cp -P /$each $each
  elif [ -d /$each ]; then mkdir $each; mount --bind /$each $each; mount -o remount,bind,ro $each; fi
done
mkdir -p proc dev/shm workspace tmp .${codeFolder} .${sealedShellFolder}
for each in null zero full random urandom; do : >dev/$each; mount --bind /dev/$each dev/$each; done
ln -s /proc/self/fd dev/fd; ln -s /proc/self/fd/0 dev/stdin
mount -t proc proc proc
mount -t tmpfs -o uid=1000,gid=1000,mode=755,size=${workspaceBytes} tmpfs workspace
mount -t tmpfs -o mode=1777,size=${tmpBytes} tmpfs tmp
mount -t tmpfs -o mode=1777,size=${shmBytes} tmpfs dev/shm
mount -t tmpfs -o uid=65533,gid=65533,mode=755,size=4m tmpfs .${codeFolder}
mount -t tmpfs -o uid=65533,gid=65533,mode=755,size=8m tmpfs .${sealedShellFolder}
cp -L bin/sh .${sealedShellFolder}/sh; chmod 111 .${sealedShellFolder}/sh
mount -o remount,ro $root
exec chroot $root sh -c 'echo ready >&2; exec "$@"' sh "$@"
`;

/** How a place differs in which everything has the blocks' user, as in a pod. */
const alone = {
  program: guardArguments({ workspaceFolder: defaultWorkspaceFolder, role: "alone" }),
  first: [...asUser(blockUser), sealedShell, "-c"],
};

/** Takes in what lost its parent, and ends with the guard. */
const firstProcess = `
import os, sys
guard = os.fork()
if guard == 0: os.execvp("sh", ["sh", "-c"] + sys.argv[1:])
while os.wait()[0] != guard: pass
`;

/** As a user, without a right that root has, and with nothing of our environment. */
function asUser(user: string, { workingFolder = "/" }: { readonly workingFolder?: string } = {}): string[] {
  const [uid, gid] = user.split(":");
  const rights = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all", "--clear-groups"];
  const path = "PATH=/usr/local/bin:/usr/bin:/bin";
  const environment = ["env", "-i", "-C", workingFolder, path, ...placeEnvironment];
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, ...rights, ...environment];
}

/** A place by the kernel alone: processes in namespaces of their own. It has no limits but those of its folders. */
export class NamespacePlace implements Place {
  readonly names = { place: "namespace", engine: "kernel", wholeEngine: "kernel" };
  name = "";
  readonly workspaceFolder = defaultWorkspaceFolder;
  readonly maxWaitMs = Infinity;
  readonly timesMemorySpent = 0;
  readonly guard: NamespaceProcess;
  readonly ended: Promise<void>;
  startupError = "";
  hasEnded = false;
  readonly #child: ChildProcessWithoutNullStreams;
  #enter: readonly string[] = [];

  static async open(
    sizes: Sizes,
    signal: AbortSignal,
    guardProgram: readonly string[] = guardArguments({ workspaceFolder: defaultWorkspaceFolder }),
    { isAlone = false } = {},
  ): Promise<NamespacePlace> {
    signal.throwIfAborted();
    const guard = isAlone
      ? [...alone.first, ...alone.program]
      : [...asUser(guardUser), "python3", "-IS", "-c", firstProcess, ...guardProgram];
    const flags = ["--mount", "--pid", "--net", "--ipc", "--uts", "--fork", "--kill-child"];
    const child = spawn("unshare", [...flags, "sh", "-c", buildRoot(sizes), "sh", ...guard]);
    const place = new NamespacePlace(child, isAlone);
    const root = "ready\n";
    while (place.startupError.length < root.length && !place.hasEnded) {
      await Promise.race([once(child.stderr, "data"), place.ended]);
    }
    if (!place.startupError.startsWith(root)) throw new Error(place.startupError);
    // What the guard said at once came with it, and the guard may have ended since.
    place.startupError = place.startupError.slice(root.length);
    if (!place.hasEnded) place.#enterInto(child.pid!);
    return place;
  }

  constructor(
    child: ChildProcessWithoutNullStreams,
    readonly isAlone: boolean,
  ) {
    this.#child = child;
    this.guard = new NamespaceProcess(child);
    child.stderr.on("data", (bytes: Buffer) => (this.startupError += bytes.toString()));
    // Ended is what has said its last words.
    this.ended = Promise.all([this.guard.exited, once(child.stderr, "close")]).then(
      () => void (this.hasEnded = true),
    );
  }

  #enterInto(pid: number): void {
    const first = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
    this.name = first;
    this.#enter = ["--target", first, "--mount", "--pid", "--net", "--ipc", "--uts", "--root", "--wd"];
  }

  async spawn({ command, user, signal, ...where }: SpawnRequest): Promise<PlaceProcess> {
    signal?.throwIfAborted();
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
      await this.ended;
      throw new Error("The namespace has ended.");
    }
    const as = this.isAlone ? blockUser : user;
    const child = spawn("nsenter", [...this.#enter, ...asUser(as, where), ...command]);
    // It stops when what it started is stopped, and outlives the namespace then.
    void this.ended.then(() => child.kill("SIGKILL"));
    return new NamespaceProcess(child);
  }

  async isRunning(): Promise<boolean> {
    return !this.hasEnded;
  }

  async hasDiedOfMemory(): Promise<boolean> {
    return false;
  }

  /** It has none. */
  async cutNetworks(): Promise<void> {}

  async keep(): Promise<void> {
    await this.end();
  }

  async end(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.ended;
  }

  abandon(): void {
    this.#child.stdin.destroy();
  }

  wordsOf(error: unknown): string {
    return (error as Error).message;
  }

  explain(error: unknown): EngineUnavailableError {
    return new EngineUnavailableError(`The kernel refuses: ${this.wordsOf(error)}`, "Run again.", error);
  }
}

class NamespaceProcess implements PlaceProcess, ExitWatch {
  readonly ended: PlaceProcess["ended"];
  readonly exited: Promise<number>;
  hasEnded = false;
  bytes = 0;
  #sink: OutputSink | null = null;
  readonly #child: ChildProcessWithoutNullStreams;

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    // One that reads no more.
    child.stdin.on("error", () => undefined);
    this.exited = once(child, "exit").then(([code, signal]) =>
      signal === null ? (code as number) : 128 + constants.signals[signal as NodeJS.Signals],
    );
    const streams = [child.stdout, child.stderr];
    this.ended = Promise.all(streams.map((stream) => once(stream, "close"))).then(() => {
      this.hasEnded = true;
      return { error: null };
    });
  }

  listen(sink: OutputSink): void {
    const isFirst = this.#sink === null;
    this.#sink = sink;
    if (!isFirst) return;
    for (const stream of ["stdout", "stderr"] as const) {
      this.#child[stream].on("data", (bytes: Buffer) => {
        this.bytes += bytes.length;
        this.#sink?.(stream, bytes);
      });
    }
  }

  listenInPlace(sink: OutputSink): void {
    this.listen(sink);
  }

  write(bytes: string | Uint8Array): void {
    if (this.#child.stdin.writable) this.#child.stdin.write(bytes);
  }

  async writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const { stdin } = this.#child;
    for await (const chunk of chunks) {
      if (!stdin.writable) return;
      if (!stdin.write(chunk)) await Promise.race([once(stdin, "drain"), this.ended]);
    }
  }

  pauseOutput(): void {
    this.#child.stdout.pause();
    this.#child.stderr.pause();
  }

  resumeOutput(): void {
    this.#child.stdout.resume();
    this.#child.stderr.resume();
  }

  endInput(): void {
    this.#child.stdin.end();
  }

  /** What it still writes is read, and goes nowhere: without a reader it would die of it. */
  leave(): void {
    this.listen(() => undefined);
    this.#child.stdin.destroy();
    this.#child.unref();
  }

  /** Its streams may end a moment before it does. */
  async exitCode(): Promise<number | null> {
    return this.hasEnded ? this.exited : this.#child.exitCode;
  }

  watchExit(): ExitWatch {
    return this;
  }

  get told(): Promise<number> {
    return this.exited;
  }

  get over(): Promise<void> {
    return this.exited.then(() => undefined);
  }

  async look(): Promise<"running" | "over"> {
    return this.#child.exitCode === null && this.#child.signalCode === null ? "running" : "over";
  }

  stop(): void {}
}
