import { generateKeyPairSync, randomBytes, sign, verify } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { startNamedHosts, type Answered } from "./named-hosts.js";

/** What OpenAI was set up with. */
export const identity = {
  "identity-provider-id": "idp_68f2c0ffee",
  "service-account-id": "user-3a9d2service",
  audience: "https://api.openai.com/v1",
  repository: "Codertocat/Hello-World",
};

const requestToken = "a-token-for-tokens-0123456789";
const issuer = "https://token.actions.githubusercontent.com";

/** A fault of the next answers of one place. */
export interface IdentityFault {
  readonly of: "github" | "openai";
  readonly status: number;
  readonly body?: string;
  /** Default: 1. */
  readonly times?: number;
}

/** GitHub's identity tokens and OpenAI's exchange of them, by their real protocols; to be disposed of. */
export interface FakeIdentity extends AsyncDisposable {
  /** By these a job with `id-token: write` reaches both. */
  readonly environment: Readonly<Record<string, string>>;
  /** Whether a model server accepts the key now. */
  accepts(key: string): boolean;
  /** Every token that was given so far: GitHub's, then OpenAI's. */
  readonly tokens: { readonly github: readonly string[]; readonly openai: readonly string[] };
  fail(fault: IdentityFault): void;
  /** @throws if a request was not as the protocol has it. */
  close(): Promise<void>;
}

export interface FakeIdentityOptions {
  /** How long a key is said to live, in seconds; it is accepted for a minute more. Default: as long as GitHub's token, 300. */
  readonly livesSeconds?: number;
  readonly repository?: string;
  /** The first keys are never accepted, so many. Default: 0. */
  readonly deadKeys?: number;
}

export async function startIdentity({
  livesSeconds = 300,
  repository = identity.repository,
  deadKeys = 0,
}: FakeIdentityOptions = {}): Promise<FakeIdentity> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const tokens = { github: [] as string[], openai: [] as string[] };
  const ends = new Map<string, number>();
  const faults: { fault: IdentityFault; left: number }[] = [];
  const problems: string[] = [];

  const faultOf = (of: IdentityFault["of"]): Answered | undefined => {
    const found = faults.find((each) => each.fault.of === of && each.left > 0);
    if (found === undefined) return undefined;
    found.left -= 1;
    const { status, body = "" } = found.fault;
    return { statusCode: status, response: body, contentType: "application/json" };
  };

  const json = (statusCode: number, value: object): Answered => ({
    statusCode,
    response: JSON.stringify(value),
    contentType: "application/json; charset=utf-8",
  });

  /** https://docs.github.com/actions/reference/security/oidc */
  function giveToken({ url = "", headers, method }: IncomingMessage): Answered {
    const { pathname, searchParams } = new URL(url, "http://runner");
    if (method !== "GET" || pathname !== "/token" || searchParams.get("api-version") !== "2.0")
      problems.push(`GitHub's tokens: ${method} ${url}`);
    if (headers.authorization?.toLowerCase() !== `bearer ${requestToken}`)
      return json(401, { message: "no" });
    const fault = faultOf("github");
    if (fault !== undefined) return fault;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer,
      sub: `repo:${repository}:ref:refs/heads/master`,
      aud: searchParams.get("audience"),
      repository,
      jti: randomBytes(16).toString("hex"),
      iat: now,
      nbf: now,
      exp: now + 300,
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const signed = `${part({ typ: "JWT", alg: "RS256", kid: "one" })}.${part(claims)}`;
    const token = `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
    tokens.github.push(token);
    return json(200, { count: token.length, value: token });
  }

  /** https://developers.openai.com/api/reference/workload-identity-federation */
  function exchange(text: string, { method, headers }: IncomingMessage): Answered {
    if (method !== "POST" || headers["content-type"] !== "application/json")
      problems.push(`OpenAI's exchange: ${method} ${headers["content-type"]}`);
    const fault = faultOf("openai");
    if (fault !== undefined) return fault;
    const body = JSON.parse(text) as Readonly<Record<string, string>>;
    const denied = (description: string, status = 401) =>
      json(status, {
        error: status === 400 ? "invalid_request" : "invalid_grant",
        error_description: description,
      });
    if (body["grant_type"] !== "urn:ietf:params:oauth:grant-type:token-exchange")
      return denied("Unsupported grant type.", 400);
    if (body["subject_token_type"] !== "urn:ietf:params:oauth:token-type:jwt")
      return denied("Unsupported subject token type.", 400);
    const [head = "", payload = "", signature = ""] = (body["subject_token"] ?? "").split(".");
    const isOurs = verify(
      "sha256",
      Buffer.from(`${head}.${payload}`),
      publicKey,
      Buffer.from(signature, "base64url"),
    );
    if (!isOurs) return denied("The subject token's signature is not valid.");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Readonly<
      Record<string, unknown>
    >;
    if (body["identity_provider_id"] !== identity["identity-provider-id"])
      return denied("Unknown identity provider.");
    if (claims["iss"] !== issuer || claims["aud"] !== identity.audience)
      return denied("The subject token's audience does not match the provider.");
    if (Number(claims["exp"]) * 1000 <= Date.now()) return denied("The subject token has expired.");
    if (
      body["service_account_id"] !== identity["service-account-id"] ||
      claims["repository"] !== identity.repository
    )
      return denied("No service account mapping matches the subject token.", 403);
    const key = `oai_at_${randomBytes(48).toString("base64url")}`;
    tokens.openai.push(key);
    if (tokens.openai.length > deadKeys) ends.set(key, Date.now() + livesSeconds * 1000 + 60_000);
    return json(200, {
      access_token: key,
      issued_token_type: "urn:ietf:params:oauth:token-type:access_token",
      token_type: "Bearer",
      expires_in: livesSeconds,
    });
  }

  const named = await startNamedHosts(
    ["auth.openai.com"],
    async (place, body, request) =>
      place === "auth.openai.com/oauth/token" ? exchange(body, request) : undefined,
    (request: IncomingMessage, response: ServerResponse) => {
      const { statusCode, response: body, contentType = "" } = giveToken(request);
      response.writeHead(statusCode, { "content-type": contentType }).end(body);
    },
  );
  const close = async () => {
    await named[Symbol.asyncDispose]();
    if (problems.length > 0) throw new Error(`Not as the protocol has it: ${problems.join("; ")}`);
  };
  return {
    environment: {
      ...named.environment,
      NO_PROXY: "127.0.0.1",
      ACTIONS_ID_TOKEN_REQUEST_URL: `${named.url}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken,
    },
    accepts: (key) => (ends.get(key) ?? 0) > Date.now(),
    tokens,
    fail: (fault) => void faults.push({ fault, left: fault.times ?? 1 }),
    close,
    [Symbol.asyncDispose]: close,
  };
}
