import { realpath, stat } from "node:fs/promises";
import { settingsInvalid } from "../../../errors.js";
import { isMachinePath } from "../settings/values.js";
import type { ContainerSettings } from "../settings/docker-settings.js";

/**
 * Refuses volume sources that lead to a forbidden place under another name: links to it, and sockets. The engine itself
 * refuses missing sources. If the engine is on another machine, only the engine knows where a path leads.
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
      const message = `The source ${JSON.stringify(source)} of a volume ${what}. With this volume, the code could control the machine.`;
      const nextStep = "In `volume`, list only the folder that the code needs.";
      throw settingsInvalid(message, nextStep);
    }
  }
}
