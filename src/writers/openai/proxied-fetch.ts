import type { Dispatcher } from "undici";
import { getProxyUrl } from "@actions/http-client/lib/proxy";

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Node's `fetch` gives up after 5 minutes, but a slow model may need longer. The caller has its own deadline. */
const patient = { headersTimeout: 0, bodyTimeout: 0 };

/**
 * A `fetch` that goes through the proxy of HTTPS_PROXY or HTTP_PROXY, unless the address is in NO_PROXY or on this
 * machine. Node's own `fetch` ignores proxies and has the 5-minute limit.
 */
export async function fetchFor(url: string): Promise<Fetch> {
  const proxy = getProxyUrl(new URL(url));
  const { Agent, ProxyAgent, fetch: patientFetch } = await import("undici");
  const through = (dispatcher: Dispatcher): Fetch =>
    // Undici and Node declare the same interface twice.
    ((target: string, init: object) => patientFetch(target, { ...init, dispatcher })) as unknown as Fetch;
  if (proxy === undefined) return through(new Agent(patient));
  const { username, password } = proxy;
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const token = `Basic ${Buffer.from(login).toString("base64")}`;
  return through(
    new ProxyAgent({
      ...patient,
      uri: `${proxy.protocol}//${proxy.host}`,
      ...(username !== "" && { token }),
    }),
  );
}
