import { readFile } from "node:fs/promises";
import type { RequestOptions } from "node:https";
import { ExecAuth } from "@kubernetes/client-node/dist/exec_auth.js";
import type { ClusterAccess } from "./kubeconfig.js";

/** Puts a cluster's certificates and a user's credentials into the options of a request. */
export class Credentials {
  readonly #access: ClusterAccess;
  readonly #exec = new ExecAuth();

  constructor(access: ClusterAccess) {
    this.#access = access;
  }

  /** @throws Error if a file or a program with credentials fails. */
  async options(): Promise<RequestOptions & { headers: Record<string, string> }> {
    const { certificateAuthority, serverName, skipsVerification, user } = this.#access;
    const options = {
      headers: {} as Record<string, string>,
      ...(certificateAuthority !== undefined && { ca: certificateAuthority }),
      ...(serverName !== undefined && { servername: serverName }),
      ...(skipsVerification && { rejectUnauthorized: false }),
      ...(user.certificate !== undefined && { cert: user.certificate }),
      ...(user.key !== undefined && { key: user.key }),
    };
    const token =
      user.token ?? (user.tokenFile === undefined ? undefined : await readFile(user.tokenFile, "utf8"));
    if (token !== undefined) options.headers["Authorization"] = `Bearer ${token.trim()}`;
    else if (user.basic !== undefined) {
      const { username, password } = user.basic;
      const words = Buffer.from(`${username}:${password}`).toString("base64");
      options.headers["Authorization"] = `Basic ${words}`;
    } else if (user.exec !== undefined) {
      await this.#exec.applyAuthentication({ name: user.name, exec: user.exec }, options);
    }
    return options;
  }
}
