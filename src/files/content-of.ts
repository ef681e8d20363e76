/** Yields bytes as the content of a file. */
export async function* contentOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.byteLength > 0) yield bytes;
}
