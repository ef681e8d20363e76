import type Dockerode from "dockerode";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { type ImageReference, parseImageName } from "../../../text/image-name.js";
import { callEngine } from "../engine/engine-call.js";
import { unavailable } from "../engine/connection-failure.js";
import type { EngineConnection } from "../engine/engine-connection.js";
import { isAlreadyGone } from "../engine/engine-error.js";

/** An image that is on the engine's machine. */
export interface LocalImage {
  /** The name that it was found by: `image` of the settings, or one of the fallbacks. */
  readonly name: string;
  /** `sha256:…` of its configuration, by which containers are made. */
  readonly id: string;
  /** The registry's digest where it came from one, else the id. Of an image named by its digest: that one. */
  readonly digest: string;
  /** Folders that it declares as volumes. */
  readonly volumes: readonly string[];
}

export interface InspectImageOptions {
  readonly connection: EngineConnection;
  readonly name: string;
  readonly signal: AbortSignal;
}

/**
 * The image as the engine has it; null when it has none of that name.
 *
 * @throws AgentExecError `image-unavailable` for what is no name, and when the engine shows another digest than the
 *   one that the name asks for; `engine-unavailable`.
 */
export async function inspectImage({
  connection,
  name,
  signal,
}: InspectImageOptions): Promise<LocalImage | null> {
  // The library puts the name into the address as it is.
  const parsed = parseImageName(name);
  if ("fault" in parsed) {
    throw new ImageUnavailableError(
      `${JSON.stringify(name)} is not the name of an image: it ${parsed.fault}.`,
      "Set `image` to a name like python:3-slim.",
    );
  }
  const info = await askEngine({ connection, name, signal });
  if (info === null) return null;
  return {
    name,
    id: info.Id,
    digest: parsed.kind === "id" ? info.Id : digestOf(parsed, { name, info }),
    volumes: Object.keys(info.Config?.Volumes ?? {}),
  };
}

async function askEngine({
  connection,
  name,
  signal,
}: InspectImageOptions): Promise<Dockerode.ImageInspectInfo | null> {
  try {
    const image = connection.docker.getImage(name);
    return await callEngine({ what: "inspect the image", signal }, () => image.inspect());
  } catch (error) {
    signal.throwIfAborted();
    if (isAlreadyGone(error)) return null;
    throw unavailable(connection.endpoint, error);
  }
}

/** One image can have come from several repositories, each with a digest of its own for it. */
function digestOf(
  { registry, repository, digest }: ImageReference,
  { name, info }: { readonly name: string; readonly info: Dockerode.ImageInspectInfo },
): string {
  const known = (info.RepoDigests ?? []).flatMap((entry) => {
    const parsed = parseImageName(entry);
    return "fault" in parsed || parsed.kind === "id" || parsed.digest === null ? [] : [parsed];
  });
  const ofRepository = known.filter(
    (other) => other.registry === registry && other.repository === repository,
  );
  if (digest === null) return ofRepository[0]?.digest ?? known[0]?.digest ?? info.Id;
  if (ofRepository.some((other) => other.digest === digest)) return digest;
  const shown = known[0]?.digest ?? "none";
  throw new ImageUnavailableError(
    `The image ${name} is here, but the engine does not show the digest that was asked for (it shows ${shown}).`,
    `Remove it with \`docker rmi ${name}\`, so that it is pulled and checked anew.`,
  );
}
