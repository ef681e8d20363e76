import type { X509Certificate } from "@sigstore/core";
import { z } from "zod";
import { AgentExecError, messageOf } from "../errors.js";
import { text } from "../facts/described.js";
import type { Artifact } from "../facts/files.js";
import { parseJson } from "../format/json.js";

/** The content of a bundle with a valid signature. */
export interface Verified {
  /** The signer by the certificate: a workflow's file at a reference. */
  readonly signer: string;
  /** The identity provider of the signer. */
  readonly issuer: string;
  /**
   * The repository by the certificate. It is the one whose workflow ran, even if that workflow called another one's.
   */
  readonly repository: string;
  readonly statement: Statement;
}

const statement = z.object({
  _type: z.literal("https://in-toto.io/Statement/v1"),
  subject: z.array(z.object({ name: text(), digest: z.object({ sha256: text() }) })).min(1),
  predicateType: text(),
  predicate: z.record(text(), z.unknown()),
});

export type Statement = z.infer<typeof statement>;

const payloadType = "application/vnd.in-toto+json";

/** Fulcio's number of the extension "Source Repository URI". */
const sourceRepository = "1.3.6.1.4.1.57264.1.12";

/** GitHub's limit for a bundle. */
export const maxBundleBytes = 16 * 1024 ** 2;

/**
 * Verifies bundles against trusted roots, offline.
 * @param roots Sigstore's trusted roots as JSON, one per line, as `gh attestation trusted-root` prints them. Absent:
 * those of the public instance, which agent-exec includes.
 * @throws AgentExecError `settings-invalid` if the roots cannot be read.
 */
export async function openVerifier(roots?: string): Promise<(bundle: string) => Verified> {
  const [{ Verifier, toTrustMaterial, toSignedEntity }, { bundleFromJSON }, { TrustedRoot }] =
    await Promise.all([
      import("@sigstore/verify"),
      import("@sigstore/bundle"),
      import("@sigstore/protobuf-specs"),
    ]);
  const verifiers = parsedRoots(roots ?? (await publicRoot())).map((json) => {
    try {
      const root = TrustedRoot.fromJSON(json);
      // GitHub's own instance has time stamps, but no public log.
      const thresholds =
        root.tlogs.length > 0
          ? { tlogThreshold: 1, ctlogThreshold: 1 }
          : { tlogThreshold: 0, ctlogThreshold: 0, tsaThreshold: 1 };
      return new Verifier(toTrustMaterial(root), thresholds);
    } catch (cause) {
      throw unreadable(cause);
    }
  });
  return (bundle) => {
    const parsed = bundleFromJSON(JSON.parse(bundle));
    const entity = toSignedEntity(parsed);
    const { identity } = firstThat(verifiers, (verifier) => verifier.verify(entity));
    if (parsed.content.$case !== "dsseEnvelope" || parsed.content.dsseEnvelope.payloadType !== payloadType)
      throw new Error("the file contains no signed statement");
    return {
      signer: identity?.subjectAlternativeName ?? "",
      issuer: identity?.extensions?.issuer ?? "",
      repository: entity.key.$case === "certificate" ? repositoryIn(entity.key.certificate) : "",
      statement: statement.parse(JSON.parse(parsed.content.dsseEnvelope.payload.toString())),
    };
  };
}

function firstThat<T, R>(all: readonly T[], accepts: (each: T) => R): R {
  let last: unknown = new Error("there is no file with trusted keys");
  for (const each of all) {
    try {
      return accepts(each);
    } catch (thrown) {
      last = thrown;
    }
  }
  throw last;
}

function repositoryIn(certificate: X509Certificate): string {
  return certificate.extension(sourceRepository)?.valueObj.subs[0]?.value.toString() ?? "";
}

/** Whether a workflow of this repository signed it. The repository is `owner/name` on github.com, or a full address. */
export function isOf({ repository: signed, issuer }: Verified, repository: string): boolean {
  const url = repository.includes("://") ? repository : `https://github.com/${repository}`;
  // GitHub ignores capital letters in names.
  if (!URL.canParse(url) || signed.toLowerCase() !== url.toLowerCase()) return false;
  const { hostname } = new URL(url);
  if (hostname === "github.com") return issuer === "https://token.actions.githubusercontent.com";
  const by = URL.canParse(issuer) ? new URL(issuer).hostname : "";
  return by === hostname || by.endsWith(`.${hostname}`);
}

/** The subjects that are none of these files. */
export function strangersIn({ subject }: Statement, files: readonly Artifact[]): readonly string[] {
  const hashes = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  return subject.filter(({ name, digest }) => hashes.get(name) !== digest.sha256).map(({ name }) => name);
}

function parsedRoots(lines: string): readonly unknown[] {
  const whole = parseJson(lines);
  if (whole !== undefined) return [whole];
  try {
    const each = lines.split("\n").filter((line) => line.trim() !== "");
    return each.map((line) => JSON.parse(line) as unknown);
  } catch (cause) {
    throw unreadable(cause);
  }
}

const tufName = "https://tuf-repo-cdn.sigstore.dev";

async function publicRoot(): Promise<string> {
  const { default: seeds } = await import("@sigstore/tuf/seeds.json", { with: { type: "json" } });
  return Buffer.from(seeds[tufName].targets["trusted_root.json"], "base64").toString();
}

function unreadable(cause: unknown): AgentExecError {
  const message = `The file with trusted keys cannot be read: ${messageOf(cause)}`;
  const nextStep =
    "Save the output of `gh attestation trusted-root` to a file, and pass this file with --trusted-root.";
  return new AgentExecError("settings-invalid", message, { nextStep, cause });
}
