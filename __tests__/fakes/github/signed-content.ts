import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the store answers at an address. */
export interface StoredContent {
  readonly content: string | Uint8Array;
  /** Default: 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer never comes to its end. */
  readonly isEndless?: true;
}

/** The store that GitHub's signed addresses name: another server than the API. */
export interface SignedContent {
  readonly url: string;
  /** By path, without the signature. */
  readonly contents: Map<string, StoredContent>;
  /** Of each request: its path, and the token if one was sent. */
  readonly asked: readonly { readonly path: string; readonly authorization: string | undefined }[];
  close(): void;
}

export async function startSignedContent(): Promise<SignedContent> {
  const contents = new Map<string, StoredContent>();
  const asked: { path: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    asked.push({ path: pathname, authorization: request.headers.authorization });
    const found = searchParams.get("sig") === "signed" ? contents.get(pathname) : undefined;
    response.writeHead(found?.status ?? (found ? 200 : 403), { ...found?.headers });
    if (found?.isEndless === true) response.write(found.content);
    else response.end(found?.content);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    contents,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
