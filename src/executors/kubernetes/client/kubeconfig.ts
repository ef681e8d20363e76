import { readFile } from "node:fs/promises";
import { hostname } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { parse } from "yaml";
import { settingsInvalid } from "../../../errors.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import type { Variable } from "../../descriptor.js";

/** The address of a cluster, and the user's credentials for it. */
export interface ClusterAccess {
  /** The context's name, or "in-cluster". Used in messages. */
  readonly name: string;
  /** The address of the API server, without a slash at its end. */
  readonly server: string;
  readonly namespace: string;
  readonly certificateAuthority?: Buffer | undefined;
  /** The name in the server's certificate, if it differs from the name in the address. */
  readonly serverName?: string | undefined;
  readonly skipsVerification: boolean;
  readonly user: UserAccess;
  /** This process's own pod, if it runs in one. */
  readonly ownPod: { readonly namespace: string; readonly name: string } | null;
}

interface UserAccess {
  readonly name: string;
  readonly certificate?: Buffer | undefined;
  readonly key?: Buffer | undefined;
  readonly token?: string | undefined;
  /** This file is read again for each call, because the cluster renews it. */
  readonly tokenFile?: string | undefined;
  readonly basic?: { readonly username: string; readonly password: string } | undefined;
  /** A program that prints credentials. */
  readonly exec?: object | undefined;
}

const accountFolder = "/var/run/secrets/kubernetes.io/serviceaccount";

/**
 * The cluster that `kubectl` would use: the current context of the files in KUBECONFIG or of `~/.kube/config`, or the
 * cluster in whose pod this process runs.
 *
 * @throws AgentExecError `engine-unavailable` if there is none, `settings-invalid` if its description is wrong.
 */
export async function findCluster(variable: Variable): Promise<ClusterAccess> {
  const named = variable("KUBECONFIG");
  const home = variable("HOME") ?? variable("USERPROFILE");
  const usual = home === undefined ? [] : [join(home, ".kube", "config")];
  const paths = named === undefined ? usual : named.split(delimiter).filter((path) => path !== "");
  const files = await Promise.all(paths.map((path) => readConfig(resolve(path))));
  const configs = files.filter((file) => file !== null);
  if (configs.length > 0) return accessOf(configs);
  const inside = await findOwnCluster(variable);
  if (inside !== null) return inside;
  throw new EngineUnavailableError(
    `There is no Kubernetes cluster here: no kubeconfig is at ${paths.join(", ") || "KUBECONFIG"}.`,
    "Set KUBECONFIG to the path of a kubeconfig file. Check that `kubectl config view` shows your cluster.",
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a kubeconfig that agent-exec reads, and what an entry of each is called. */
const parts = { contexts: "context", clusters: "cluster", users: "user" } as const;

interface Config extends Partial<Readonly<Record<keyof typeof parts, readonly Fields[]>>> {
  /** The folder for relative paths. */
  readonly folder: string;
  readonly "current-context"?: string;
}

async function readConfig(path: string): Promise<Config | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    const nextStep = "Check the file's path and permissions.";
    throw settingsInvalid(`The kubeconfig ${path} cannot be read: ${error.message}`, nextStep, error);
  });
  if (text === null) return null;
  try {
    const config: unknown = parse(text);
    if (typeof config === "object" && config !== null) return { ...config, folder: dirname(path) };
  } catch (cause) {
    throw settingsInvalid(`The kubeconfig ${path} is not valid YAML.`, "Correct the file.", cause);
  }
  return null;
}

interface Place {
  readonly fields: Fields;
  /** The folder for relative paths. */
  readonly folder: string;
}

/** If several files have the same name, the first counts, as with `kubectl`. */
function pick(configs: readonly Config[], part: keyof typeof parts, name: string): Place {
  for (const { [part]: entries, folder } of configs) {
    const entry = entries?.find((each) => each["name"] === name);
    if (entry !== undefined) return { fields: (entry[parts[part]] as Fields | undefined) ?? {}, folder };
  }
  throw settingsInvalid(
    `The kubeconfig has no entry ${JSON.stringify(name)} in \`${part}\`.`,
    "Choose another context with `kubectl config use-context NAME`.",
  );
}

async function accessOf(configs: readonly Config[]): Promise<ClusterAccess> {
  const name = configs.map((config) => config["current-context"]).find((each) => each);
  if (name === undefined)
    throw settingsInvalid(
      "The kubeconfig names no current context.",
      "Choose a context with `kubectl config use-context NAME`.",
    );
  const { fields: context } = pick(configs, "contexts", name);
  const cluster = pick(configs, "clusters", textOf(context["cluster"]) ?? "");
  const userName = textOf(context["user"]) ?? "";
  const user = pick(configs, "users", userName);
  const server = textOf(cluster.fields["server"]);
  if (server === undefined || !/^https?:\/\//.test(server))
    throw settingsInvalid(
      `The kubeconfig names no server for the context ${name}.`,
      "Set `server` of the context's cluster to the API server's address, for example https://10.0.0.1:6443.",
    );
  const unsupported = ["proxy-url", "auth-provider"].find(
    (key) => cluster.fields[key] !== undefined || user.fields[key] !== undefined,
  );
  if (unsupported !== undefined)
    throw settingsInvalid(
      `agent-exec does not support \`${unsupported}\` in a kubeconfig.`,
      "Use a context with a token, a client certificate or an `exec` program.",
    );
  const username = textOf(user.fields["username"]);
  const tokenFile = textOf(user.fields["tokenFile"]);
  const { exec } = user.fields;
  return {
    name,
    namespace: textOf(context["namespace"]) ?? "default",
    server: server.replace(/\/$/, ""),
    certificateAuthority: await contentOf(cluster, "certificate-authority"),
    serverName: textOf(cluster.fields["tls-server-name"]),
    skipsVerification: cluster.fields["insecure-skip-tls-verify"] === true,
    user: {
      name: userName,
      certificate: await contentOf(user, "client-certificate"),
      key: await contentOf(user, "client-key"),
      token: textOf(user.fields["token"]),
      ...(tokenFile !== undefined && { tokenFile: resolve(user.folder, tokenFile) }),
      ...(username !== undefined && {
        basic: { username, password: textOf(user.fields["password"]) ?? "" },
      }),
      ...(typeof exec === "object" && exec !== null && { exec }),
    },
    ownPod: null,
  };
}

/** Reads `NAME-data`, which is base64, or the file that `NAME` names. */
async function contentOf({ fields, folder }: Place, name: string): Promise<Buffer | undefined> {
  const data = textOf(fields[`${name}-data`]);
  if (data !== undefined) return Buffer.from(data, "base64");
  const path = textOf(fields[name]);
  if (path === undefined) return undefined;
  return readFile(resolve(folder, path)).catch((cause: Error) => {
    const message = `agent-exec cannot read the file that the kubeconfig sets for \`${name}\`: ${cause.message}`;
    throw settingsInvalid(message, "Correct the path in the kubeconfig.", cause);
  });
}

async function findOwnCluster(variable: Variable): Promise<ClusterAccess | null> {
  const host = variable("KUBERNETES_SERVICE_HOST");
  if (host === undefined) return null;
  const [certificateAuthority, namespace] = await Promise.all([
    readFile(join(accountFolder, "ca.crt")).catch(() => null),
    readFile(join(accountFolder, "namespace"), "utf8").catch(() => null),
  ]);
  if (certificateAuthority === null || namespace === null) return null;
  const port = variable("KUBERNETES_SERVICE_PORT") ?? "443";
  return {
    name: "in-cluster",
    server: `https://${host.includes(":") ? `[${host}]` : host}:${port}`,
    namespace: namespace.trim(),
    certificateAuthority,
    skipsVerification: false,
    user: { name: "service account", tokenFile: join(accountFolder, "token") },
    // The pods of an Indexed Job have another host name than their own.
    ownPod: { namespace: namespace.trim(), name: variable("POD_NAME") ?? hostname() },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
