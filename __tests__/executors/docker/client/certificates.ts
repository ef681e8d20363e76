import { execFile } from "node:child_process";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Authority {
  /** Holds its `ca.pem`. */
  readonly folder: string;
  /** A folder with ca.pem, cert.pem and key.pem, as Docker's tools want them. */
  issue(name: string, options?: IssueOptions): Promise<Issued>;
}

export interface IssueOptions {
  /** Default: `IP:127.0.0.1`. */
  readonly subject?: string;
  /** Default: 2; a negative one makes a certificate that has expired. */
  readonly days?: number;
}

export interface Issued {
  readonly folder: string;
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ca: Buffer;
}

const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/** A certificate authority of the test's own, made by openssl in that folder. */
export async function openAuthority(folder: string): Promise<Authority> {
  await mkdir(folder, { recursive: true });
  const own = ["-keyout", join(folder, "ca-key.pem"), "-out", join(folder, "ca.pem")];
  await run("openssl", ["req", "-x509", ...newKey, ...own, "-subj", "/CN=authority", "-days", "2"]);
  return { folder, issue: (name, options) => issue(folder, name, options) };
}

async function issue(
  authority: string,
  name: string,
  { subject = "IP:127.0.0.1", days = 2 }: IssueOptions = {},
): Promise<Issued> {
  const folder = join(authority, name);
  const path = (file: string): string => join(folder, file);
  await mkdir(folder);
  const named = ["-subj", `/CN=${name}`, "-addext", `subjectAltName=${subject}`];
  await run("openssl", ["req", ...newKey, "-keyout", path("key.pem"), "-out", path("request.pem"), ...named]);
  const signer = ["-CA", join(authority, "ca.pem"), "-CAkey", join(authority, "ca-key.pem")];
  const signing = ["-req", "-in", path("request.pem"), ...signer, "-copy_extensions", "copy"];
  await run("openssl", ["x509", ...signing, "-days", String(days), "-out", path("cert.pem")]);
  await rm(path("request.pem"));
  await run("cp", [join(authority, "ca.pem"), path("ca.pem")]);
  const [cert, key, ca] = await Promise.all(
    ["cert.pem", "key.pem", "ca.pem"].map((file) => readFile(path(file))),
  );
  return { folder, cert: cert!, key: key!, ca: ca! };
}
