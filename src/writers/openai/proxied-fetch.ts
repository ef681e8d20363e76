import { getProxyUrl } from "@actions/http-client/lib/proxy";

export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The `fetch` by which this address is reached: through the proxy that HTTPS_PROXY or HTTP_PROXY names, unless NO_PROXY names the
 * address or it is this machine; Node's own knows no proxies.
 */
export async function fetchFor(url: string): Promise<Fetch> {
  const proxy = getProxyUrl(new URL(url));
  if (proxy === undefined) return fetch;
  const { ProxyAgent, fetch: proxied } = await import("undici");
  const { username, password } = proxy;
  const token = basicOf(decodeURIComponent(username), decodeURIComponent(password));
  const dispatcher = new ProxyAgent({
    uri: `${proxy.protocol}//${proxy.host}`,
    ...(username !== "" && { token }),
  });
  // The same interface in two declarations.
  return ((target: string, init: object) => proxied(target, { ...init, dispatcher })) as unknown as Fetch;
}

function basicOf(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
}
