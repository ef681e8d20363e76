import { workspaceFolderOf } from "../contained/session/contained-settings.js";
import { functionsFolder } from "../contained/workspace/functions-in.js";
import { describeFunctions } from "../functions/functions.js";
import { describeLanguages } from "../languages/languages.js";
import { describeKernel } from "../kernel/usage-text.js";
import { formatBytes } from "../../format/format.js";
import type { Sizes } from "../contained/limits/sizes.js";
import type { ContainerSettings, DockerSettings } from "./settings/docker-settings.js";

/** What the model is told about this executor. The text is the same before and after a start. */
export function describeDocker(settings: DockerSettings, { workspaceBytes }: Sizes): string {
  const { memoryBytes, cpus, pids, image, kernel, functions, container = {} } = settings;
  const workspaceFolder = workspaceFolderOf(settings);
  return `Your code runs in a Docker container of the image ${image}, in ${workspaceFolder}.

${
  kernel === undefined
    ? ""
    : `${describeKernel(kernel, `the folder ${workspaceFolder}`)}
`
}${describeLanguages(["python", "sh"], settings)}
- Each ${kernel === undefined ? "" : "other "}block is a whole program. Files and background processes stay for the next block${kernel === undefined ? "; variables do not" : ""}. A background process must write into a file (\`server >log 2>&1 &\`). It is stopped before your work is verified.
- ${describeNetwork(settings)}
- Standard input is empty. You are not root; only ${workspaceFolder} and /tmp can be written.
- Limits: ${formatBytes(memoryBytes)} memory, ${cpus} processors, ${pids} processes, ${formatBytes(workspaceBytes)} of files.${describeAdditions(container)}${functions === undefined ? "" : describeFunctions(functions, functionsFolder)}`;
}

function describeNetwork({ network, allowHosts = [] }: DockerSettings): string {
  switch (network) {
    case "none":
      return "There is no network, so you cannot install anything; 127.0.0.1 works.";
    case "allow":
      return `The only network access is an HTTP proxy, named in the usual variables (\`HTTP_PROXY\`, \`HTTPS_PROXY\`). It reaches only these hosts, by name, on ports 443 and 80 if none is given: ${allowHosts.map((host) => `\`${host}\``).join(", ")}. Names do not resolve in the container, the proxy refuses other hosts with 403, and a retry does not help. 127.0.0.1 works inside the container.`;
    case "full":
      return "There is a network.";
  }
}

function networkWords({ network, allowHosts = [] }: DockerSettings): string {
  switch (network) {
    case "none":
      return "none";
    case "allow":
      return `${allowHosts.slice(0, 20).join(", ")}${allowHosts.length > 20 ? ` and ${allowHosts.length - 20} more` : ""} only, through a proxy`;
    case "full":
      return "full: no restriction";
  }
}

/** Tells the model what the user added, so that the model knows that it may use it. */
function describeAdditions(container: ContainerSettings): string {
  const { environment = [], volumes = [], setup = [], gpus, caches = [] } = container;
  const lines = [
    ...(environment.length > 0
      ? [`Variables that are set: ${environment.map(({ name }) => `\`${name}\``).join(", ")}.`]
      : []),
    ...volumes.map(
      ({ target, isReadOnly }) =>
        `${target} holds files, ${isReadOnly ? "read-only" : "which you can change"}.`,
    ),
    ...caches.flatMap(({ target }) => (target === undefined ? [] : [`${target} holds files, read-only.`])),
    ...(setup.length > 0
      ? [`The container was prepared with: ${setup.map((command) => `\`${command}\``).join(", ")}.`]
      : []),
    ...(gpus === undefined ? [] : ["There is a graphics processor."]),
  ];
  return lines.map((line) => `\n- ${line}`).join("");
}

/** The limits as the transcript and reports show them. */
export function describeLimits(
  settings: DockerSettings,
  { tmpBytes, workspaceBytes, isWorkspaceOnDisk }: Sizes,
): Readonly<Record<string, string>> {
  return {
    memory: formatBytes(settings.memoryBytes),
    cpus: String(settings.cpus),
    pids: String(settings.pids),
    workspace: `${formatBytes(workspaceBytes)}${isWorkspaceOnDisk ? " on the engine's disk, checked while code runs" : ""}`,
    tmp: formatBytes(tmpBytes),
    output: `at most ${formatBytes(settings.maxOutputBytes)} per block`,
    network: networkWords(settings),
    ...addedLimits(settings.container ?? {}),
  };
}

function addedLimits({
  volumes = [],
  runtime,
  setup = [],
  setupNetwork,
  caches = [],
}: ContainerSettings): Record<string, string> {
  const mounts = volumes.map(
    ({ source, target, isReadOnly }) => `${source} at ${target}, ${isReadOnly ? "read-only" : "writable"}`,
  );
  const kept = caches.map(({ name, target }) => (target === undefined ? name : `${name} at ${target}`));
  return {
    ...(kept.length > 0 && { caches: `${kept.join(", ")}: read-only except for the setup` }),
    ...(mounts.length > 0 && { "no host path": mounts.join("; ") }),
    ...(runtime !== undefined && { runtime }),
    ...(setup.length > 0 &&
      setupNetwork === "full" && { "setup network": "full, cut before the first block" }),
  };
}
