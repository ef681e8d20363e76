import { hash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type Dockerode from "dockerode";
import type { StartOptions } from "../../../ports/executor.js";
import { readTarEntries } from "../../entries/tar-entries.js";
import { tarOf } from "../../entries/tar-archive.js";
import { unavailable } from "../client/connection-failure.js";
import { EngineCalls } from "../client/engine-call.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { engineMessage, isAlreadyGone, isRefusal } from "../client/engine-error.js";
import { SharedWork } from "../client/shared-work.js";
import { createContainer, removeContainer } from "../container/container-calls.js";
import { createLabels, userImageLabel } from "../container/labels.js";
import { inspectImage, type LocalImage } from "../image/local-image.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { builtImages } from "../settings/image-name.js";
import { changesOf, copyFolder } from "./image-changes.js";
import { type UserList, userLists, withMissing } from "./user-entries.js";

export interface UserImageOptions extends Pick<StartOptions, "onProgress"> {
  readonly connection: EngineConnection;
  readonly image: LocalImage;
  readonly settings: DockerSettings;
  readonly signal: AbortSignal;
}

/**
 * Adds the user accounts that code runs as to images, and what the images' labels ask for. A container's root is
 * read-only, so an engine cannot put files into it, and an engine on another machine cannot see the runner's files. For
 * this reason a layer with these files is added to the image once, and stored under a name.
 */
export class UserImages {
  readonly #making = new Map<string, SharedWork<void>>();

  /**
   * An image for containers in which each of these users has an entry. If the engine cannot create it, the original
   * image, unless its labels ask for more.
   * @throws AgentExecError `engine-unavailable`. If the signal aborts, the error is the signal's reason.
   */
  async find(options: UserImageOptions): Promise<LocalImage> {
    const { connection, image, signal, onProgress } = options;
    const name = nameFor(image);
    const present = await inspectImage({ connection, name, signal });
    if (present !== null) return { ...image, id: present.id };
    try {
      await this.#make(name, options);
    } catch (error) {
      signal.throwIfAborted();
      const { links, copies } = changesOf(image);
      if (!isRefusal(error) || links.length + copies.length > 0)
        throw unavailable(connection.endpoint, error);
      onProgress?.(`The code's user has no entry in the image's /etc/passwd: ${engineMessage(error)}`);
      return image;
    }
    const made = await inspectImage({ connection, name, signal });
    return made === null ? image : { ...image, id: made.id };
  }

  async #make(name: string, options: UserImageOptions): Promise<void> {
    const making = this.#making.get(name) ?? new SharedWork<void>();
    this.#making.set(name, making);
    try {
      await making.do((signal) => makeImage(name, { ...options, signal }), options.signal);
    } finally {
      this.#making.delete(name);
    }
  }
}

/** The same name for the same image and entries. */
function nameFor({ id }: LocalImage): string {
  const parts = [id, userLists.map(({ path, lines }) => [path, ...lines.values()])];
  return `${builtImages}:${hash("sha256", JSON.stringify(parts)).slice(0, 32)}`;
}

const what = "give the code's user an entry in the image";

async function makeImage(
  name: string,
  { connection, image, settings, signal }: UserImageOptions,
): Promise<void> {
  const { docker } = connection;
  const calls = new EngineCalls(settings.maxEngineWaitMs);
  const spec = {
    name: `agent-exec-${randomBytes(8).toString("hex")}`,
    Image: image.id,
    // The image gets these labels too.
    Labels: { ...createLabels(settings), [userImageLabel]: image.id },
    // The container is never started, but an engine requires an entry point.
    Entrypoint: ["sh"],
    // Replaces the image's declared volumes, which would be filled for nothing.
    HostConfig: {
      NetworkMode: "none",
      Tmpfs: Object.fromEntries(image.volumes.map((folder) => [folder, ""])),
    },
  };
  const container = docker.getContainer(await createContainer({ docker, calls, spec, signal }));
  try {
    const lists = await Promise.all(
      userLists.map(async (list) => ({ list, found: await readList(container, list, { calls, signal }) })),
    );
    const changed = lists.flatMap(({ list, found }) =>
      found === null ? [] : [fileOf(list, withMissing(found, list))],
    );
    const { links, copies } = changesOf(image);
    const archive = await buffer(tarOf(inTurn([...changed, ...links]), signal));
    await calls.make({ what, signal }, (abortSignal) =>
      container.putArchive(archive, { path: "/", abortSignal }),
    );
    for (const copy of copies) await copyFolder(container, copy, { calls, signal });
    const [repo, tag] = name.split(":");
    const _query = { container: container.id, repo, tag, pause: false };
    // Changes nothing: Podman refuses an empty body.
    const _body = { Labels: {} };
    await calls.make({ what, signal }, (abortSignal) => container.commit({ _query, _body, abortSignal }));
  } finally {
    await removeContainer(container, calls);
  }
}

/** 1 MiB: a list of ten thousand users. A longer one, or an entry that is not a file, stays as it is. */
const maxListBytes = 1024 * 1024;

/** The image's list, empty if it has none; null if nothing can be added to it. */
async function readList(
  container: Dockerode.Container,
  { path }: UserList,
  { calls, signal }: { readonly calls: EngineCalls; readonly signal: AbortSignal },
): Promise<Buffer | null> {
  const limits = { files: 1, fileBytes: maxListBytes, totalBytes: maxListBytes, depth: 1 };
  try {
    return await calls.make({ what, signal }, async (abortSignal) => {
      const archive = Readable.from(await container.getArchive({ path, abortSignal }));
      try {
        for await (const entry of readTarEntries(archive, { limits, leaveOut: new Set() })) {
          return entry.kind === "file" ? await buffer(entry.content) : null;
        }
        return null;
      } finally {
        archive.destroy();
      }
    });
  } catch (error) {
    if (isAlreadyGone(error)) return Buffer.alloc(0);
    throw error;
  }
}

function fileOf({ path }: UserList, bytes: Buffer) {
  const content = inTurn([bytes]);
  return { kind: "file" as const, path: path.slice(1), bytes: bytes.length, isExecutable: false, content };
}

async function* inTurn<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
