import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createSecureContext, type SecureContext } from "node:tls";
import { AgentExecError } from "../../../errors.js";

/**
 * A folder with `ca.pem`, `cert.pem` and `key.pem`, as Docker's tools create it. Each of the three files may be absent.
 */
export interface CertificateSource {
  readonly folder: string;
  /** Whether `ca.pem` is required. Without it, the system's authorities are trusted. */
  readonly needsAuthority: boolean;
  /** False only if Docker's own settings say so: the connection is encrypted, but the server is not verified. */
  readonly verifiesServer: boolean;
}

/**
 * Reads the certificates for a TLS connection.
 * @throws AgentExecError `settings-invalid` with the name of a missing, unreadable or wrong file.
 */
export async function loadCertificates({
  folder,
  needsAuthority,
}: CertificateSource): Promise<SecureContext> {
  const [ca, cert, key] = await Promise.all(
    ["ca.pem", "cert.pem", "key.pem"].map((name) => read(folder, name)),
  );
  if (needsAuthority && ca === undefined) throw missing(folder, "ca.pem");
  if (cert !== undefined && key === undefined) throw missing(folder, "key.pem");
  if (cert === undefined && key !== undefined) throw missing(folder, "cert.pem");
  try {
    return createSecureContext({ ca, cert, key, minVersion: "TLSv1.2" });
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `The certificates in ${folder} cannot be used: ${(cause as Error).message}.`,
      {
        nextStep:
          "Check that key.pem belongs to cert.pem, that it has no passphrase, and that both are PEM files.",
        cause,
      },
    );
  }
}

async function read(folder: string, name: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, name));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw new AgentExecError("settings-invalid", `${join(folder, name)} cannot be read: ${code}.`, {
      nextStep: "Make the file readable for your user, or set DOCKER_CERT_PATH to another folder.",
      cause,
    });
  }
}

function missing(folder: string, name: string): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    `The connection to the engine needs TLS, but ${name} is missing in ${folder}.`,
    {
      nextStep: "Put the file into this folder, or set DOCKER_CERT_PATH to the folder with the certificates.",
    },
  );
}
