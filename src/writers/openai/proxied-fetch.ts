import type { Dispatcher } from "undici";
import { getProxyUrl } from "@actions/http-client/lib/proxy";

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Whoever asks has a deadline of its own; Node's `fetch` gives up after 5 minutes, which a slow model may need for a long prompt. */
const patient = { headersTimeout: 0, bodyTimeout: 0 };

/**
 * The `fetch` by which this address is reached: through the proxy that HTTPS_PROXY or HTTP_PROXY names, unless NO_PROXY names the
 * address or it is this machine; Node's own knows no proxies, and has no patience.
 */
export async function fetchFor(url: string): Promise<Fetch> {
  const proxy = getProxyUrl(new URL(url));
  const { Agent, ProxyAgent, fetch: patientFetch } = await import("undici");
  const through = (dispatcher: Dispatcher): Fetch =>
    // The same interface in two declarations.
    ((target: string, init: object) => patientFetch(target, { ...init, dispatcher })) as unknown as Fetch;
  if (proxy === undefined) return through(new Agent(patient));
  const { username, password } = proxy;
  const token = basicOf(decodeURIComponent(username), decodeURIComponent(password));
  return through(
    new ProxyAgent({
      ...patient,
      uri: `${proxy.protocol}//${proxy.host}`,
      ...(username !== "" && { token }),
    }),
  );
}

function basicOf(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}
