import { dockerHub } from "../settings/image-name.js";
import type { DockerConfig, RegistryLogin as FileEntry } from "../client/docker-config.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { askCredentialHelper, CredentialHelperError } from "./credential-helper.js";

/** The login in the form of the engine's API. */
export interface RegistryAuth extends Omit<FileEntry, "auth"> {
  readonly serveraddress: string;
}

export interface RegistryLogin {
  /** Null for none: the engine then asks without a login. */
  readonly auth: RegistryAuth | null;
  /** Where it comes from. Used in messages: "the settings", "Docker's config file …". */
  readonly origin: string;
  /** A sentence that says why the configured source gave no login; null if there was no problem. */
  readonly trouble: string | null;
}

export interface FindLoginOptions {
  /** The image's registry, `docker.io` for Docker Hub. */
  readonly registry: string;
  /** The login in the settings, only for the image's registry. */
  readonly given?: DockerSettings["registryLogin"];
  /** By default there is none. */
  readonly config?: DockerConfig | undefined;
  readonly signal: AbortSignal;
}

/** The key under which Docker's tools keep Docker Hub's login. */
const dockerHubKey = "https://index.docker.io/v1/";
/** A helper gives this user name if its secret is an identity token. */
const tokenUsername = "<token>";

/**
 * Finds the login for an image's registry only: from the settings, otherwise as Docker's config file says, in the order
 * of Docker's own tools (`credHelpers`, `credsStore`, `auths`). If a helper fails, `trouble` says so, because a public
 * image needs no login. If the signal aborts, the error is the signal's reason.
 */
export async function findLogin({
  registry,
  given,
  config,
  signal,
}: FindLoginOptions): Promise<RegistryLogin> {
  const server = registry === dockerHub ? dockerHubKey : registry;
  if (given !== undefined)
    return { auth: { ...given, serveraddress: server }, origin: "the settings", trouble: null };
  if (config === undefined) return { auth: null, origin: "nowhere", trouble: null };
  const helper = config.credHelpers.get(server) ?? helperOfHost(config, registry) ?? config.credsStore;
  if (helper !== null) return askHelper(helper, { server, signal });
  const entry =
    config.auths.get(server) ?? entryOfHost(config, hostOf(server)) ?? entryOfHost(config, registry);
  const origin = `Docker's config file ${config.path}`;
  return { ...authOf(entry ?? {}, server), origin };
}

export function secretsOf({ auth }: RegistryLogin): readonly string[] {
  if (auth === null) return [];
  const { username = "", password, identitytoken, registrytoken } = auth;
  const pair = password === undefined ? [] : [password, `${username}:${password}`];
  return [...pair, ...[identitytoken, registrytoken].filter((token) => token !== undefined)];
}

async function askHelper(
  name: string,
  { server, signal }: { readonly server: string; readonly signal: AbortSignal },
): Promise<RegistryLogin> {
  const origin = `the credential helper docker-credential-${name}`;
  try {
    const login = await askCredentialHelper({ name, server, signal });
    if (login === null) return { auth: null, origin, trouble: null };
    const { username, secret } = login;
    const who = username === tokenUsername ? { identitytoken: secret } : { username, password: secret };
    return { auth: { ...who, serveraddress: server }, origin, trouble: null };
  } catch (error) {
    if (!(error instanceof CredentialHelperError)) throw error;
    return {
      auth: null,
      origin,
      trouble: `The credential helper docker-credential-${name} ${error.message}.`,
    };
  }
}

/** Some users write a registry's address with `https://` before it, or a path after it. */
function entryOfHost({ auths }: DockerConfig, host: string): FileEntry | undefined {
  return [...auths].find(([key]) => hostOf(key) === host)?.[1];
}

/** Docker Hub has several names. */
function helperOfHost({ credHelpers }: DockerConfig, registry: string): string | undefined {
  return (
    credHelpers.get(registry) ?? (registry === dockerHub ? credHelpers.get("index.docker.io") : undefined)
  );
}

function hostOf(address: string): string {
  return address.replace(/^https?:\/\//, "").split("/")[0] ?? "";
}

function authOf(entry: FileEntry, server: string): Pick<RegistryLogin, "auth" | "trouble"> {
  const { identitytoken, registrytoken } = entry;
  const tokens = { ...(identitytoken && { identitytoken }), ...(registrytoken && { registrytoken }) };
  const { username, password } = entry;
  const plain: Pair = username === undefined || password === undefined ? {} : { username, password };
  const pair = entry.auth === undefined ? plain : decodePair(entry.auth);
  const trouble = `The login for ${server} in Docker's config file is not base64 of user:password.`;
  if (pair === null) return { auth: null, trouble };
  // As in Docker's tools: with a token there is no password.
  const who = identitytoken === undefined ? pair : { username: pair.username ?? "" };
  const isEmpty = pair.username === undefined && Object.keys(tokens).length === 0;
  return { auth: isEmpty ? null : { ...who, ...tokens, serveraddress: server }, trouble: null };
}

type Pair = Pick<RegistryAuth, "username" | "password">;

/** Null for text of another form. Docker's own tools fill up with NUL after the password and cut there. */
function decodePair(auth: string): Pair | null {
  const text = Buffer.from(auth, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 1) return null;
  return { username: text.slice(0, colon), password: text.slice(colon + 1).replace(/\0+$/, "") };
}
