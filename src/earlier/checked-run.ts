import { join } from "node:path";
import { attestationName, type RecordFinding, recheckRun } from "../attestation/recheck.js";
import { recheckProof } from "../attestation/recheck-proof.js";
import { isOf, maxBundleBytes, openVerifier, strangersIn, type Verified } from "../attestation/verify.js";
import { messageOf, settingsInvalid } from "../errors.js";
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
    const signed = await attestationFindings(proof.folder, "result.json", options);
    return { runId: "", hasEnded: true, findings: [...proof.findings, ...signed] };
  }
  const run = await recheckRun(path);
  // The manifest lists all other files.
  const signed = await attestationFindings(run.folder, "manifest.json", options);
  return {
    runId: run.state.run!.runId,
    hasEnded: run.state.end !== null,
    findings: [...run.findings, ...signed],
  };
}

/** @param main the file that every signature must cover */
async function attestationFindings(
  folder: Pick<RunFolder, "path" | "list">,
  main: string,
  { bundle, repository, trustedRoot }: CheckOptions,
): Promise<RecordFinding[]> {
  const what = "attestation";
  const text = await bundlesOf(folder, bundle);
  if (text === null) {
    const told = "no signature, so anyone with access to the folder could have written the run";
    return [{ what, status: repository === undefined ? "absent" : "differs", told }];
  }
  const roots =
    trustedRoot === undefined
      ? undefined
      : await readOption("trusted-root", trustedRoot, () => readNamed(trustedRoot, maxBundleBytes));
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
    return { what, ...heldAgainst(verified, main, { files, repository }) };
  });
}

function heldAgainst(
  verified: Verified,
  main: string,
  { files, repository }: { readonly files: readonly Artifact[]; readonly repository: string | undefined },
): Pick<RecordFinding, "status" | "told"> {
  const { signer, issuer, statement } = verified;
  const strangers = strangersIn(statement, files);
  const about = `type ${statement.predicateType}, signed by the workflow ${signer} for the repository ${verified.repository}`;
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
    : { status: "differs", told: `${about}, but the signer is not a workflow of ${repository}` };
}

/** Null if there is no file and the user named none. */
async function bundlesOf(
  { path }: Pick<RunFolder, "path">,
  bundle: string | undefined,
): Promise<string | null> {
  return readOption("bundle", bundle ?? join(path, attestationName), async () => {
    if (bundle !== undefined) return readNamed(bundle, maxBundleBytes);
    if ((await kindOf(path, attestationName)) === "none") return null;
    return new TextDecoder().decode(await readRegular(path, attestationName, maxBundleBytes));
  });
}

async function readOption<T>(option: string, path: string, read: () => Promise<T>): Promise<T> {
  return read().catch((cause: unknown) => {
    const nextStep = `Set \`--${option}\` to a file that exists, or leave the option out.`;
    throw settingsInvalid(`${path} cannot be read: ${messageOf(cause)}`, nextStep, cause);
  });
}
