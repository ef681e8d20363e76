import { AgentExecError, messageOf } from "../errors.js";
import { maxDocumentBytes, readInJob, readNamed } from "../process/named-file.js";
import { originOf } from "../rows/origin.js";
import type { Wiring } from "./wiring.js";

interface Reading extends Pick<Wiring, "face" | "variable" | "readOwnerFile"> {
  /** An example of a valid file, for errors. */
  readonly example: string;
}

/**
 * Reads the text file that a setting names. It follows no links, because in a workflow the checkout may be a stranger's
 * branch.
 * @throws AgentExecError `settings-invalid` if the file cannot be read.
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
 * Reads a text file that only the owner may change. In a workflow the text comes from the base branch and not from the
 * checkout.
 * @throws AgentExecError `settings-invalid` if the file is empty, missing, not UTF-8 or over 1 MiB.
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
