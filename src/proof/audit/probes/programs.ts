import { closings, type Probe, replaced } from "../probe.js";

/** Probes for targets that a verification runs as programs. */
export const programProbes: readonly Probe[] = [
  {
    name: "shell-exit",
    what: "does nothing and exits with 0",
    closes: closings.printed,
    files: (workspace) => replaced(workspace, [".sh", ".bash"], () => "#!/bin/sh\nexit 0\n"),
  },
  {
    name: "shell-exit-sourced",
    what: "makes the shell that sources it exit with 0",
    closes: closings.apart,
    files: (workspace) => replaced(workspace, [".sh", ".bash"], () => "trap 'exit 0' EXIT\nexit 0\n"),
  },
];
