import type Dockerode from "dockerode";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { type ImageReference, parseImageName } from "../settings/image-name.js";
import { callEngine } from "../client/engine-call.js";
import { unavailable } from "../client/connection-failure.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { isAlreadyGone, MisspokenError } from "../client/engine-error.js";

/** An image that is on the engine's machine. */
export interface LocalImage {
  /** The name under which it was found: `image` of the settings, or one of the fallbacks. */
  readonly name: string;
  /** `sha256:…` of its configuration. Containers are created by this id. */
  readonly id: string;
  /**
   * The registry's digest if the image came from a registry, otherwise the id. For an image named by its digest, this
   * digest.
   */
  readonly digest: string;
  /** The image's processor type, in the engine's words: `amd64`, `arm64`. */
  readonly architecture: string;
  /** Folders that it declares as volumes. */
  readonly volumes: readonly string[];
  /** The image's `PATH`; null if the image sets none, so that the engine's applies. */
  readonly searchPath: string | null;
  readonly hasLocale: boolean;
  readonly labels: Readonly<Record<string, string>>;
}

interface InspectImageOptions {
  readonly connection: EngineConnection;
  readonly name: string;
  readonly signal: AbortSignal;
}

type Info = Dockerode.ImageInspectInfo;

/**
 * The image as the engine has it; null if there is none with this name.
 * @throws AgentExecError `image-unavailable` for an invalid name, or if the engine shows another digest than the name;
 * `engine-unavailable`.
 */
export async function inspectImage(options: InspectImageOptions): Promise<LocalImage | null> {
  const { name } = options;
  // The library does not encode the name in the address.
  const parsed = parseImageName(name);
  if ("fault" in parsed)
    throw new ImageUnavailableError(
      `${JSON.stringify(name)} is not a valid image name, because it ${parsed.fault}.`,
      "Set `image` to a name like python:3-slim.",
    );
  const info = await askEngine(options);
  if (info === null) return null;
  const variables = info.Config?.Env ?? [];
  return {
    name,
    id: info.Id,
    digest: parsed.kind === "id" ? info.Id : digestOf(parsed, { name, info }),
    architecture: info.Architecture,
    volumes: Object.keys(info.Config?.Volumes ?? {}),
    searchPath: variables.find((entry) => entry.startsWith("PATH="))?.slice("PATH=".length) ?? null,
    hasLocale: variables.some((entry) => /^(?:LANG|LC_ALL|LC_CTYPE)=./.test(entry)),
    labels: info.Config?.Labels ?? {},
  };
}

async function askEngine({ connection, name, signal }: InspectImageOptions): Promise<Info | null> {
  const what = "inspect the image";
  try {
    const info = await callEngine({ what, signal }, (stop) => dialImage(connection, name, stop));
    if (typeof info.Id !== "string") throw new MisspokenError(what);
    return info;
  } catch (error) {
    signal.throwIfAborted();
    if (isAlreadyGone(error)) return null;
    throw unavailable(connection.endpoint, error);
  }
}

/** The library's own call accepts no signal, and would keep this process alive if the engine does not answer. */
function dialImage({ docker }: EngineConnection, name: string, abortSignal: AbortSignal): Promise<Info> {
  const statusCodes = { 200: true, 404: "no such image", 500: "server error" };
  const request = { path: `/images/${name}/json`, method: "GET", statusCodes, abortSignal };
  const modem = docker.modem as {
    dial(request: object, done: (error: Error | null, info: Info) => void): void;
  };
  return new Promise((resolve, reject) => {
    modem.dial(request, (error, info) => (error === null ? resolve(info) : reject(error)));
  });
}

/** An image can come from several repositories, each with its own digest for it. */
function digestOf(
  { registry, repository, digest }: ImageReference,
  { name, info }: { readonly name: string; readonly info: Info },
): string {
  const known = (info.RepoDigests ?? []).flatMap((entry) => {
    const parsed = parseImageName(entry);
    return "fault" in parsed || parsed.kind === "id" || parsed.digest === null ? [] : [parsed];
  });
  const ofRepository = known.filter((one) => one.registry === registry && one.repository === repository);
  if (digest === null) return ofRepository[0]?.digest ?? known[0]?.digest ?? info.Id;
  if (ofRepository.some((other) => other.digest === digest)) return digest;
  const shown = known[0]?.digest ?? "none";
  throw new ImageUnavailableError(
    `The image ${name} is on this machine, but not with the digest that you asked for (the engine shows ${shown}).`,
    `Remove the image with \`docker rmi ${name}\`, so that agent-exec pulls and checks it again.`,
  );
}
