import { AgentExecError } from "../../../errors.js";
import { blockUser, codeUser } from "../guard/users.js";
import { runPreparation } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import asCode from "./as-code.sh.js";
import prepare from "./prepare-judge.sh.js";
import serve from "./serve-as-code.sh.js";

/** The folder for requests of `as-code.sh`. Only the verification's user can write there. */
const folder = "/tmp/.agent-exec-judge";

/** Begins a verification's script. With it the script finds `as-code-user`, and no other user can read its files. */
export const judgePrologue = `PATH=${folder}/bin:$PATH; export PATH PYTHONDONTWRITEBYTECODE=1; umask 077; `;

/**
 * Lets a verification's `as-code-user PROGRAM …` run that program as another user, in the verification's current
 * folder. It uses only FIFOs, because no process here can change its user. Call it once for a place, before a
 * verification.
 * @throws AgentExecError `image-unsuitable` if the image lacks a needed program, and the errors of `runPreparation`.
 */
export async function serveAsCode(sandbox: Sandbox, signal: AbortSignal): Promise<void> {
  const { place, shell } = sandbox;
  const command = [shell, "-c", prepare, "judge", folder, asCode, place.workspaceFolder];
  if ((await runPreparation({ place, signal, command, user: blockUser })) !== 0)
    throw new AgentExecError(
      "image-unsuitable",
      "The image does not have all programs that `verify-user: other` needs (mkfifo, cat, mkdir, chmod and rm).",
      { nextStep: "Use an image with coreutils, or set `verify-user` to `same`." },
    );
  // This process ends with the place.
  await place.spawn({ command: [shell, "-c", serve, "judge", folder], user: codeUser, signal });
}
