import { hash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type Dockerode from "dockerode";
import type { StartOptions } from "../../../ports/executor.js";
import { userName } from "../../contained/guard/environment.js";
import { blockUser, codeUser } from "../../contained/guard/users.js";
import { contentOf } from "../../../files/content.js";
import { readTarEntries } from "../../entries/tar-entries.js";
import { tarOf } from "../../entries/tar-archive.js";
import { unavailable } from "../client/connection-failure.js";
import type { EngineCalls } from "../client/engine-call.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { engineMessage, isAlreadyGone, isRefusal } from "../client/engine-error.js";
import { SharedWork } from "../client/shared-work.js";
import { inUnstarted } from "../container/container-calls.js";
import { userImageLabel } from "../container/labels.js";
import { inspectImage, type LocalImage } from "../image/local-image.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { builtImages } from "../settings/image-name.js";
import { changesOf, copyFolder } from "./image-changes.js";

interface UserImageOptions extends Pick<StartOptions, "onProgress"> {
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
      onProgress?.(
        `agent-exec could not add the code's user to the image's /etc/passwd: ${engineMessage(error)}`,
      );
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

async function makeImage(name: string, options: UserImageOptions): Promise<void> {
  const { image, signal } = options;
  const spec = {
    // The image gets this label too.
    Labels: { [userImageLabel]: image.id },
    // Replaces the image's declared volumes, which would be filled for nothing.
    HostConfig: { Tmpfs: Object.fromEntries(image.volumes.map((folder) => [folder, ""])) },
  };
  await inUnstarted({ ...options, ...spec }, async (container, calls) => {
    const lists = await Promise.all(
      userLists.map(async (list) => ({ list, found: await readList(container, list, { calls, signal }) })),
    );
    const changed = lists.flatMap(({ list: { path, lines }, found }) => {
      if (found === null) return [];
      const bytes = withMissing(found, lines);
      const file = { path: path.slice(1), bytes: bytes.length, isExecutable: false };
      return [{ kind: "file" as const, ...file, content: contentOf(bytes) }];
    });
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
  });
}

/** A list of users or groups, and the lines for the users that run code, by their number. */
interface UserList {
  readonly path: string;
  readonly lines: ReadonlyMap<string, string>;
}

/**
 * The files that `whoami`, `id`, Node's `os.userInfo()` and Python's `pwd` read. Both users have the same name as in
 * the environment.
 */
const userLists: readonly UserList[] = [
  { path: "/etc/passwd", lines: linesBy((uid, gid) => `${userName}:x:${uid}:${gid}::/tmp:/bin/sh`) },
  { path: "/etc/group", lines: linesBy((_uid, gid) => `${userName}:x:${gid}:`) },
];

function linesBy(line: (uid: string, gid: string) => string): ReadonlyMap<string, string> {
  return new Map(
    [blockUser, codeUser].map((user) => {
      const [uid = "", gid = ""] = user.split(":");
      return [uid, line(uid, gid)] as const;
    }),
  );
}

/** The list with a line for each missing number. Existing bytes stay as they are. */
function withMissing(list: Buffer, lines: UserList["lines"]): Buffer {
  const known = new Set(Array.from(list.toString("latin1").split("\n"), (line) => line.split(":")[2]));
  const missing = [...lines].flatMap(([number, line]) => (known.has(number) ? [] : [`${line}\n`]));
  const isTorn = list.length > 0 && list.at(-1) !== 0x0a;
  return Buffer.concat([list, Buffer.from(`${isTorn ? "\n" : ""}${missing.join("")}`)]);
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

async function* inTurn<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
