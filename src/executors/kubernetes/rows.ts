import { docker } from "../docker/descriptor.js";
import type { Parsed } from "../../rows/setting.js";

const { image, pull, memory, cpus, network, env, setup, runtime } = docker.rows;
const { language, "infer-language": inferLanguage, functions } = docker.rows;

/** The settings of a pod. All of them are Docker's settings too, with the same meaning. */
export const kubernetesRows = {
  language,
  "infer-language": inferLanguage,
  functions,
  runtime,
  image,
  pull,
  memory,
  cpus,
  "workspace-path": docker.rows["workspace-path"],
  "workspace-size": docker.rows["workspace-size"],
  "max-output": docker.rows["max-output"],
  network,
  env,
  setup,
} as const;

export type GivenSettings = Parsed<typeof kubernetesRows>;
