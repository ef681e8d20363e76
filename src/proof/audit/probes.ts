import { closings, type Probe, replaced } from "./probe.js";
import { compiledProbes } from "./probes/compiled.js";
import { javascriptProbes } from "./probes/javascript.js";
import { plantProbes } from "./probes/plants.js";
import { pythonProbes } from "./probes/python.js";

/** Probes for shell scripts that a verification runs. */
const shellProbes: readonly Probe[] = [
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

/** All probes. Those for a language come first. */
export const probes: readonly Probe[] = [
  ...pythonProbes,
  ...javascriptProbes,
  ...compiledProbes,
  ...shellProbes,
  ...plantProbes,
];
