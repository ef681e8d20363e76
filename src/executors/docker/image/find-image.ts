import type Dockerode from "dockerode";
import { AgentExecError } from "../../../errors.js";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { callEngine } from "../engine/engine-call.js";
import { connectEngine, type EngineConnection, unavailable } from "../engine/engine-connection.js";
import { isAlreadyGone } from "../engine/engine-error.js";
import type { DockerSettings } from "../docker-settings.js";
import { explainPullFailure, pullImage } from "./image-pull.js";

/** An image that is on the engine's machine. */
export interface LocalImage {
  /** The name that it was found by: `image` of the settings, or one of the fallbacks. */
  readonly name: string;
  /** `sha256:…` of its configuration, by which containers are made. */
  readonly id: string;
  /** The registry's digest where it came from one, else the id. */
  readonly digest: string;
  /** Folders that it declares as volumes. */
  readonly volumes: readonly string[];
}

export interface FindImageOptions {
  readonly connection: EngineConnection;
  readonly settings: Pick<DockerSettings, "image" | "fallbackImages" | "pull">;
  readonly signal: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

/**
 * The image to run, pulled when the settings say so.
 *
 * @throws AgentExecError `image-unavailable` when neither it nor a fallback can be had, `engine-unavailable` when
 *   the engine stops answering. On abort: the signal's reason; the engine ends the pull.
 */
export async function findImage({
  connection,
  settings,
  signal,
  onProgress,
}: FindImageOptions): Promise<LocalImage> {
  const { image, pull = "missing" } = settings;
  const present = pull === "always" ? null : await inspectImage({ connection, name: image, signal });
  if (present !== null) return present;
  const failure = await tryToPull({ connection, settings, signal, ...(onProgress && { onProgress }) });
  const pulled = failure === null ? await inspectImage({ connection, name: image, signal }) : null;
  if (pulled !== null) return pulled;
  for (const name of settings.fallbackImages ?? []) {
    const fallback = await inspectImage({ connection, name, signal });
    if (fallback === null) continue;
    onProgress?.(
      `${failure?.message ?? `The image ${image} is not here.`} Using ${name}, which is on this machine.`,
    );
    return fallback;
  }
  throw failure ?? new ImageUnavailableError(`The image ${image} is not there after its pull.`, "Run again.");
}

/**
 * The first of the images that is on this machine; when none is, the first that can be pulled; or in one sentence
 * why there is none: no engine, or no image.
 */
export async function findUsableImage({
  images,
  endpoint,
}: {
  readonly images: readonly string[];
  readonly endpoint?: string | undefined;
}): Promise<{ readonly image: string } | { readonly image: null; readonly reason: string }> {
  const { signal } = new AbortController();
  try {
    const connection = await connectEngine({ endpoint, signal });
    for (const name of images) {
      if ((await inspectImage({ connection, name, signal })) !== null) return { image: name };
    }
    for (const image of images) {
      if ((await tryToPull({ connection, settings: { image }, signal })) === null) return { image };
    }
    return { image: null, reason: `none of the images ${images.join(", ")} is here or can be pulled` };
  } catch (error) {
    if (error instanceof AgentExecError) return { image: null, reason: error.message };
    throw error;
  }
}

/** Null when the image was pulled, otherwise why it was not. */
async function tryToPull(options: FindImageOptions): Promise<ImageUnavailableError | null> {
  const { connection, settings, signal, onProgress } = options;
  const { image } = settings;
  if (settings.pull === "never") {
    return new ImageUnavailableError(
      `The image ${image} is not on this machine, and pulling is switched off.`,
      `Run \`docker pull ${image}\`, or set \`pull\` to "missing".`,
    );
  }
  try {
    await pullImage({ docker: connection.docker, image, signal, ...(onProgress && { onProgress }) });
    return null;
  } catch (error) {
    signal.throwIfAborted();
    return explainPullFailure(image, error);
  }
}

async function inspectImage({
  connection,
  name,
  signal,
}: {
  readonly connection: EngineConnection;
  readonly name: string;
  readonly signal: AbortSignal;
}): Promise<LocalImage | null> {
  // The library puts the name into the address as it is.
  if (!/^\w[\w./:@-]*$/.test(name) || name.includes("..")) {
    throw new ImageUnavailableError(
      `${JSON.stringify(name)} is not the name of an image.`,
      "Set `image` to a name like python:3-slim.",
    );
  }
  try {
    const image = connection.docker.getImage(name);
    const info = await callEngine({ what: "inspect the image", signal }, () => image.inspect());
    return describeImage(name, info);
  } catch (error) {
    signal.throwIfAborted();
    if (isAlreadyGone(error)) return null;
    throw unavailable(connection.endpoint, error);
  }
}

function describeImage(name: string, info: Dockerode.ImageInspectInfo): LocalImage {
  const digests = (info.RepoDigests ?? []).map((entry) => entry.slice(entry.indexOf("@") + 1));
  return {
    name,
    id: info.Id,
    digest: digests[0] ?? info.Id,
    volumes: Object.keys(info.Config?.Volumes ?? {}),
  };
}
