import type { Readable } from "node:stream";
import type Dockerode from "dockerode";
import { callEngine } from "../client/engine-call.js";
import { progressLines } from "./progress-lines.js";
import type { RegistryAuth } from "./registry-login.js";

export interface PullOptions {
  readonly docker: Dockerode;
  readonly image: string;
  /** The login for the registry; null for none. */
  readonly auth: RegistryAuth | null;
  readonly signal: AbortSignal;
  readonly onProgress?: ((text: string) => void) | undefined;
  /** Called with each sign of progress, such as the first layers. */
  readonly onFound?: (() => void) | undefined;
  /** How long the engine may be silent before a pull fails. Default: 2 minutes. */
  readonly stallMs?: number;
}

/** 2 minutes without a message from the engine: the registry hangs. */
const defaultStallMs = 120_000;
/** A progress line for each complete layer and for each 25 MB. */
const progressEveryBytes = 25_000_000;

/** One line of the engine's progress stream. */
interface PullProgress {
  readonly status?: string;
  readonly id?: string;
  readonly progressDetail?: { readonly current?: number; readonly total?: number };
  readonly error?: string;
}

/**
 * Pulls an image and reports its progress.
 * @throws the engine's error; on abort the signal's reason.
 */
export async function pullImage(options: PullOptions): Promise<void> {
  const { docker, image, auth, signal, onProgress, onFound, stallMs = defaultStallMs } = options;
  onProgress?.(`Pulling ${image}`);
  const reference = withTag(image);
  const stream = (await callEngine({ what: "pull the image", deadlineMs: stallMs, signal }, (abortSignal) =>
    docker.createImage(auth ?? undefined, { fromImage: reference, abortSignal }),
  )) as Readable;
  const layers = new LayerProgress();
  for await (const progress of progressLines<PullProgress>(stream, { what: "the pull", signal, stallMs })) {
    if (progress.error !== undefined) throw new Error(progress.error);
    layers.note(progress);
    if (!layers.hasNews()) continue;
    onFound?.();
    onProgress?.(`Pulling ${image}: ${layers.describe()}`);
  }
  onProgress?.(`Pulled ${image}`);
}

/** Without a tag the engine would pull every tag of the repository. */
function withTag(image: string): string {
  const name = image.slice(image.lastIndexOf("/") + 1);
  return name.includes(":") || name.includes("@") ? image : `${image}:latest`;
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

  /** Whether there is enough news for another line. */
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
