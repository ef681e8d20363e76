import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { AgentExecError } from "../../../errors.js";
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

/** One registry's entry. Every field may be absent: with a credential store the entry is empty. */
export interface RegistryLogin {
  /** Base64 of `user:password`. */
  readonly auth?: string;
  readonly username?: string;
  readonly password?: string;
  readonly identitytoken?: string;
  readonly registrytoken?: string;
}

const loginFields = ["auth", "username", "password", "identitytoken", "registrytoken"] as const;

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
  const text = await readIfThere(path);
  if (text === null) return null;
  const value = parseJson(text.replace(/^\uFEFF/, ""));
  if (isObject(value)) return value;
  throw new AgentExecError("settings-invalid", `Docker's configuration ${path} is not a JSON object.`, {
    nextStep: "Fix the file, or set DOCKER_CONFIG to another folder.",
  });
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw new AgentExecError("settings-invalid", `Docker's configuration ${path} cannot be read: ${code}.`, {
      nextStep: "Give your user read access to the file, or set DOCKER_CONFIG to another folder.",
      cause,
    });
  }
}

function mapOf<T>(value: unknown, read: (entry: unknown) => T | null): ReadonlyMap<string, T> {
  const entries = new Map<string, T>();
  for (const [name, entry] of isObject(value) ? Object.entries(value) : []) {
    const found = read(entry);
    if (found !== null) entries.set(name, found);
  }
  return entries;
}

function loginOf(value: unknown): RegistryLogin | null {
  if (!isObject(value)) return null;
  return Object.fromEntries(
    loginFields.flatMap((field) => {
      const text = textOf(value[field]);
      return text === null ? [] : [[field, text]];
    }),
  );
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** A JSON object, not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
