import { docker } from "../docker/descriptor.js";
import type { Parsed } from "../../rows/setting.js";

const { image, pull, memory, cpus, network, env, setup, runtime } = docker.rows;
const { language, "infer-language": inferLanguage, functions } = docker.rows;

/** What a person may say of the pod. Every setting is Docker's too, and means the same. */
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

/** What people say of this executor, as its rows parse it. */
export type GivenSettings = Parsed<typeof kubernetesRows>;
