import type { Probe } from "./probe.js";
import { compiledProbes } from "./probes/compiled.js";
import { javascriptProbes } from "./probes/javascript.js";
import { plantProbes } from "./probes/plants.js";
import { programProbes } from "./probes/programs.js";
import { pythonProbes } from "./probes/python.js";

/** All probes. Those for a language come first. */
export const probes: readonly Probe[] = [
  ...pythonProbes,
  ...javascriptProbes,
  ...compiledProbes,
  ...programProbes,
  ...plantProbes,
];
