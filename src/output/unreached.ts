const unreached =
  /Temporary failure in name resolution|Name or service not known|Network is unreachable|\bE(?:NOTFOUND|AI_AGAIN|NETUNREACH)\b|Could not resolve host|no such host|dial tcp|Failed to establish a new connection/;

/** Whether a program's output says that it had no network. */
export function missesNetwork(output: string): boolean {
  // Node often prints no more than this, also if a test's own server does not answer.
  const isUnfetched = /\bfetch failed\b/.test(output) && !output.includes("ECONNREFUSED");
  return isUnfetched || unreached.test(output);
}
