import { posix } from "node:path";
import stripJsonComments from "strip-json-comments";
import { type AgentExecError, settingsInvalid } from "../../../errors.js";
import { listed, named } from "../../../format/listed.js";
import { isObject } from "../client/docker-config.js";
import { parseImageName } from "../settings/image-name.js";
import type { Recipe } from "./context.js";

/** The possible paths. The first one that exists counts. */
export const devcontainerPaths = [".devcontainer/devcontainer.json", ".devcontainer.json"] as const;

/** What a devcontainer.json says about its image, and a warning about the rest. */
export interface Devcontainer {
  readonly image: { readonly kind: "named"; readonly name: string } | ({ readonly kind: "built" } & Recipe);
  /** A sentence about fields that have no effect here; null if there are none. */
  readonly warning: string | null;
}

/** Fields that matter only to people and editors. */
const silent: ReadonlySet<string> = new Set(["$schema", "name", "customizations", "extensions", "settings"]);

/**
 * Reads the image, or how to build it, from a devcontainer.json. The function ignores commands, features, mounts and
 * all other fields, and fills in no variables, such as those of this machine.
 * @param path the file's path from the current folder
 * @throws AgentExecError `settings-invalid`.
 */
export function readDevcontainer(path: string, text: string): Devcontainer {
  const config = parse(path, text);
  if (config["dockerComposeFile"] !== undefined)
    throw fault(
      path,
      "uses Compose, which agent-exec does not support",
      "Build the image with `docker compose build` in an earlier step, and set `image` to its name.",
    );
  const build = buildOf(config);
  const unused = Object.keys(config).filter((name) => !silent.has(name) && !used.has(name));
  if (build === null) {
    const name = config["image"];
    if (typeof name !== "string") throw fault(path, "has no `image` and no `build.dockerfile`", nextStep);
    const parsed = parseImageName(name);
    const shown = JSON.stringify(name.slice(0, 200));
    if ("fault" in parsed) throw fault(path, `has an \`image\` that ${parsed.fault}: ${shown}`, noVariables);
    return { image: { kind: "named", name }, warning: unusedWords(path, unused) };
  }
  const { args, odd } = argsOf(build["args"]);
  const { target } = build;
  if (target !== undefined && (typeof target !== "string" || !isStageName.test(target)))
    throw fault(path, "has a `build.target` that is not a stage's name", nextStep);
  const image = {
    kind: "built",
    from: path,
    dockerfile: placeOf(path, build["dockerfile"], "build.dockerfile"),
    context: placeOf(path, build["context"] ?? ".", "build.context"),
    args,
    target: target ?? null,
  } as const;
  const ofBuild = Object.keys(build)
    .filter((name) => !["dockerfile", "context", "target", "args"].includes(name))
    .concat(odd.map((name) => `args.${name}`));
  const beside = config["image"] === undefined ? [] : ["image"];
  return {
    image,
    warning: unusedWords(path, [...beside, ...ofBuild.map((name) => `build.${name}`), ...unused]),
  };
}

const used: ReadonlySet<string> = new Set(["image", "build", "dockerFile", "context"]);
const isStageName = /^\w[\w.-]{0,127}$/;
const nextStep = "Fix the file, set `image` to an image, or set `dockerfile` to a Dockerfile.";
const noVariables = "Write the value without variables, or set `image` to the name of an image.";

function parse(path: string, text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(stripJsonComments(text.replace(/^\uFEFF/, ""), { trailingCommas: true }));
  } catch (cause) {
    throw fault(path, "is not JSON, even without its comments", nextStep, cause);
  }
  if (!isObject(value)) throw fault(path, "is not a JSON object", nextStep);
  return value;
}

/** The build in today's form or in the form before 2020; null if it is missing. */
function buildOf(config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
  const { build, dockerFile, context } = config;
  const old =
    dockerFile === undefined ? {} : { dockerfile: dockerFile, ...(context !== undefined && { context }) };
  const all: Readonly<Record<string, unknown>> = { ...old, ...(isObject(build) && build) };
  return all["dockerfile"] === undefined ? null : all;
}

/** Turns a path relative to the file's folder into one from the current folder, which is "". */
function placeOf(path: string, value: unknown, name: string): string {
  if (typeof value !== "string" || value === "" || value.includes("${"))
    throw fault(path, `has a \`${name}\` that is not a plain path`, noVariables);
  const place = posix.join(posix.dirname(path), value).replace(/\/$/, "");
  if (value.startsWith("/") || place === ".." || place.startsWith("../"))
    throw fault(
      path,
      `has a \`${name}\` that leads out of the current folder`,
      "Start agent-exec in a folder that contains this file and all files and folders that this file names.",
    );
  return place === "." ? "" : place;
}

/** The plain arguments. Arguments with variables of this machine, or that are not text, are listed as odd. */
function argsOf(given: unknown): {
  readonly args: Readonly<Record<string, string>>;
  readonly odd: readonly string[];
} {
  const entries = Object.entries(isObject(given) ? given : {});
  const isPlain = (value: unknown) => typeof value === "string" && !value.includes("${");
  return {
    args: Object.fromEntries(entries.filter(([, value]) => isPlain(value))) as Record<string, string>,
    odd: entries.filter(([, value]) => !isPlain(value)).map(([name]) => name),
  };
}

function unusedWords(path: string, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `agent-exec uses only the image of ${path}, and ignores ${listed(names.map(named))}.`;
}

function fault(path: string, what: string, nextStep: string, cause?: unknown): AgentExecError {
  return settingsInvalid(`${path} ${what}.`, nextStep, cause);
}
