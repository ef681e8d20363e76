import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { AgentExecError } from "../../errors.js";
import type { BaseEntry, BaseFiles } from "../../ports/base-files.js";
import type { WorkspaceSource } from "../../ports/workspace.js";
import { commitFiles } from "./commit-files.js";
import { Repository } from "../git/repository.js";

/** Where the files come from that may decide what is built and run. */
export type BaseChoice =
  /** All files of the folder `path` count. Default: the current folder. */
  | { readonly kind: "folder"; readonly path?: string }
  /** The files of `commit`, a full hash in hex. `words` names it, such as "the pull request's base". */
  | { readonly kind: "commit"; readonly commit: string; readonly words: string }
  /** `reason` is a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

/** No repository from which images are built has more. Sending files has limits of its own. */
const maxFiles = 1_000_000;

/**
 * Chooses the files. Nothing is read yet.
 * @param here the folder of the command or the step. The files of the run's own folder, `runFolder`, do not count.
 */
export function baseFiles(
  choice: BaseChoice,
  { here, runFolder }: { readonly here: string; readonly runFolder: string },
): BaseFiles {
  switch (choice.kind) {
    case "folder":
      return folderFiles(choice.path ?? here, runFolder, choice.path !== undefined);
    case "commit":
      return commitFiles({ folder: here, ...choice });
    case "unknown":
      return unknownFiles(choice.reason);
  }
}

/** A folder's files, as for a workspace: those that git lists, or else all that do not look like secrets. */
function folderFiles(here: string, runFolder: string, takesAll: boolean): BaseFiles {
  let source: Promise<WorkspaceSource> | null = null;
  const entries = async function* () {
    source ??= openFolder(here, runFolder, takesAll);
    for await (const entry of (await source).files()) if (entry.kind !== "left-out") yield entry;
  };
  return {
    origin: "the current folder",
    async list() {
      const listed = new Map<string, BaseEntry>();
      for await (const entry of entries()) {
        const { kind, path } = entry;
        if (kind === "link") listed.set(path, { kind, target: entry.target });
        else listed.set(path, { kind, bytes: entry.bytes, isExecutable: entry.isExecutable });
      }
      return listed;
    },
    async *read(paths) {
      for await (const entry of entries()) if (paths.has(entry.path)) yield entry;
    },
  };
}

async function openFolder(here: string, runFolder: string, takesAll: boolean): Promise<WorkspaceSource> {
  const isRepository = !takesAll && (await isCheckout(here));
  const name = isRepository ? "repo" : ".";
  const { workspaceSource } = await import("./workspace-source.js");
  const source = await workspaceSource({ name, here, runFolder, maxFiles });
  return isRepository || takesAll ? source : withoutSecrets(source);
}

/** Leaves out secrets. Without git, the user has no `git add` to choose a file. */
async function withoutSecrets(source: WorkspaceSource): Promise<WorkspaceSource> {
  const { isSecretName } = await import("../names/secret-names.js");
  return {
    ...source,
    async *files() {
      for await (const entry of source.files()) if (!isSecretName(entry.path)) yield entry;
    },
  };
}

async function isCheckout(folder: string): Promise<boolean> {
  if ((await lstat(join(folder, ".git")).catch(() => null)) !== null) return true;
  await using repository = await Repository.open(folder).catch(() => null);
  return repository !== null;
}

function unknownFiles(reason: string): BaseFiles {
  const refusal = () => new AgentExecError("settings-invalid", reason, { nextStep: buildBefore });
  return {
    origin: "an unknown person",
    list: () => Promise.reject(refusal()),
    read() {
      throw refusal();
    },
  };
}

/** This is always possible, even if the repository's own files are unknown. */
export const buildBefore = "Build the image in an earlier step and set `image` to its name.";
