import type { AllowSettings } from "./allow-list.js";

/** The usual port of proxies, on the place's own loopback. */
export const proxyPort = 3128;

const names = ["http_proxy", "https_proxy", "all_proxy"];

/** The variables in which programs look for a proxy. Old programs read them in small letters, others in capitals. */
export function proxyEnvironment({ network }: Pick<AllowSettings, "network">): string[] {
  if (network !== "allow") return [];
  const proxy = names.map((name) => `${name}=http://127.0.0.1:${proxyPort}`);
  const direct = "no_proxy=localhost,127.0.0.1";
  const both = [...proxy, direct].flatMap((line) => [
    line,
    line.replace(/^[^=]*/, (name) => name.toUpperCase()),
  ]);
  // Node (from 22.21 and 24 on) reads the other variables only if this one is set.
  return [...both, "NODE_USE_ENV_PROXY=1"];
}

/** Removes the proxy variables in a shell. The proxy does not run yet when a setup with its own network runs. */
export const withoutProxy = `unset ${[...names, "no_proxy"].flatMap((name) => [name, name.toUpperCase()]).join(" ")}; `;
