import { setTimeout as wait } from "node:timers/promises";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import type { AgentExecError } from "../../../errors.js";
import { endRequest, sealedShell } from "../../contained/guard/guard.js";
import type { OutputSink, Place, PlaceNames, SpawnRequest, Streams } from "../../contained/place.js";
import { isGone, unavailable } from "../client/api-error.js";
import type { Cluster } from "../client/cluster.js";
import { PodStream } from "../client/pod-stream.js";
import enter from "./enter.sh.js";
import { removePod } from "./pod-calls.js";
import { endOf, isEndKnown } from "./pod-end.js";
import { PodProcess } from "./pod-process.js";
import { processLimits, sandboxContainer } from "./pod-spec.js";

const names: PlaceNames = { place: "pod", engine: "cluster", wholeEngine: "Kubernetes cluster" };

/** Questions about a fault must not take longer than the block's own end. */
const hurriedMs = 2000;

/** A node reports the end of a pod within a second or two, and a busy node later. */
const reportedWithinMs = 10_000;
const reportPollMs = 200;

/** Which streams a connection to a pod carries. */
export const allStreams = { stdin: "true", stdout: "true", stderr: "true" } as const;

/** A running pod, until its removal. All of its processes have the blocks' user. */
export class KubernetesPod implements Place {
  readonly names = names;
  readonly maxWaitMs = Infinity;
  readonly ended: Promise<void>;
  /** Kubernetes does not report this while a pod runs, but the counters inside do. */
  readonly timesMemorySpent = 0;
  #hasEnded = false;
  #isAbandoned = false;
  readonly #processes = new Set<PodProcess>();

  constructor(
    readonly cluster: Cluster,
    readonly name: string,
    readonly workspaceFolder: string,
    readonly guard: GuardStream,
  ) {
    this.ended = this.#noteEnd();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get startupError(): string {
    return this.guard.startupError;
  }

  /** Kubernetes starts every process as the container's user, who is the blocks' user. */
  async spawn({ command, workingFolder = "/", signal }: SpawnRequest): Promise<PodProcess> {
    if (this.#hasEnded) throw new Error("The pod has ended.");
    const { openFiles, coreSize } = processLimits;
    const entering = [sealedShell, "-c", enter, "sh", `${openFiles}`, `${coreSize}`, workingFolder];
    const query = new URLSearchParams({ container: sandboxContainer, ...allStreams });
    for (const word of [...entering, ...command]) query.append("command", word);
    const path = `${this.#path}/exec?${query.toString()}`;
    const stream = await PodStream.open(this.cluster, path, signal);
    const process = new PodProcess(stream, () => this.#endAll());
    this.#processes.add(process);
    void process.ended.then(() => this.#processes.delete(process));
    if (this.#hasEnded) process.leave();
    return process;
  }

  async isRunning(): Promise<boolean> {
    try {
      const { status } = await this.#read();
      return status?.phase === "Running" && !this.#hasEnded;
    } catch (error) {
      if (isGone(error)) return false;
      throw error;
    }
  }

  async hasDiedOfMemory(): Promise<boolean> {
    return this.#hasEnded && (await this.#end()).isOfMemory;
  }

  async whyEnded(): Promise<string | null> {
    return (await this.#end()).words;
  }

  /** There is nothing to cut, because the network is closed before anything runs in the pod. */
  async cutNetworks(): Promise<void> {}

  async keep(): Promise<void> {
    await this.end();
  }

  async end(): Promise<void> {
    this.guard.write(endRequest);
    if (!this.#isAbandoned) await removePod(this.cluster, this.name);
    this.guard.close();
  }

  /** The node then ends PID 1, because its input ends. */
  abandon(): void {
    this.#isAbandoned = true;
    this.guard.close();
  }

  wordsOf(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
  }

  explain(error: unknown): AgentExecError {
    return unavailable(this.cluster.access, error);
  }

  get #path(): string {
    return this.cluster.inNamespace(`pods/${this.name}`);
  }

  #read(): Promise<V1Pod> {
    return this.cluster.call({ path: this.#path, deadlineMs: hurriedMs });
  }

  async #end(): Promise<ReturnType<typeof endOf>> {
    try {
      let pod = await this.#read();
      for (const until = performance.now() + reportedWithinMs; performance.now() < until;) {
        if (!this.#hasEnded || isEndKnown(pod)) break;
        // The pod is gone, so perhaps only this wait keeps agent-exec alive.
        await wait(reportPollMs);
        pod = await this.#read();
      }
      return endOf(pod);
    } catch (error) {
      return { isOfMemory: false, words: isGone(error) ? "the pod was deleted" : null };
    }
  }

  /** Ends everything that blocks started. Streams that those processes kept open end too. */
  async #endAll(): Promise<void> {
    try {
      const killer = await this.spawn({ command: [sealedShell, "-c", "kill -9 -1"], user: "" });
      killer.listen(() => undefined);
      await Promise.race([killer.ended, wait(hurriedMs, undefined, { ref: false })]);
    } catch {
      // The block's own time limit ends everything.
    }
  }

  async #noteEnd(): Promise<void> {
    await this.guard.ended;
    this.#hasEnded = true;
    for (const process of this.#processes) process.leave();
  }
}

/** Enough for a sentence, and too little to fill the memory. */
const maxErrorChars = 2000;

/**
 * Ties a pod's life to this process. PID 1 waits on its input, which is this stream. When the stream ends, because
 * agent-exec closes it or was killed, PID 1 ends. If PID 1 ends first, the stream ends.
 */
export class GuardStream implements Streams {
  #startupError = "";
  readonly #stream: PodStream;

  /** Lets PID 1 begin. */
  constructor(stream: PodStream) {
    this.#stream = stream;
    stream.write("\n");
  }

  get ended(): Streams["ended"] {
    return this.#stream.ended.then(() => ({ error: null }));
  }

  get hasEnded(): boolean {
    return this.#stream.hasEnded;
  }

  /** PID 1's error message if it failed. Then the pod ended at once. */
  get startupError(): string {
    return this.#startupError.trim();
  }

  listen(sink: OutputSink): void {
    this.#stream.listen((stream, bytes) => {
      if (stream === "stderr" && this.#startupError.length < maxErrorChars)
        this.#startupError += Buffer.from(bytes).toString("utf8");
      sink(stream, bytes);
    });
  }

  write(bytes: string | Uint8Array): void {
    this.#stream.write(bytes);
  }

  close(): void {
    this.#stream.close();
  }
}
