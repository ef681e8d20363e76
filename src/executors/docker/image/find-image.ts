import { isAgentExecError } from "../../../errors.js";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { connectEngine, type EngineConnection } from "../client/engine-connection.js";
import type { EngineChoice } from "../client/engine-place.js";
import { parseImageName } from "../settings/image-name.js";
import { readDockerConfig } from "../client/docker-config.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { pullImage } from "./image-pull.js";
import { inspectImage, type LocalImage } from "./local-image.js";
import { explainPullFailure } from "./pull-failure.js";
import { findLogin } from "./registry-login.js";

type ImageSettings = Pick<DockerSettings, "image" | "pull" | "registryLogin" | "dockerConfigFolder">;

export interface FindImageOptions {
  readonly connection: EngineConnection;
  readonly settings: ImageSettings;
  readonly signal: AbortSignal;
  readonly onProgress?: ((text: string) => void) | undefined;
  /** Called with each sign of progress while an image is pulled. */
  readonly onFound?: (() => void) | undefined;
}

/**
 * Finds the image to run, and pulls it if the settings say so. With `always`, a local image never replaces one that
 * cannot be pulled.
 * @throws AgentExecError `image-unavailable` if no image can be found, `engine-unavailable` if the engine stops
 * answering, `settings-invalid` for Docker's config file. On abort: the signal's reason; the engine ends the pull.
 */
export async function findImage(options: FindImageOptions): Promise<LocalImage> {
  const { connection, settings, signal } = options;
  const { image, pull = "missing" } = settings;
  const present = pull === "always" ? null : await inspectImage({ connection, name: image, signal });
  if (present !== null) return present;
  const failure = await tryToPull(options);
  if (failure !== null) throw failure;
  const pulled = await inspectImage({ connection, name: image, signal });
  if (pulled !== null) return pulled;
  throw new ImageUnavailableError(
    `The engine pulled the image ${image}, but does not list it.`,
    "Run again.",
  );
}

/**
 * The first of the images on this machine; otherwise the first that can be pulled; otherwise a sentence that says why
 * there is none.
 */
export async function findUsableImage({
  images,
  endpoint,
  variable,
  sshProgram,
  ...settings
}: EngineChoice &
  Pick<ImageSettings, "dockerConfigFolder"> & { readonly images: readonly string[] }): Promise<
  { readonly image: string } | { readonly image: null; readonly reason: string }
> {
  const { signal } = new AbortController();
  try {
    const connection = await connectEngine({ endpoint, variable, sshProgram, signal });
    for (const name of images) {
      if ((await inspectImage({ connection, name, signal })) !== null) return { image: name };
    }
    for (const image of images) {
      const failure = await tryToPull({ connection, settings: { ...settings, image }, signal });
      if (failure === null) return { image };
    }
    return { image: null, reason: `The images ${images.join(", ")} are missing and cannot be pulled.` };
  } catch (error) {
    if (isAgentExecError(error)) return { image: null, reason: error.message };
    throw error;
  }
}

/** Null if the image was pulled, otherwise the reason why not. */
async function tryToPull(options: FindImageOptions): Promise<ImageUnavailableError | null> {
  const { settings, signal, onProgress, onFound } = options;
  const { image, pull } = settings;
  const name = parseImageName(image);
  if ("fault" in name)
    return new ImageUnavailableError(
      `${JSON.stringify(image)} ${name.fault}.`,
      "Set `image` to a name like python:3-slim.",
    );
  if (name.kind === "id") return explainIdWithoutPull(image, pull);
  if (pull === "never")
    return new ImageUnavailableError(
      `The image ${image} is not on this machine, and \`pull\` is "never".`,
      `Run \`docker pull ${image}\`, set \`pull\` to "missing", or set \`image\` to another image.`,
    );
  const { registryLogin: given, dockerConfigFolder: folder } = settings;
  const config = folder === undefined ? undefined : await readDockerConfig(folder);
  const login = await findLogin({ registry: name.registry, given, config, signal });
  if (login.trouble !== null) onProgress?.(`${login.trouble} Pulling without a login.`);
  try {
    await pullImage({ ...options.connection, image, auth: login.auth, signal, onFound, onProgress });
    return null;
  } catch (error) {
    signal.throwIfAborted();
    const failure = explainPullFailure({ image, registry: name.registry, login, error });
    return pull === "always" ? withLocalImage(failure, options) : failure;
  }
}

function explainIdWithoutPull(image: string, pull: ImageSettings["pull"]): ImageUnavailableError {
  return pull === "always"
    ? new ImageUnavailableError(
        `The image ${image} is named by its id, so it cannot be pulled, but \`pull\` is "always".`,
        'Use the name that the image has in a registry, or set `pull` to "missing".',
      )
    : new ImageUnavailableError(
        `There is no image with the id ${image} on this machine.`,
        "Build or load the image, or set `image` to an image in a registry.",
      );
}

/** Adds to the error that a local image exists and was not used, and how to use it. */
async function withLocalImage(
  failure: ImageUnavailableError,
  { connection, settings: { image }, signal }: FindImageOptions,
): Promise<ImageUnavailableError> {
  const present = await inspectImage({ connection, name: image, signal }).catch(() => null);
  if (present === null) return failure;
  return new ImageUnavailableError(
    `${failure.message} agent-exec did not use the image that is already on this machine, because \`pull\` is "always".`,
    `${failure.nextStep} Set \`pull\` to "missing" to use the image on this machine.`,
    failure.cause,
  );
}
