import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AgentExecError, messageOf } from "../../errors.js";
import { temporaryFolder } from "../../files/temporary-folder.js";
import { copyInto, filesToUpload, type NotUploaded } from "./artifact-files.js";

export interface UploadOptions {
  /** The absolute path of the folder. Everything below it is uploaded. */
  readonly folder: string;
  /** A name that is unique in the workflow run (`artifactName`). */
  readonly name: string;
  /** The web page of the workflow run, `https://github.com/owner/name/actions/runs/1`. */
  readonly runUrl: string;
  /**
   * The time limit for the whole upload. The client alone would retry for half a minute if a server refuses, and for
   * five minutes if it is silent.
   */
  readonly deadlineMs?: number;
  readonly signal: AbortSignal;
}

export interface UploadedArtifact {
  readonly id: number;
  readonly name: string;
  /** The address for the download. */
  readonly url: string;
  /** SHA-256 of the zip file in hex. Null if the server does not say it. */
  readonly digest: string | null;
  /** The address at which a browser shows one of its files. Absent if there is none. */
  readonly page?: string;
  /** Files that stay on the runner, with the reason. */
  readonly leftOut: readonly NotUploaded[];
}

const defaultDeadlineMs = 60_000;
const pageDeadlineMs = 20_000;

/**
 * Uploads a folder as one artifact. The client is loaded only here, because it is the largest part of the action. It
 * reads its server's address and token from the runner's environment.
 * @throws AgentExecError `github-unavailable` if the upload takes too long or fails; `storage-failed` if the folder
 * cannot be read. An unfinished upload is not stopped.
 */
export async function uploadArtifact(options: UploadOptions): Promise<UploadedArtifact> {
  const { folder, name, runUrl, deadlineMs = defaultDeadlineMs, signal } = options;
  // Refused here, because the client would print a warning of its own.
  if (!takesArtifacts(runUrl))
    throw uploadFailed(name, folder, "GitHub's artifact client supports only github.com and *.ghe.com.");
  const { files, leftOut } = await filesToUpload(folder);
  try {
    const { id, digest } = await send({ name, files, folder, deadlineMs, signal });
    return { id, name, url: `${runUrl}/artifacts/${id}`, digest: digest ?? null, leftOut };
  } catch (thrown) {
    if (signal.aborted) throw signal.reason;
    throw uploadFailed(name, folder, thrown);
  }
}

/**
 * Uploads one page again without a zip file, so that a browser can show it. The server uses the file's name. This name
 * does not begin with the artifact's name, so patterns for downloads do not match it.
 * @returns its address; null if the page stays on the runner, or if GitHub refuses it.
 */
export async function uploadPage(
  { leftOut }: Pick<UploadedArtifact, "leftOut">,
  { folder, name, page, runUrl, signal }: UploadOptions & { readonly page: string },
): Promise<string | null> {
  if (leftOut.some(({ path }) => path === page)) return null;
  try {
    await using copies = await temporaryFolder("agent-exec-upload-");
    const copy = await copyInto(copies.path, pageName(name), join(folder, page));
    const sent = { name, files: [copy], folder: copies.path, deadlineMs: pageDeadlineMs, signal };
    const { id } = await send({ ...sent, skipArchive: true });
    return `${runUrl}/artifacts/${id}`;
  } catch {
    if (signal.aborted) throw signal.reason;
    return null;
  }
}

interface Sending extends Required<Pick<UploadOptions, "folder" | "name" | "deadlineMs" | "signal">> {
  readonly files: readonly string[];
  readonly skipArchive?: boolean;
}

async function send({ name, files, folder, deadlineMs, signal, skipArchive = false }: Sending) {
  const ended = new AbortController();
  const tooLate = async () => {
    await wait(deadlineMs, undefined, { signal: AbortSignal.any([signal, ended.signal]) });
    throw new Error(`not finished after ${deadlineMs / 1000} s`);
  };
  const upload = async () => {
    const { DefaultArtifactClient } = await import("@actions/artifact");
    return new DefaultArtifactClient().uploadArtifact(name, [...files], folder, { skipArchive });
  };
  try {
    const { id, digest } = await Promise.race([upload(), tooLate()]);
    if (id === undefined) throw new Error("the server returned no id");
    return { id, digest };
  } finally {
    ended.abort();
  }
}

/**
 * Makes a name that no other job, matrix cell or attempt of the workflow run has. Dashes replace characters that are
 * not allowed.
 */
export function artifactName(parts: readonly (string | number)[]): string {
  return ["agent-exec", ...parts].join("-").replaceAll(/[^A-Za-z0-9._-]+/g, "-");
}

/** The name of the page for the browser, from the name of the whole artifact. */
export function pageName(name: string): string {
  return `report-of-${name}.html`;
}

/** Whether GitHub's client accepts this server. It refuses GitHub Enterprise Server, Gitea and Forgejo. */
export function takesArtifacts(server: string): boolean {
  const host = URL.parse(server)?.hostname ?? "";
  return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}

function uploadFailed(name: string, folder: string, thrown: unknown): AgentExecError {
  const message = `The artifact ${name} could not be uploaded: ${messageOf(thrown)}`;
  return new AgentExecError("github-unavailable", message, {
    nextStep: `The run's files are in ${folder}. Upload this folder with actions/upload-artifact and \`if: always()\`, or check that the runner can reach GitHub's artifact service.`,
    cause: thrown,
    isRetryable: true,
  });
}
