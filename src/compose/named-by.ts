import { AgentExecError, messageOf } from "../errors.js";
import { maxDocumentBytes, readInJob, readNamed } from "../process/named-file.js";
import { originOf } from "../rows/origin.js";
import type { Wiring } from "./wiring.js";

interface Reading extends Pick<Wiring, "face" | "variable" | "readOwnerFile"> {
  /** What to name in its place. */
  readonly example: string;
}

/**
 * The text of the file that a setting names. In a workflow a stranger's branch may lie in the checkout: no link is followed there.
 * @throws AgentExecError `settings-invalid` for one that cannot be read.
 */
export async function readNamedBy(
  setting: string,
  path: string,
  { face, variable = () => undefined, example }: Reading,
): Promise<string> {
  try {
    if (face !== "action") return await readNamed(path, maxDocumentBytes);
    return await readInJob(path, { maxBytes: maxDocumentBytes, variable });
  } catch (cause) {
    const message = `${originOf(setting, face)}: ${path} cannot be read: ${messageOf(cause)}`;
    throw new AgentExecError("settings-invalid", message, { nextStep: example, cause });
  }
}

/**
 * The text of a file that counts as the owner's own word: in a workflow as it is on the base branch, whatever lies in the checkout.
 * @throws AgentExecError `settings-invalid` for one that is empty, not there, no UTF-8 or over 1 MiB.
 */
export async function readOwnedBy(setting: string, path: string, reading: Reading): Promise<string> {
  const { readOwnerFile, face, example } = reading;
  const bytes = await readOwnerFile?.(path);
  const text = readOwnerFile === undefined ? await readNamedBy(setting, path, reading) : textOf(bytes);
  if (text !== null && text.trim() !== "") return text;
  const what =
    text === "" || text?.trim() === "" ? "is empty" : "is missing on the base branch, too large or not UTF-8";
  throw new AgentExecError("settings-invalid", `${originOf(setting, face)}: ${path} ${what}`, {
    nextStep: example,
  });
}

function textOf(bytes: Uint8Array | null | undefined): string | null {
  if (!bytes || bytes.length > maxDocumentBytes) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
