import type { Readable } from "node:stream";
import type Dockerode from "dockerode";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { callEngine } from "../engine/engine-call.js";
import { connectionCode, engineMessage } from "../engine/engine-error.js";

export interface PullOptions {
  readonly docker: Dockerode;
  readonly image: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

/** 2 minutes without a word from the engine: a registry that stalls. */
const stallMs = 120_000;
/** A line of progress for each layer that is complete and each 25 MB that came. */
const progressEveryBytes = 25_000_000;

/** One line of the engine's progress stream. */
interface PullProgress {
  readonly status?: string;
  readonly id?: string;
  readonly progressDetail?: { readonly current?: number; readonly total?: number };
  readonly error?: string;
}

/** Pulls an image and tells how far it is. @throws whatever the engine says; on abort the signal's reason. */
export async function pullImage({ docker, image, signal, onProgress }: PullOptions): Promise<void> {
  onProgress?.(`Pulling ${image}`);
  const reference = withTag(image);
  const stream = (await callEngine({ what: "pull the image", deadlineMs: stallMs, signal }, (abortSignal) =>
    docker.createImage({ fromImage: reference, abortSignal }),
  )) as Readable;
  const layers = new LayerProgress();
  for await (const progress of readLines(stream, signal)) {
    if (progress.error !== undefined) throw new Error(progress.error);
    layers.note(progress);
    if (layers.hasNews()) onProgress?.(`Pulling ${image}: ${layers.describe()}`);
  }
  onProgress?.(`Pulled ${image}`);
}

/** Why a pull failed. The engine answers 500 for a wrong password and for a dead network alike: the text tells. */
export function explainPullFailure(image: string, error: unknown): ImageUnavailableError {
  const text = engineMessage(error);
  const because = (what: string, nextStep: string): ImageUnavailableError =>
    new ImageUnavailableError(`The image ${image} could not be pulled: ${what}.`, nextStep, error);
  if (/toomanyrequests|rate limit/i.test(text)) {
    return because(
      "the registry's rate limit is reached",
      "Log in to the registry with `docker login`, or wait.",
    );
  }
  if (/unauthorized|no basic auth|authentication required|access.*denied/i.test(text)) {
    return because(
      "the registry refuses, or has no such image",
      `Check the name; for a private image run \`docker login\` and \`docker pull ${image}\` before.`,
    );
  }
  if (/manifest unknown|not found|does not exist|no such image|manifest for/i.test(text)) {
    return because("the registry has no image of that name and tag", "Check the spelling of `image`.");
  }
  if (/no such host|connection refused|timeout|timed out|TLS|certificate|dial |network|EOF/i.test(text)) {
    return because(
      `the registry cannot be reached (${text})`,
      "Check the network and proxy of the container engine, or build or load the image on this machine.",
    );
  }
  const code = connectionCode(error);
  return because(
    code === null ? text : `the engine broke the connection (${code})`,
    "Try `docker pull` by hand.",
  );
}

/** Without a tag the engine would pull every tag of the repository. */
function withTag(image: string): string {
  const name = image.slice(image.lastIndexOf("/") + 1);
  return name.includes(":") || name.includes("@") ? image : `${image}:latest`;
}

async function* readLines(stream: Readable, signal: AbortSignal): AsyncGenerator<PullProgress> {
  const stop = (): void => void stream.destroy(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  let stall = setTimeout(() => undefined, 0);
  let rest = "";
  try {
    const watch = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => stream.destroy(new Error("timeout: the pull stands still")), stallMs);
    };
    watch();
    for await (const chunk of stream) {
      watch();
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim() !== "") yield JSON.parse(line) as PullProgress;
    }
    signal.throwIfAborted();
  } finally {
    clearTimeout(stall);
    signal.removeEventListener("abort", stop);
  }
}

/** How many layers are complete, and how many bytes of the others have come. */
class LayerProgress {
  readonly #layers = new Map<string, { isDone: boolean; current: number; total: number }>();
  #told = "";

  note({ id, status = "", progressDetail }: PullProgress): void {
    if (id === undefined || status.startsWith("Pulling from")) return;
    const layer = this.#layers.get(id) ?? { isDone: false, current: 0, total: 0 };
    this.#layers.set(id, layer);
    if (status === "Pull complete" || status === "Already exists") layer.isDone = true;
    if (status !== "Downloading") return;
    layer.current = progressDetail?.current ?? layer.current;
    layer.total = progressDetail?.total ?? layer.total;
  }

  /** True when it is worth another line. */
  hasNews(): boolean {
    const news = `${this.#done()} ${Math.floor(this.#sum("current") / progressEveryBytes)}`;
    if (news === this.#told || news === "0 0") return false;
    this.#told = news;
    return true;
  }

  describe(): string {
    const megabytes = (key: "current" | "total"): number => Math.round(this.#sum(key) / 1e6);
    return `${this.#done()} of ${this.#layers.size} layers, ${megabytes("current")} of ${megabytes("total")} MB`;
  }

  #done(): number {
    return [...this.#layers.values()].filter((layer) => layer.isDone).length;
  }

  #sum(key: "current" | "total"): number {
    return [...this.#layers.values()].reduce((sum, layer) => sum + layer[key], 0);
  }
}
