import { isIP } from "node:net";
import { posix } from "node:path";
import { z } from "zod";
import { list, parsedList, quoted, splitAt, text } from "../../../rows/values.js";
import { findPathFault } from "../../../files/path-fault.js";
import { faultsOfHosts } from "../../contained/egress/allow-list.js";
import type { SetupCache } from "../../contained/session/setup-caches.js";
import { parseImageName } from "./image-name.js";

/** A text in which `findFault` finds no fault. */
function soundText(findFault: (given: string) => string | null) {
  return text().as((filled) =>
    filled.superRefine((given, context) => {
      const message = findFault(given);
      if (message !== null) context.addIssue({ code: "custom", message });
    }),
  );
}

export function imageName() {
  return soundText((given) => {
    if (given === "") return null;
    const name = parseImageName(given);
    if (!("fault" in name)) return null;
    return `must be an image's name such as python:3-slim, but this name ${name.fault}`;
  });
}

/** A plain path below the current folder. */
export function filePath() {
  return text().as((filled) =>
    filled
      .transform((path) => path.replace(/^(\.\/)+/, ""))
      .superRefine((path, context) => {
        if (findPathFault(path) === null) return;
        const message =
          "must be a plain path below the current folder, such as docker/Dockerfile, without ..";
        context.addIssue({ code: "custom", message });
      }),
  );
}

export function allowedHosts() {
  const kind = list().as((all) =>
    all.superRefine((hosts, context) => {
      for (const fault of faultsOfHosts(hosts)) {
        const message = `${fault}; write HOST, HOST:PORT or *.HOST`;
        // The fault already names the item.
        context.addIssue({ code: "custom", message, params: { items: [] } });
      }
    }),
  );
  return kind.default([]);
}

/** The path of the workspace. The path must not be in a folder that programs or the sandbox need. */
export function workspacePath() {
  return soundText((path) => {
    const fault = findFolderFault(path);
    return fault === null ? null : `must be a path such as /testbed; ${fault}`;
  });
}

/** For a folder that is added to the image's folders. */
function findFolderFault(path: string): string | null {
  if (!/^(\/[\w][\w.-]*)+$/.test(path))
    return "each part begins with a letter or digit and contains only letters, digits, `.`, `_` and `-`";
  return /^\/(bin|boot|dev|etc|lib\w*|proc|run|sbin|sys|tmp|usr|var)(\/|$)/.test(path)
    ? `${quoted(path)} is reserved for the image's programs and the sandbox`
    : null;
}

/** `NAME=value`, one per item; each name once. */
export function environment() {
  return parsedList((word) => {
    const [name, value] = splitAt(word, "=");
    if (value === undefined) return "must have the form NAME=value, with its value";
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return `${quoted(name)} is not a valid variable name`;
    if (value.includes("\0")) return "must not contain a NUL character";
    return { name, value };
  }, nameOf);
}

/** `NAME:ADDRESS` with an IPv4 or IPv6 address, or the engine's word `host-gateway`. */
export function addHosts() {
  return parsedList(
    (word) => {
      const [name, address] = splitAt(word, ":");
      if (address === undefined) return "must have the form NAME:ADDRESS";
      if (!/^[A-Za-z0-9]([A-Za-z0-9.-]{0,252})$/.test(name))
        return `${quoted(name)} is not a valid host name`;
      if (isIP(address) === 0 && address !== "host-gateway") return `${quoted(address)} is not an address`;
      return { name, address };
    },
    ({ name, address }) => `${name}:${address}`,
  );
}

/** `SOURCE:TARGET[:ro|rw]`, each target once. A source without `/` is the name of a volume of the engine. */
export function volumes() {
  return parsedList(
    (word) => {
      const [source = "", target, mode = "ro", ...rest] = word.split(":");
      if (target === undefined || rest.length > 0)
        return "must have the form SOURCE:TARGET or SOURCE:TARGET:rw";
      if (mode !== "ro" && mode !== "rw")
        return `the mode after TARGET must be \`ro\` or \`rw\`, not ${quoted(mode)}`;
      const fault = findSourceFault(source) ?? findTargetFault(target);
      return fault ?? { source, target: plainPath(target), isReadOnly: mode === "ro" };
    },
    ({ target }) => target,
  );
}

/**
 * The name of a tool whose downloads to keep, or `NAME:PATH` with the path at which everything can read them; each name
 * once.
 */
export function caches() {
  return parsedList(
    (word): SetupCache | string => {
      const [name, target] = splitAt(word, ":");
      if (Object.hasOwn(toolCaches, name))
        return target === undefined ? { name, ...toolCaches[name] } : `${quoted(name)} needs a path`;
      if (target === undefined)
        return `${quoted(name)} is none of ${Object.keys(toolCaches).join(", ")}, and does not have the form NAME:PATH`;
      if (!/^[a-z][a-z0-9-]{0,30}$/.test(name))
        return `the name ${quoted(name)} must be up to 31 lower-case letters, digits and hyphens, and begin with a letter`;
      const fault = findFolderFault(target);
      return fault === null ? { name, target } : `must have a path such as models:/models; ${fault}`;
    },
    ({ name }) => name,
  );
}

/** `NAME=SOFT[:HARD]`, as Docker's own command takes them, each name once; -1 is no limit. */
export function ulimits() {
  return parsedList((word) => {
    const match = /^([a-z]+)=(-1|\d{1,15})(?::(-1|\d{1,15}))?$/.exec(word);
    if (match === null) return "must have the form NAME=SOFT or NAME=SOFT:HARD";
    const [, name = "", soft, hard = soft] = match;
    if (!ulimitNames.has(name)) return `${quoted(name)} is not one of ${[...ulimitNames].join(", ")}`;
    const isBounded = Number(hard) >= 0;
    if (isBounded && (Number(soft) < 0 || Number(soft) > Number(hard)))
      return `the soft limit ${soft} is above the hard one, ${hard}`;
    return { name, soft: Number(soft), hard: Number(hard) };
  }, nameOf);
}

/** `all`, a number, or `device=ID,ID`, as Docker's own command takes them. */
export function gpus() {
  const kind = text().as((filled) =>
    filled.transform((word, context) => {
      if (word === "all") return { count: -1, ids: [] };
      if (/^[1-9]\d{0,2}$/.test(word)) return { count: Number(word), ids: [] };
      const ids = /^device=([\w:.-]+(?:,[\w:.-]+)*)$/.exec(word)?.[1]?.split(",");
      if (ids !== undefined) return { count: 0, ids };
      context.addIssue({ code: "custom", message: "must be all, a number from 1 on, or device=ID,ID" });
      return z.NEVER;
    }),
  );
  return kind.optional();
}

/** The prefix of every cache's volume name. */
export const cachePrefix = "agent-exec-cache-";

/**
 * Tools that keep their downloads in one folder, which a variable names. pip and npm copy packages from there; cargo
 * reads them there, so the code also needs the folder.
 */
export const toolCaches: Readonly<Record<string, Omit<SetupCache, "name">>> = {
  pip: { variable: "PIP_CACHE_DIR" },
  npm: { variable: "npm_config_cache" },
  cargo: { variable: "CARGO_HOME", target: "/cache/cargo" },
};

/** The limits that Docker's engine knows (github.com/docker/go-units, ulimit.go). */
const ulimitNames = new Set(
  "core cpu data fsize locks memlock msgqueue nice nofile nproc rss rtprio rttime sigpending stack".split(
    " ",
  ),
);

const refusedTargets = "/ /workspace /tmp /dev /proc /sys /run /bin /lib /usr /etc".split(" ");

function findSourceFault(source: string): string | null {
  if (source.startsWith(cachePrefix))
    return `the source ${quoted(source)} is a cache, and only setups can write to caches`;
  if (/^[a-zA-Z0-9][\w.-]*$/.test(source)) return null;
  if (!source.startsWith("/"))
    return `the source ${quoted(source)} is not a volume's name or an absolute path`;
  return isMachinePath(source)
    ? `the source ${quoted(source)} would give the code control of the machine`
    : null;
}

function findTargetFault(target: string): string | null {
  const path = plainPath(target);
  if (!path.startsWith("/")) return `the target ${quoted(target)} is not an absolute path`;
  const isOurs = refusedTargets.includes(path) || /^\/(workspace|run|proc|sys|dev)\//.test(path);
  return isOurs ? `the target ${quoted(target)} is used by the sandbox` : null;
}

/** Folders that contain the machine itself, or everything that runs on it. */
const machineFolders = ["/", "/var", "/var/lib"];

/** Including everything below them: the kernel's folders, sockets of engines and sessions, and engines' storage. */
const machineTrees = [
  "/proc",
  "/sys",
  "/dev",
  "/run",
  "/var/run",
  "/var/lib/docker",
  "/var/lib/containerd",
  "/var/lib/containers",
];

/** Whether code that gets this absolute path could reach the engine, the kernel or every other folder. */
export function isMachinePath(path: string): boolean {
  const plain = plainPath(path);
  if (machineFolders.includes(plain) || plain.endsWith(".sock")) return true;
  return machineTrees.some((tree) => plain === tree || plain.startsWith(`${tree}/`));
}

/** For example, `/mnt/../data/` becomes `/data`. */
function plainPath(path: string): string {
  return posix.normalize(path).replace(/(.)\/$/, "$1");
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
