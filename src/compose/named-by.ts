import { AgentExecError, messageOf } from "../errors.js";
import { maxDocumentBytes, readInJob, readNamed } from "../process/named-file.js";
import { originOf } from "../rows/origin.js";
import type { Wiring } from "./wiring.js";

interface Reading extends Pick<Wiring, "face" | "variable"> {
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
