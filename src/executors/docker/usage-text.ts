import {
  describeContained,
  describeContainedLimits,
  describeGiven,
  fullNetworkWords,
  noNetworkWords,
} from "../contained/session/usage-text.js";
import type { DescribeOptions } from "../../ports/executor.js";
import type { Sizes } from "../contained/limits/sizes.js";
import type { ContainerSettings, DockerSettings } from "./settings/docker-settings.js";

/** What the model is told about this executor. The text is the same before and after a start. */
export function describeDocker(settings: DockerSettings, sizes: Sizes, options?: DescribeOptions): string {
  return describeContained({
    settings,
    options,
    sizes,
    where: `a Docker container of the image ${settings.image}`,
    network: networkWords(settings)[0],
    pids: settings.pids,
    more: describeAdditions(settings.container ?? {}),
  });
}

/** The network, as the model is told and as the limits show it. */
function networkWords({ network, allowHosts = [] }: DockerSettings): readonly [told: string, limit: string] {
  switch (network) {
    case "none":
      return [noNetworkWords, "none"];
    case "full":
      return [fullNetworkWords, "full: no restriction"];
    case "allow": {
      const all = allowHosts.map((host) => `\`${host}\``).join(", ");
      const told = `The only network access is an HTTP proxy, named in the usual variables (\`HTTP_PROXY\`, \`HTTPS_PROXY\`). The proxy reaches only these hosts, by name: ${all}. If a host has no port in this list, only its ports 443 and 80 are allowed. The container cannot resolve host names. The proxy refuses other hosts with 403, and a retry does not help. 127.0.0.1 works inside the container.`;
      const more = allowHosts.length > 20 ? ` and ${allowHosts.length - 20} more` : "";
      return [told, `${allowHosts.slice(0, 20).join(", ")}${more} only, through a proxy`];
    }
  }
}

/** Tells the model what the user added, so that the model knows that it may use it. */
function describeAdditions(container: ContainerSettings): readonly string[] {
  const { volumes = [], gpus, caches = [] } = container;
  const { variables, prepared } = describeGiven({ ...container, place: "container" });
  return [
    ...variables,
    ...volumes.map(
      ({ target, isReadOnly }) =>
        `${target} holds files, ${isReadOnly ? "read-only" : "which you can change"}.`,
    ),
    ...caches.flatMap(({ target }) => (target === undefined ? [] : [`${target} holds files, read-only.`])),
    ...prepared,
    ...(gpus === undefined ? [] : ["There is a graphics processor."]),
  ];
}

/** The limits as the transcript and reports show them. */
export function describeLimits(settings: DockerSettings, sizes: Sizes): Readonly<Record<string, string>> {
  const [, network] = networkWords(settings);
  return {
    ...describeContainedLimits({ settings, pids: settings.pids, network }, sizes),
    ...addedLimits(settings.container ?? {}),
  };
}

function addedLimits(container: ContainerSettings): Record<string, string> {
  const { volumes = [], runtime, setup = [], setupNetwork, caches = [] } = container;
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
