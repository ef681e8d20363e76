import type { KeptSandbox } from "../../../facts/session.js";

/** How to look into a kept container with Docker's own command, and how to remove it. */
export function keptHint({ name, as }: KeptSandbox, workspaceFolder: string): string {
  return as === "running"
    ? `The container ${name} is still running. To look inside: \`docker exec -it -u 1000:1000 -w ${workspaceFolder} ${name} sh\`. To remove the container: \`docker rm -f -v ${name}\`.`
    : `The container ${name} was stopped and kept. \`docker inspect ${name}\` shows the container, and \`docker rm -v ${name}\` removes it. The workspace was in memory and is gone. With \`stop-container: false\` the workspace is kept.`;
}
