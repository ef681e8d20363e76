import { hash } from "node:crypto";
import { join } from "node:path";
import { AgentExecError } from "../../../errors.js";
import { isObject, readJsonFile } from "./docker-config.js";

/** What a Docker context says about its engine. */
export interface DockerContext {
  readonly address: string;
  /** The folder of its certificates, if there are any: `ca.pem`, `cert.pem`, `key.pem`. */
  readonly certificates: string;
  readonly verifiesServer: boolean;
}

/**
 * Reads a context from where `docker context create` stores it, below Docker's configuration folder.
 * @throws AgentExecError `settings-invalid` if the context does not exist or has no engine.
 */
export async function readContext({
  configFolder,
  name,
  origin,
}: {
  readonly configFolder: string;
  readonly name: string;
  /** Who chose the context, for messages: `DOCKER_CONTEXT`. */
  readonly origin: string;
}): Promise<DockerContext> {
  const id = hash("sha256", name);
  const path = join(configFolder, "contexts", "meta", id, "meta.json");
  const meta = await readJsonFile(path);
  if (meta === null) throw unusable(`The context ${JSON.stringify(name)} (from ${origin}) does not exist.`);
  const endpoints = isObject(meta["Endpoints"]) ? meta["Endpoints"] : {};
  const engine = isObject(endpoints["docker"]) ? endpoints["docker"] : {};
  const address = engine["Host"];
  if (typeof address !== "string" || address === "") {
    throw unusable(
      `In ${path}, the context ${JSON.stringify(name)} (from ${origin}) has no address of a Docker engine.`,
    );
  }
  return {
    address,
    certificates: join(configFolder, "contexts", "tls", id, "docker"),
    verifiesServer: engine["SkipTLSVerify"] !== true,
  };
}

function unusable(message: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, {
    nextStep:
      "Choose a context that `docker context ls` lists: set DOCKER_CONTEXT, or run `docker context use`.",
  });
}
