/** What the beginning of a connection says of TLS. */
export type Greeting =
  /** Not enough came to tell. */
  | { readonly kind: "unfinished" }
  /** It is no TLS, or names nobody. */
  | { readonly kind: "unnamed" }
  | { readonly kind: "named"; readonly name: string }
  /** It begins like TLS, and is none that any client writes. */
  | { readonly kind: "broken" };

const handshake = 22;
const clientHello = 1;
const serverNameExtension = 0;
/** 64 KiB: a hello has 0.5 to 2 KiB. */
const maxHelloBytes = 65_536;

/**
 * The server's name that a TLS client asks for, which it sends unencrypted in its first message (RFC 8446, 4.1.2, and
 * RFC 6066, 3), over several records perhaps.
 */
export function readGreeting(bytes: Buffer): Greeting {
  if (bytes.length === 0) return { kind: "unfinished" };
  if (bytes[0] !== handshake) return { kind: "unnamed" };
  try {
    return nameIn(new Cursor(messageOf(bytes)));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return bytes.length < maxHelloBytes && isUnfinished(bytes) ? { kind: "unfinished" } : { kind: "broken" };
  }
}

/** The first handshake message, put together from its records. @throws RangeError where it is not whole. */
function messageOf(bytes: Buffer): Buffer {
  const records = new Cursor(bytes);
  let message = Buffer.alloc(0);
  for (;;) {
    if (records.number(1) !== handshake) throw new RangeError("No handshake.");
    records.number(2);
    message = Buffer.concat([message, records.take(records.number(2))]);
    if (message.length < 4) continue;
    const length = message.readUIntBE(1, 3);
    if (length > maxHelloBytes) throw new RangeError("Too long.");
    if (message.length >= 4 + length) return message.subarray(0, 4 + length);
  }
}

/** Whether more bytes could make a message of it. */
function isUnfinished(bytes: Buffer): boolean {
  let at = 0;
  let messageBytes = 0;
  let wanted = 4;
  while (at + 5 <= bytes.length) {
    const length = bytes.readUInt16BE(at + 3);
    if (bytes[at] !== handshake || length === 0 || length > 16_640) return false;
    if (messageBytes === 0 && at + 9 <= bytes.length) wanted = 4 + bytes.readUIntBE(at + 6, 3);
    messageBytes += length;
    at += 5 + length;
  }
  // A whole message that could not be read stays so.
  return wanted <= maxHelloBytes && (at > bytes.length || messageBytes < wanted);
}

function nameIn(hello: Cursor): Greeting {
  if (hello.number(1) !== clientHello) return { kind: "broken" };
  hello.take(3 + 2 + 32);
  hello.take(hello.number(1));
  hello.take(hello.number(2));
  hello.take(hello.number(1));
  if (hello.isAtEnd) return { kind: "unnamed" };
  const extensions = new Cursor(hello.take(hello.number(2)));
  while (!extensions.isAtEnd) {
    const type = extensions.number(2);
    const content = new Cursor(extensions.take(extensions.number(2)));
    if (type !== serverNameExtension) continue;
    const names = new Cursor(content.take(content.number(2)));
    if (names.number(1) !== 0) return { kind: "broken" };
    return { kind: "named", name: names.take(names.number(2)).toString("latin1") };
  }
  return { kind: "unnamed" };
}

/** Reads fields one after the other. @throws RangeError past the end. */
class Cursor {
  #at = 0;

  constructor(readonly bytes: Buffer) {}

  get isAtEnd(): boolean {
    return this.#at >= this.bytes.length;
  }

  number(width: 1 | 2): number {
    return this.take(width).readUIntBE(0, width);
  }

  take(length: number): Buffer {
    if (this.#at + length > this.bytes.length) throw new RangeError("Past the end.");
    this.#at += length;
    return this.bytes.subarray(this.#at - length, this.#at);
  }
}
