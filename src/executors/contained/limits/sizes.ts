import { AgentExecError } from "../../../errors.js";
import { formatBytes, formatCount } from "../../../format/format.js";
import type { GivenSize } from "../../../ports/workspace.js";

export interface SizeSettings {
  /** The memory of the whole place, without swap. Files in the workspace and in /tmp count too. */
  readonly memoryBytes: number;
  /**
   * The size of the workspace. It is in memory or, if it is larger than the memory, on a disk. Default: 512 MiB, or
   * less if there is little memory.
   */
  readonly workspaceBytes?: number | undefined;
  /** The size of /tmp, in memory. Default: a quarter of the memory, or less if the workspace needs the room. */
  readonly tmpBytes?: number;
}

export interface Sizes {
  readonly memoryBytes: number;
  readonly workspaceBytes: number;
  /** A workspace larger than the memory is on a disk, and agent-exec watches its size. */
  readonly isWorkspaceOnDisk: boolean;
  readonly tmpBytes: number;
  readonly shmBytes: number;
}

const mebibyte = 1024 * 1024;

/** Room for a checkout with test output, and a quarter of the default memory. */
const defaultWorkspaceBytes = 512 * mebibyte;

/** With less, the processes that watch the place have no room beside a block. */
const leastReservedBytes = 64 * mebibyte;

/**
 * The sizes of the folders in memory. The kernel counts these files as memory of the place. If they fill it, they
 * cannot even be deleted (bench/times.md, 4). So a quarter of the memory, and at least 64 MiB, stays free.
 * @throws AgentExecError `settings-invalid` if the sizes do not fit.
 */
export function chooseSizes(settings: SizeSettings): Sizes {
  const { memoryBytes } = settings;
  const leastTmpBytes = settings.tmpBytes ?? Math.min(128 * mebibyte, Math.floor(memoryBytes / 16));
  const leastShmBytes = Math.min(64 * mebibyte, Math.floor(memoryBytes / 16));
  const reservedBytes = Math.max(leastReservedBytes, memoryBytes / 4);
  // In whole mebibytes, so that users can set the size that the message names.
  const largestWorkspace =
    Math.floor((memoryBytes - reservedBytes - leastTmpBytes - leastShmBytes) / mebibyte) * mebibyte;
  const workspaceBytes =
    settings.workspaceBytes ?? Math.max(mebibyte, Math.min(defaultWorkspaceBytes, largestWorkspace));
  const isWorkspaceOnDisk = workspaceBytes > memoryBytes;
  if (!isWorkspaceOnDisk && workspaceBytes > largestWorkspace) {
    const enough = `set \`memory\` to at least ${formatBytes(memoryFor(workspaceBytes))}`;
    throw new AgentExecError(
      "settings-invalid",
      `A workspace of ${formatBytes(workspaceBytes)} does not fit into a memory of ${formatBytes(memoryBytes)}. ` +
        `The workspace, /tmp (${formatBytes(leastTmpBytes)}) and /dev/shm (${formatBytes(leastShmBytes)}) are in memory, ` +
        `and ${formatBytes(reservedBytes)} must stay free for processes.`,
      {
        nextStep:
          largestWorkspace >= mebibyte
            ? `Set \`workspace-size\` to at most ${formatBytes(largestWorkspace)}, or ${enough}.`
            : `S${enough.slice(1)}.`,
      },
    );
  }
  const takenBytes = reservedBytes + (isWorkspaceOnDisk ? 0 : workspaceBytes);
  const freeBytes = memoryBytes - takenBytes - leastTmpBytes - leastShmBytes;
  const shmBytes = grown(leastShmBytes, { toBytes: memoryBytes / 8, freeBytes: freeBytes / 3 });
  const tmpBytes =
    settings.tmpBytes ??
    grown(leastTmpBytes, { toBytes: memoryBytes / 4, freeBytes: freeBytes - (shmBytes - leastShmBytes) });
  return { memoryBytes, workspaceBytes, isWorkspaceOnDisk, tmpBytes, shmBytes };
}

/** Grows the size by whole mebibytes, up to a limit and within the free memory. */
function grown(
  leastBytes: number,
  { toBytes, freeBytes }: { readonly toBytes: number; readonly freeBytes: number },
): number {
  const moreBytes = Math.min(toBytes - leastBytes, freeBytes);
  return leastBytes + Math.max(0, Math.floor(moreBytes / mebibyte)) * mebibyte;
}

/** The memory for a workspace of this size. An eighth is for /tmp and /dev/shm, and a quarter stays free. */
function memoryFor(workspaceBytes: number): number {
  const bytes = Math.max((workspaceBytes + leastReservedBytes) * (8 / 7), workspaceBytes * (8 / 5));
  return Math.ceil(bytes / mebibyte) * mebibyte;
}

/** One inode per 8 KiB. An inode takes about 1 KiB of the place's memory, whatever the file contains. */
export function inodesFor(bytes: number): number {
  return Math.max(1024, Math.floor(bytes / bytesPerInode));
}

const bytesPerInode = 8192;

/** @throws AgentExecError `settings-invalid` with both sizes and a sufficient one, if the files do not fit. */
export function checkRoom(sizes: Sizes, { files, links, folders, bytes }: GivenSize): void {
  const entries = files + links + folders;
  const isRoomEnough = sizes.isWorkspaceOnDisk || entries < inodesFor(sizes.workspaceBytes);
  if (bytes < sizes.workspaceBytes && isRoomEnough) return;
  const wanted = Math.max(bytes, entries * bytesPerInode) + workingBytes;
  throw new AgentExecError(
    "settings-invalid",
    `The files do not fit into the workspace: they take ${formatBytes(bytes)} in ${formatCount(entries)} files and folders, but the workspace has room for ${describeRoom(sizes)}.`,
    { nextStep: `${largeEnough(sizes, wanted)}, or use fewer files.` },
  );
}

function largeEnough({ memoryBytes }: Sizes, wantedBytes: number): string {
  const mebibytes = Math.ceil(wantedBytes / mebibyte);
  const size = `Set \`workspace-size\` to \`${mebibytes}m\` or more`;
  const isOnDisk = mebibytes * mebibyte > memoryBytes;
  const memory = memoryFor(mebibytes * mebibyte);
  if (isOnDisk) return `${size} (the workspace is then on disk, because it is larger than \`memory\`)`;
  if (memory <= memoryBytes) return size;
  return `${size}, and \`memory\` to \`${Math.ceil(memory / mebibyte)}m\``;
}

/** Room for files that the code adds. */
const workingBytes = 64 * mebibyte;

/** 4 MiB on most machines. PostgreSQL takes one page, and larger data can use /dev/shm. */
export const sharedMemoryPages = 1024;

/** The workspace's room in words: "512 MiB in 65,536 files and folders". */
export function describeRoom({ workspaceBytes, isWorkspaceOnDisk }: Sizes): string {
  const most = isWorkspaceOnDisk ? "" : ` in ${formatCount(inodesFor(workspaceBytes))} files and folders`;
  return `${formatBytes(workspaceBytes)}${most}`;
}
