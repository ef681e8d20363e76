import { join } from "node:path";
import { createSecureContext, type SecureContext } from "node:tls";
import { type AgentExecError, settingsInvalid } from "../../../errors.js";
import { readIfThere } from "./docker-config.js";

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
  const nextStep = "Make the file readable for your user, or set DOCKER_CERT_PATH to another folder.";
  const [ca, cert, key] = await Promise.all(
    ["ca.pem", "cert.pem", "key.pem"].map((name) => readIfThere(join(folder, name), { nextStep })),
  );
  if (needsAuthority && ca === undefined) throw missing(folder, "ca.pem");
  if (cert !== undefined && key === undefined) throw missing(folder, "key.pem");
  if (cert === undefined && key !== undefined) throw missing(folder, "cert.pem");
  try {
    return createSecureContext({ ca, cert, key, minVersion: "TLSv1.2" });
  } catch (cause) {
    throw settingsInvalid(
      `The certificates in ${folder} cannot be used: ${(cause as Error).message}.`,
      "Check that key.pem belongs to cert.pem, that key.pem has no passphrase, and that both are PEM files.",
      cause,
    );
  }
}

function missing(folder: string, name: string): AgentExecError {
  return settingsInvalid(
    `The connection to the engine needs TLS, but ${name} is missing in ${folder}.`,
    "Put the file into this folder, or set DOCKER_CERT_PATH to the folder with the certificates.",
  );
}
