import { readRegular } from "../../files/safe-files.js";
import type { FoundRepository } from "./find-repository.js";

/** The address from which a checkout was cloned. */
export interface Origin {
  /** Such as `github.com`. */
  readonly host: string;
  /** `owner/name` */
  readonly repository: string;
}

/** The address of the remote `origin`. Null if there is none, or if it names no repository on a server. */
export async function originOf({ commonDir }: Pick<FoundRepository, "commonDir">): Promise<Origin | null> {
  const lines = (await textIn(commonDir, "config")).split("\n").map((line) => line.trim());
  const section = lines.indexOf('[remote "origin"]');
  const rest = section === -1 ? [] : lines.slice(section + 1);
  const end = rest.findIndex((line) => line.startsWith("["));
  const url = rest.slice(0, end === -1 ? undefined : end).find((line) => /^url *=/.test(line));
  const address = (url ?? "")
    .replace(/^url *= */, "")
    .replace(/\/$/, "")
    .replace(/\.git$/, "");
  const [, host, repository] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/([^/]+\/[^/]+)$/.exec(address) ??
    /^(?:[^@/:]+@)?([^/:]+):([^/]+\/[^/]+)$/.exec(address) ??
    [];
  return host === undefined || repository === undefined ? null : { host, repository };
}

/** The server's default branch when the checkout was made. Null if git did not record it. */
export async function defaultBranchOf({
  commonDir,
}: Pick<FoundRepository, "commonDir">): Promise<string | null> {
  const head = await textIn(commonDir, "refs/remotes/origin/HEAD");
  return /^ref: refs\/remotes\/origin\/(\S+)/.exec(head)?.[1] ?? null;
}

/** Reads a text file. Empty if it is missing. */
async function textIn(folder: string, path: string): Promise<string> {
  const bytes = await readRegular(folder, path, 1024 * 1024).catch(() => new Uint8Array());
  return Buffer.from(bytes).toString("utf8");
}
