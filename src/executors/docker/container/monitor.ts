import { interpreterNames } from "../../languages.js";
import { workspaceFolder } from "../../code-file.js";
import type { DockerContainer } from "./container.js";
import { blockUser, guardUser } from "./container-spec.js";
import type { EngineExec } from "../engine/engine-exec.js";
import { sealShell } from "./sealed-shell.js";

/**
 * What the container's controllers have counted since it started; null where this engine shows no such
 * counter.
 */
export interface Counters {
  /** Processes that the kernel killed because the container's memory was spent. */
  readonly oomKills: number | null;
  /** Processes and threads that were refused because the limit was reached. */
  readonly refusedForks: number | null;
  /** Processes and threads in the container now, our own among them. */
  readonly processes: number | null;
}

/** What is left of one of the container's folders. */
export interface Space {
  readonly folder: string;
  readonly freeBytes: number;
  /** Null where the file system does not count them, and bounds none. */
  readonly freeInodes: number | null;
}

/** 2 s: an answer takes under a millisecond, but the container may be out of processor time. */
const answerDeadlineMs = 2000;

/**
 * A shell under the guard's user that reads evidence inside the container: no engine call stands between a block's
 * end and its counters, and blocks can neither stop nor impersonate it. Counters are read by builtins alone,
 * because at the process limit nothing can be started.
 */
export class Monitor {
  readonly #exec: EngineExec;
  readonly #waiting = new Map<
    string,
    { readonly lines: string[]; readonly answer: (lines: string[]) => void }
  >();
  #current: string[] = [];
  #rest = "";
  #asked = 0;

  /** Resolves with what the monitor found at its start, once it is ready. @throws when it does not start. */
  static async open(
    container: DockerContainer,
    signal?: AbortSignal,
  ): Promise<{ readonly monitor: Monitor; readonly findings: readonly string[] }> {
    const exec = await container.exec({
      command: ["sh", "-c", script],
      user: guardUser,
      ...(signal === undefined ? {} : { signal }),
    });
    const monitor = new Monitor(exec);
    const findings = await monitor.#ask("start");
    if (findings === null) throw new Error("The monitor inside the container did not start.");
    return { monitor, findings };
  }

  constructor(exec: EngineExec) {
    this.#exec = exec;
    exec.listen((stream, bytes) => {
      if (stream === "stdout") this.#take(Buffer.from(bytes).toString("latin1"));
    });
  }

  get isLost(): boolean {
    return this.#exec.hasEnded;
  }

  /** What the monitor finds now, as at its start; null when it does not answer. */
  readFindings(): Promise<readonly string[] | null> {
    return this.#ask("start");
  }

  /** Null when the monitor does not answer. The question is on its way when this returns its promise. */
  async readCounters(deadlineMs = answerDeadlineMs): Promise<Counters | null> {
    const lines = await this.#ask("counters", deadlineMs);
    if (lines === null) return null;
    return {
      oomKills: findNumber(lines, "memory oom_kill"),
      refusedForks: findNumber(lines, "pids max"),
      processes: findNumber(lines, "processes"),
    };
  }

  /** Null when the monitor does not answer, which at the process limit it cannot. */
  async readSpace(): Promise<readonly Space[] | null> {
    const lines = await this.#ask("space");
    return lines?.flatMap(parseSpace) ?? null;
  }

  /** Whether a process of the blocks' user is there; null when the monitor does not answer. */
  async isAnyBlockLeft(deadlineMs: number): Promise<boolean | null> {
    const lines = await this.#ask("left", deadlineMs);
    return lines === null ? null : lines.includes("left");
  }

  async #ask(question: string, deadlineMs = answerDeadlineMs): Promise<string[] | null> {
    const tag = `${(this.#asked += 1)}`;
    const answer = new Promise<string[]>((resolve) => this.#waiting.set(tag, { lines: [], answer: resolve }));
    this.#exec.write(`${tag} ${question}\n`);
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), deadlineMs);
    });
    const lines = await Promise.race([answer, deadline, this.#exec.ended.then(() => null)]);
    clearTimeout(timer);
    this.#waiting.delete(tag);
    return lines;
  }

  #take(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      if (!line.startsWith("answered ")) {
        this.#current.push(line);
        continue;
      }
      this.#waiting.get(line.slice("answered ".length))?.answer(this.#current);
      this.#current = [];
    }
  }
}

const cgroup = "/sys/fs/cgroup";

/**
 * `show` prefixes each line of a file with a word. The files of both layouts are asked for, version 2 and
 * version 1; those that are not there are passed over.
 */
const script = `
show() { [ -r "$2" ] && while IFS= read -r line; do echo "$1 $line"; done < "$2"; }
while read -r tag question; do
  case $question in
    start)
      for name in ${interpreterNames.join(" ")} tar; do
        command -v "$name" >/dev/null 2>&1 && echo "has $name"
      done
      ${sealShell.trim().replace("\n", "\n      ")}
      show status /proc/self/status
      show interface /proc/net/dev
      show mount /proc/self/mounts
      # Such a file shows only its first character to the shell, which reads single bytes.
      pages=$(cat /proc/sys/kernel/shmall 2>/dev/null) && echo "shared-memory-limit $pages"
      show memory-limit ${cgroup}/memory.max; show memory-limit ${cgroup}/memory/memory.limit_in_bytes
      show pids-limit ${cgroup}/pids.max; show pids-limit ${cgroup}/pids/pids.max
      show cpu-limit ${cgroup}/cpu.max; show cpu-quota ${cgroup}/cpu/cpu.cfs_quota_us
      ;;
    counters)
      show memory ${cgroup}/memory.events; show memory ${cgroup}/memory/memory.oom_control
      show pids ${cgroup}/pids.events; show pids ${cgroup}/pids/pids.events
      show processes ${cgroup}/pids.current; show processes ${cgroup}/pids/pids.current
      ;;
    left)
      for process in /proc/[0-9]*; do
        owner=
        while read -r key user rest; do
          [ "$key" = Uid: ] && owner=$user && break
        done 2>/dev/null <"$process/status"
        # One that is listed and says nothing of itself is in between: it is asked again.
        case $owner in "" | ${blockUser.split(":")[0]}) echo left; break ;; esac
      done
      ;;
    space)
      for folder in ${workspaceFolder} /tmp /dev/shm; do stat -f -c "space $folder %a %S %d %c" "$folder"; done
      ;;
  esac
  echo "answered $tag"
done
`;

function findNumber(lines: readonly string[], prefix: string): number | null {
  const line = lines.find((candidate) => candidate.startsWith(`${prefix} `));
  const value = Number(line?.slice(prefix.length + 1));
  return line === undefined || Number.isNaN(value) ? null : value;
}

function parseSpace(line: string): Space[] {
  const [word, folder, blocks, blockBytes, inodes, allInodes] = line.split(" ");
  if (word !== "space" || folder === undefined) return [];
  const freeInodes = Number(allInodes) === 0 ? null : Number(inodes);
  return [{ folder, freeBytes: Number(blocks) * Number(blockBytes), freeInodes }];
}
