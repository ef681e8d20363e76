import type { Dispatcher } from "undici";
import { getProxyUrl } from "@actions/http-client/lib/proxy";

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Turns off the 5-minute limits of Node's `fetch` for slow models. The caller has its own deadline. */
const patient = { headersTimeout: 0, bodyTimeout: 0 };

/** Uses the proxy in HTTPS_PROXY or HTTP_PROXY, except for NO_PROXY and this machine. Node's `fetch` does not. */
export async function fetchFor(url: string): Promise<Fetch> {
  const proxy = getProxyUrl(new URL(url));
  const { Agent, ProxyAgent, fetch: patientFetch } = await import("undici");
  const through = (dispatcher: Dispatcher): Fetch =>
    // The cast is needed because Undici and Node declare the same interface twice.
    ((target: string, init: object) => patientFetch(target, { ...init, dispatcher })) as unknown as Fetch;
  if (proxy === undefined) return through(new Agent(patient));
  const { username, password } = proxy;
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const token = `Basic ${Buffer.from(login).toString("base64")}`;
  const uri = `${proxy.protocol}//${proxy.host}`;
  return through(new ProxyAgent({ ...patient, uri, ...(username !== "" && { token }) }));
}
