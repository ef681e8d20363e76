import { join } from "node:path";
import { attestationName, type RecordFinding, recheckRun } from "../attestation/recheck.js";
import { recheckProof } from "../attestation/recheck-proof.js";
import { isOf, maxBundleBytes, openVerifier, strangersIn, type Verified } from "../attestation/verify.js";
import { type AgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { kindOf, readRegular } from "../files/safe-files.js";
import { readNamed } from "../process/named-file.js";
import { count } from "../format/format.js";
import { listed, named } from "../format/listed.js";
import type { Artifact } from "../facts/files.js";
import type { RunFolder } from "../run-folder/run-folder.js";

export type { RecordFinding };

export interface CheckOptions {
  /**
   * The repository whose workflow must have signed: `owner/name` on github.com, or a full address. Absent: any
   * repository.
   */
  readonly repository?: string | undefined;
  /** A file of Sigstore bundles, one per line. Default: the file in the folder, if there is one. */
  readonly bundle?: string | undefined;
  /** A file of trusted roots. Default: those of Sigstore's public servers. */
  readonly trustedRoot?: string | undefined;
}

export interface CheckedRun {
  /** Empty if this is a proof. */
  readonly runId: string;
  readonly hasEnded: boolean;
  readonly findings: readonly RecordFinding[];
}

/**
 * Compares the files of a run's or a proof's folder with each other and with their signatures, offline. The folder may
 * be a stranger's.
 * @throws AgentExecError `settings-invalid` if there is no run, bundle or root; `transcript-invalid`.
 */
export async function checkRun(path: string, options: CheckOptions): Promise<CheckedRun> {
  const proof = await recheckProof(path);
  if (proof !== null) {
    const signed = await attestationFindings({ ...proof, main: "result.json" }, options);
    return { runId: "", hasEnded: true, findings: [...proof.findings, ...signed] };
  }
  const run = await recheckRun(path);
  // The manifest lists all other files.
  const signed = await attestationFindings({ ...run, main: "manifest.json" }, options);
  return {
    runId: run.state.run!.runId,
    hasEnded: run.state.end !== null,
    findings: [...run.findings, ...signed],
  };
}

interface SignedFolder {
  readonly folder: Pick<RunFolder, "path" | "list">;
  /** The file that every signature must cover. */
  readonly main: string;
}

async function attestationFindings(
  { folder, main }: SignedFolder,
  options: CheckOptions,
): Promise<RecordFinding[]> {
  const { bundle, repository, trustedRoot } = options;
  const what = "attestation";
  const text = await bundlesOf(folder, bundle);
  if (text === null) {
    const told = "no signature, so anyone with access to the folder could have written the run";
    return [{ what, status: repository === undefined ? "absent" : "differs", told }];
  }
  const roots = trustedRoot === undefined ? undefined : await rootsOf(trustedRoot);
  const verifies = await openVerifier(roots);
  const files = await folder.list();
  const bundles = text.split("\n").filter((line) => line.trim() !== "");
  if (bundles.length === 0)
    return [{ what, status: "differs", told: "the file contains no signed statement" }];
  return bundles.map((line) => {
    let verified: Verified;
    try {
      verified = verifies(line);
    } catch (thrown) {
      const told = `its signature is not valid: ${messageOf(thrown).split("\n")[0]!.slice(0, 300)}`;
      return { what, status: "differs", told };
    }
    return { what, ...heldAgainst(verified, { files, main, repository }) };
  });
}

interface SignedFiles extends Pick<SignedFolder, "main"> {
  readonly files: readonly Artifact[];
  readonly repository: string | undefined;
}

function heldAgainst(
  verified: Verified,
  { files, main, repository }: SignedFiles,
): Pick<RecordFinding, "status" | "told"> {
  const { signer, issuer, statement } = verified;
  const strangers = strangersIn(statement, files);
  const about = `${statement.predicateType}, signed by ${signer} for ${verified.repository}`;
  if (strangers.length > 0)
    return { status: "differs", told: `${about}, covers a different ${listed(strangers.map(named))}` };
  if (!statement.subject.some(({ name }) => name === main))
    return { status: "differs", told: `${about}, does not cover ${main}` };
  const covered = count("file", statement.subject.length);
  if (repository === undefined)
    return {
      status: "unproven",
      told: `${about} (confirmed by ${issuer}), covers ${covered} of this folder`,
    };
  return isOf(verified, repository)
    ? { status: "held", told: `${about}, covers ${covered} of this folder` }
    : { status: "differs", told: `${about}, which is not a workflow of ${repository}` };
}

/** Null if there is no file and the user named none. */
async function bundlesOf(folder: SignedFolder["folder"], bundle: string | undefined): Promise<string | null> {
  try {
    if (bundle !== undefined) return await readNamed(bundle, maxBundleBytes);
    if ((await kindOf(folder.path, attestationName)) === "none") return null;
    return new TextDecoder().decode(await readRegular(folder.path, attestationName, maxBundleBytes));
  } catch (cause) {
    throw unreadable("bundle", bundle ?? join(folder.path, attestationName), cause);
  }
}

async function rootsOf(path: string): Promise<string> {
  try {
    return await readNamed(path, maxBundleBytes);
  } catch (cause) {
    throw unreadable("trusted-root", path, cause);
  }
}

function unreadable(option: string, path: string, cause: unknown): AgentExecError {
  return settingsInvalid(
    `${path} cannot be read: ${messageOf(cause)}`,
    `Set \`--${option}\` to a file that exists, or leave the option out.`,
    cause,
  );
}
