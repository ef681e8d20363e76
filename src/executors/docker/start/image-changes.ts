import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type Dockerode from "dockerode";
import type { Header, Pack } from "tar-stream";
import { temporaryFolder } from "../../../files/temporary-folder.js";
import type { SymbolicLink } from "../../../ports/workspace.js";
import type { EngineCalls } from "../client/engine-call.js";
import { isAlreadyGone } from "../client/engine-error.js";
import { copiesLabel, linksLabel } from "../container/labels.js";
import type { LocalImage } from "../image/local-image.js";

/** What an image's labels ask for. A build could do it too, but only in a container, which takes a second. */
export interface ImageChanges {
  readonly links: readonly SymbolicLink[];
  readonly copies: readonly { readonly from: string; readonly to: string }[];
}

export function changesOf({ labels }: Pick<LocalImage, "labels">): ImageChanges {
  return {
    links: pairsIn(labels[linksLabel]).map(([path, target]) => ({
      kind: "link",
      path: path.slice(1),
      target,
    })),
    copies: pairsIn(labels[copiesLabel]).map(([from, to]) => ({ from, to: to.slice(1) })),
  };
}

/** The pairs of absolute paths in `/one=/other /third=/fourth`. */
function pairsIn(label = ""): readonly (readonly [string, string])[] {
  return label.split(/\s/).flatMap((pair) => {
    const [, one, other] = /^(\/[^=]+)=(\/[^=]+)$/.exec(pair) ?? [];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
}

const what = "copy a folder in the image";
/** 10 minutes: enough for some gigabytes on a slow disk. */
const deadlineMs = 600_000;

/**
 * Copies a folder in a container that does not run. All users can read the copy. It is empty if the folder is missing.
 * The archive waits on this machine's disk, because an engine locks a container while it reads from it.
 */
export async function copyFolder(
  container: Dockerode.Container,
  { from, to }: ImageChanges["copies"][number],
  { calls, signal }: { readonly calls: EngineCalls; readonly signal: AbortSignal },
): Promise<void> {
  const call = { what, deadlineMs, signal };
  await using folder = await temporaryFolder("agent-exec-copy-");
  const file = join(folder.path, "copy.tar");
  const found = await calls
    .make(call, (abortSignal) => container.getArchive({ path: `${from}/.`, abortSignal }))
    .catch((error: unknown) => {
      if (isAlreadyGone(error)) return null;
      throw error;
    });
  const { pack } = await import("tar-stream");
  const archive = pack();
  const written = pipeline(archive as AsyncIterable<Uint8Array>, createWriteStream(file), { signal });
  const packed = packCopy(archive, found, to).catch((error: unknown) => archive.destroy(error as Error));
  await Promise.all([written, packed]);
  await calls.make(call, (abortSignal) =>
    container.putArchive(createReadStream(file), { path: "/", abortSignal }),
  );
}

async function packCopy(archive: Pack, found: NodeJS.ReadableStream | null, to: string): Promise<void> {
  archive.entry({ name: to, type: "directory", mode: 0o755 });
  if (found !== null) {
    const { extract } = await import("tar-stream");
    const entries = extract();
    const fed = pipeline(found, entries as unknown as NodeJS.WritableStream);
    for await (const entry of entries) {
      const header = copied(entry.header, to);
      if (header === null) entry.resume();
      else
        await pipeline(
          entry as unknown as NodeJS.ReadableStream,
          archive.entry(header) as unknown as NodeJS.WritableStream,
        );
    }
    await fed;
  }
  archive.finalize();
}

/** The entry at its new place. Null for the folder itself. */
function copied(header: Header, to: string): Header | null {
  const below = (name: string): string => name.replace(/^[^/]*\/?/, "");
  const name = below(header.name);
  if (name === "") return null;
  const mode = header.mode ?? 0o644;
  const isProgram = header.type === "directory" || (mode & 0o111) > 0;
  return {
    ...header,
    pax: null,
    name: `${to}/${name}`,
    mode: mode | 0o444 | (isProgram ? 0o111 : 0),
    ...(header.type === "link" && { linkname: `${to}/${below(header.linkname ?? "")}` }),
  };
}
