import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { settingsInvalid } from "../../../errors.js";
import type { Variable } from "../../descriptor.js";
import { parseJson } from "../../../format/json.js";

/** The parts of Docker's own configuration file that agent-exec uses. */
export interface DockerConfig {
  readonly path: string;
  /** The context that `docker context use` chose; null for none. */
  readonly currentContext: string | null;
  /** Logins by registry, as `docker login` wrote them: `ghcr.io`, `https://index.docker.io/v1/`. */
  readonly auths: ReadonlyMap<string, RegistryLogin>;
  /** Name of the program that stores the logins: `desktop` means `docker-credential-desktop`; null for none. */
  readonly credsStore: string | null;
  /** Such program names for single registries. These programs take precedence over `credsStore`. */
  readonly credHelpers: ReadonlyMap<string, string>;
}

/** `auth` is base64 of `user:password`. */
const loginFields = ["auth", "username", "password", "identitytoken", "registrytoken"] as const;

/** One registry's entry. Every field may be absent: with a credential store the entry is empty. */
export type RegistryLogin = Readonly<Partial<Record<(typeof loginFields)[number], string>>>;

/** `DOCKER_CONFIG`, or `.docker` in the home folder. */
export function dockerConfigFolder(variable: Variable): string {
  return variable("DOCKER_CONFIG") ?? join(homedir(), ".docker");
}

/**
 * Docker's `config.json` in that folder; an empty one if the file does not exist. Fields of an unexpected type count as
 * absent.
 * @throws AgentExecError `settings-invalid` if the file exists but cannot be read or is not a JSON object. The message
 * quotes nothing from the file, because it contains passwords.
 */
export async function readDockerConfig(folder: string): Promise<DockerConfig> {
  const path = join(folder, "config.json");
  const config = (await readJsonFile(path)) ?? {};
  return {
    path,
    currentContext: textOf(config["currentContext"]),
    auths: mapOf(config["auths"], loginOf),
    credsStore: textOf(config["credsStore"]),
    credHelpers: mapOf(config["credHelpers"], textOf),
  };
}

/** A JSON object of Docker's configuration; null if the file does not exist. @throws like `readDockerConfig`. */
export async function readJsonFile(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  const name = `Docker's configuration ${path}`;
  const nextStep = "Give your user read access to the file, or set DOCKER_CONFIG to another folder.";
  const bytes = await readIfThere(path, { name, nextStep });
  if (bytes === undefined) return null;
  const value = parseJson(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  if (isObject(value)) return value;
  throw settingsInvalid(
    `${name} is not a JSON object.`,
    "Fix the file, or set DOCKER_CONFIG to another folder.",
  );
}

/** Undefined if the file does not exist. @throws AgentExecError `settings-invalid` if it cannot be read. */
export async function readIfThere(
  path: string,
  { name = path, nextStep }: { readonly name?: string; readonly nextStep: string },
): Promise<Buffer | undefined> {
  return readFile(path).catch((cause: NodeJS.ErrnoException) => {
    const { code } = cause;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw settingsInvalid(`${name} cannot be read: ${code}.`, nextStep, cause);
  });
}

function mapOf<T>(value: unknown, read: (entry: unknown) => T | null): ReadonlyMap<string, T> {
  const entries = Object.entries(isObject(value) ? value : {});
  const found = entries.map(([name, entry]) => [name, read(entry)] as const);
  return new Map(found.filter((each): each is [string, T & {}] => each[1] !== null));
}

function loginOf(value: unknown): RegistryLogin | null {
  if (!isObject(value)) return null;
  const fields = loginFields.map((field) => [field, textOf(value[field])] as const);
  return Object.fromEntries(fields.filter(([, text]) => text !== null));
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** A JSON object, not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
