import { parse } from "smol-toml";
import { z } from "zod";
import { messageOf } from "../errors.js";

const seconds = z.number().positive();
const variables = z.record(z.string(), z.string()).default({});
const environment = z.looseObject({
  docker_image: z.string().optional(),
  os: z.string().default("linux"),
  cpus: z.number().positive().optional(),
  memory_mb: z.number().positive().optional(),
  memory: z.string().optional(),
  gpus: z.number().default(0),
  mcp_servers: z.array(z.unknown()).default([]),
  env: variables,
  healthcheck: z.unknown().optional(),
  workdir: z.string().optional(),
});
const config = z.looseObject({
  agent: z.looseObject({ timeout_sec: seconds.default(600) }).prefault({}),
  verifier: z
    .looseObject({
      timeout_sec: seconds.default(600),
      env: variables,
      environment: z.unknown().optional(),
      environment_mode: z.string().optional(),
    })
    .prefault({}),
  environment: environment.prefault({}),
  steps: z.array(z.unknown()).default([]),
});

/** Reads a task's configuration. `given`: settings by name. If agent-exec cannot run it, returns the reason. */
export function harborConfig(toml: string) {
  let value: unknown;
  try {
    value = parse(toml);
  } catch (error) {
    return `task.toml is not TOML: ${messageOf(error).split("\n", 1)[0]}`;
  }
  const { data, error } = config.safeParse(value);
  if (data === undefined) return `task.toml: ${z.prettifyError(error).replaceAll("\n", " ")}`;
  const { agent, verifier, environment: place, steps } = data;
  const unsupported = [
    steps.length > 0 && "several steps",
    place.os.toLowerCase() !== "linux" && `os = "${place.os}"`,
    place.mcp_servers.length > 0 && "mcp_servers",
    place.healthcheck !== undefined && "healthcheck",
    place.gpus > 0 && "gpus",
    (verifier.environment !== undefined || verifier.environment_mode === "separate") &&
      "an environment of the verifier",
    Object.values({ ...place.env, ...verifier.env }).some((text) => text.includes("${")) &&
      "variables of this machine",
  ].filter((each) => each !== false);
  if (unsupported.length > 0)
    return `task.toml needs features that agent-exec does not support: ${unsupported.join(", ")}`;
  const memory = place.memory_mb === undefined ? place.memory?.toLowerCase() : `${place.memory_mb}m`;
  const env = Object.entries({ ...place.env, ...verifier.env }).map(([name, text]) => `${name}=${text}`);
  return {
    given: {
      timeout: `${verifier.timeout_sec}s`,
      "total-timeout": `${agent.timeout_sec + verifier.timeout_sec}s`,
      ...(place.cpus !== undefined && { cpus: place.cpus }),
      ...(memory !== undefined && { memory }),
      ...(env.length > 0 && { env }),
    },
    /** The image to start from. Undefined: the task's own Dockerfile. */
    image: place.docker_image,
    workdir: place.workdir,
  };
}
