import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult } from "node:crypto";
import {
  fulcioHandler,
  initializeCA,
  initializeCTLog,
  initializeTLog,
  initializeTSA,
  tsaHandler,
} from "@sigstore/mock";
import { HashAlgorithm, PublicKeyDetails, TrustedRoot } from "@sigstore/protobuf-specs";
import { type Answered, startNamedHosts } from "./named-hosts.js";

/** Sigstore's two instances and the runner's tokens, on loopback; to be disposed of. */
export interface FakeSigstore extends AsyncDisposable {
  /** By these a job of the workflow reaches it: the hosts keep their names, behind a proxy. */
  readonly environment: Readonly<Record<string, string>>;
  /** What trusts both instances, a line each. */
  readonly trustedRoots: string;
  /** How often a certificate was asked for. */
  readonly issued: () => number;
}

export interface Workflow {
  readonly repository: string;
  /** `https://github.com/owner/name/.github/workflows/x.yml@refs/heads/main`. */
  readonly signer: string;
}

const hosts = {
  "fulcio.sigstore.dev": "public",
  "rekor.sigstore.dev": "public",
  "fulcio.githubapp.com": "github",
  "timestamp.githubapp.com": "github",
} as const;

type Handler = (body: string) => Promise<Answered>;

const newKey = (): KeyPairKeyObjectResult => generateKeyPairSync("ec", { namedCurve: "P-256" });

/** Sigstore's own mocks of its servers, behind its own names: a client finds them by a proxy and trusts them by an authority. */
export async function startSigstore({ repository, signer }: Workflow): Promise<FakeSigstore> {
  const [logKey, ctKey, publicKey, githubKey, tsaKey] = [newKey(), newKey(), newKey(), newKey(), newKey()];
  const ctLog = await initializeCTLog(ctKey);
  const publicCa = await initializeCA(publicKey, ctLog);
  const githubCa = await initializeCA(githubKey);
  const tlog = await initializeTLog("https://rekor.sigstore.dev", logKey);
  const tsa = await initializeTSA(tsaKey);
  // Its clock tells milliseconds in a form that only some readers take; a certificate that was issued now is valid then.
  const inWholeSeconds = { getCurrentTime: () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 1000) };
  Object.assign(tsa, inWholeSeconds);
  let issued = 0;
  const certify = (fn: Handler): Handler => {
    return async (body) => {
      issued += 1;
      return fn(body);
    };
  };
  const handlers: Readonly<Record<string, Handler>> = {
    "fulcio.sigstore.dev/api/v2/signingCert": certify(fulcioHandler(publicCa).fn),
    "fulcio.githubapp.com/api/v2/signingCert": certify(fulcioHandler(githubCa).fn),
    "timestamp.githubapp.com/api/v1/timestamp": tsaHandler(tsa).fn,
    "rekor.sigstore.dev/api/v1/log/entries": async (body) => ({
      statusCode: 201,
      response: JSON.stringify(await tlog.log(loggedEntry(body))),
      contentType: "application/json",
    }),
  };
  const token = tokenFor({ repository, signer });
  const named = await startNamedHosts(
    Object.keys(hosts),
    async (place, body) => handlers[place]?.(body),
    (_request, response) => {
      // The runner's own address for tokens.
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ value: token }));
    },
  );
  return {
    environment: {
      ...named.environment,
      ACTIONS_ID_TOKEN_REQUEST_URL: `${named.url}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: "a-token-for-tokens",
    },
    trustedRoots: [
      rootOf({ ca: publicCa.rootCertificate, tlog: tlog.publicKey, ctLog: ctLog.publicKey }),
      rootOf({ ca: githubCa.rootCertificate, tsa: [tsa.intCertificate, tsa.rootCertificate] }),
    ]
      .map((root) => `${JSON.stringify(root)}\n`)
      .join(""),
    issued: () => issued,
    [Symbol.asyncDispose]: () => named[Symbol.asyncDispose](),
  };
}

/** As a runner's token says of a job; nobody here checks its signature. */
function tokenFor({ repository, signer }: Workflow): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    iss: "https://token.actions.githubusercontent.com",
    sub: signer,
    repository,
    aud: "sigstore",
  };
  return `${part({ alg: "none" })}.${part(claims)}.`;
}

/** What the log keeps of an entry that was proposed: hashes and the signature, not the envelope. */
function loggedEntry(proposed: string): object {
  const { spec } = JSON.parse(proposed) as {
    spec: { proposedContent: { envelope: string; verifiers: [string] } };
  };
  const { envelope, verifiers } = spec.proposedContent;
  const { payload, signatures } = JSON.parse(envelope) as { payload: string; signatures: [{ sig: string }] };
  const hash = (bytes: string | Buffer) => ({
    algorithm: "sha256",
    value: createHash("sha256").update(bytes).digest("hex"),
  });
  return {
    apiVersion: "0.0.1",
    kind: "dsse",
    spec: {
      envelopeHash: hash(envelope),
      payloadHash: hash(Buffer.from(payload, "base64")),
      signatures: [{ signature: signatures[0].sig, verifier: verifiers[0] }],
    },
  };
}

function rootOf({
  ca,
  tlog,
  ctLog,
  tsa,
}: {
  readonly ca: Buffer;
  readonly tlog?: Buffer;
  readonly ctLog?: Buffer;
  readonly tsa?: readonly Buffer[];
}): unknown {
  const validFor = { start: new Date(0), end: undefined };
  const log = (publicKey: Buffer) => ({
    baseUrl: "https://rekor.sigstore.dev",
    hashAlgorithm: HashAlgorithm.SHA2_256,
    publicKey: { rawBytes: publicKey, keyDetails: PublicKeyDetails.PKIX_ECDSA_P256_SHA_256, validFor },
    logId: { keyId: createHash("sha256").update(publicKey).digest() },
    checkpointKeyId: undefined,
    operator: "",
  });
  const authority = (certificates: readonly Buffer[]) => ({
    subject: { organization: "sigstore.mock", commonName: "sigstore.mock" },
    uri: "",
    certChain: { certificates: certificates.map((rawBytes) => ({ rawBytes })) },
    validFor,
    operator: "",
  });
  return TrustedRoot.toJSON({
    mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
    tlogs: tlog === undefined ? [] : [log(tlog)],
    ctlogs: ctLog === undefined ? [] : [log(ctLog)],
    certificateAuthorities: [authority([ca])],
    timestampAuthorities: tsa === undefined ? [] : [authority(tsa)],
  });
}
