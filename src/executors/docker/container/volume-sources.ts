import { realpath, stat } from "node:fs/promises";
import { AgentExecError } from "../../../errors.js";
import { isMachinePath } from "../settings/machine-path.js";
import type { ContainerSettings } from "../settings/docker-settings.js";

/**
 * Refuses folders that only lead to what no code may be given: links to it, and sockets under other names. What is not
 * there is the engine's to refuse, whose machine may be another; there it alone knows where a path leads.
 *
 * @throws AgentExecError `settings-invalid`.
 */
export async function checkVolumeSources({ volumes = [] }: ContainerSettings): Promise<void> {
  for (const { source } of volumes) {
    if (!source.startsWith("/")) continue;
    const real = await realpath(source).catch(() => null);
    if (real === null) continue;
    const isSocket = (await stat(real)).isSocket();
    if (isSocket || isMachinePath(real)) {
      const what = isSocket ? "is a socket" : `leads to ${real}`;
      const message = `The source ${JSON.stringify(source)} of a volume ${what}. This would give the code control of the machine.`;
      const nextStep = "In `volume`, list only the folder that the code needs.";
      throw new AgentExecError("settings-invalid", message, { nextStep });
    }
  }
}
