/** What the first bytes of a connection say about TLS. */
export type Greeting =
  /** Not enough bytes yet. */
  | { readonly kind: "unfinished" }
  /** The bytes are not TLS, or they name no server. */
  | { readonly kind: "unnamed" }
  | { readonly kind: "named"; readonly name: string }
  /** The bytes begin like TLS, but no real client sends them. */
  | { readonly kind: "broken" };

const handshake = 22;
const clientHello = 1;
const serverNameExtension = 0;
/** The first message of TLS has 0.5 to 2 KiB. */
const maxHelloBytes = 65_536;
/** The largest record: 2^14 bytes and the additions of encryption (RFC 8446, 5.2). */
const maxRecordBytes = 16_640;
/** The bytes with the type, version and length of a record, and with the type and length of a message. */
const recordHeadBytes = 5;
const messageHeadBytes = 4;

/**
 * Reads the server's name that a TLS client asks for. The client sends it unencrypted in its first message (RFC 8446,
 * 4.1.2, and RFC 6066, 3), perhaps in several records. Each byte is read once, so hostile pieces cannot keep this
 * process busy.
 */
export class GreetingReader {
  #bytes = 0;
  #head = new Gathered();
  /** How many bytes of the current record are missing. */
  #left = 0;
  readonly #message = new Gathered();
  /** How long the message is, or its head as long as that is not known. */
  #wholeBytes = messageHeadBytes;
  #greeting: Greeting = { kind: "unfinished" };

  /** The result after these bytes. Any result except `unfinished` is final. */
  push(bytes: Buffer): Greeting {
    let at = 0;
    while (this.#greeting.kind === "unfinished" && at < bytes.length) {
      at += this.#left === 0 ? this.#takeHead(bytes, at) : this.#takeMessage(bytes, at);
    }
    this.#bytes += bytes.length;
    if (this.#greeting.kind === "unfinished" && this.#bytes >= maxHelloBytes) this.#greeting = broken;
    return this.#greeting;
  }

  #takeHead(bytes: Buffer, at: number): number {
    if (this.#head.length === 0 && bytes[at] !== handshake) {
      this.#greeting = this.#message.length === 0 ? { kind: "unnamed" } : broken;
      return 1;
    }
    const taken = this.#head.add(bytes.subarray(at), recordHeadBytes);
    if (this.#head.length < recordHeadBytes) return taken;
    this.#left = this.#head.bytes.readUInt16BE(3);
    this.#head = new Gathered();
    if (this.#left === 0 || this.#left > maxRecordBytes) this.#greeting = broken;
    return taken;
  }

  #takeMessage(bytes: Buffer, at: number): number {
    const taken = this.#message.add(bytes.subarray(at, at + this.#left), this.#wholeBytes);
    this.#left -= taken;
    const { bytes: message } = this.#message;
    if (message.length < this.#wholeBytes) return taken;
    this.#wholeBytes = messageHeadBytes + message.readUIntBE(1, 3);
    if (message.length === this.#wholeBytes) this.#greeting = nameOf(message);
    else if (this.#wholeBytes > maxHelloBytes) this.#greeting = broken;
    return taken;
  }
}

const broken: Greeting = { kind: "broken" };

/** Copies of pieces. A piece can keep the memory of a large read alive, and there may be 65,536 pieces. */
export class Gathered {
  #memory = Buffer.alloc(2048);
  length = 0;

  get bytes(): Buffer {
    return this.#memory.subarray(0, this.length);
  }

  /** Adds bytes up to a total of `most`. Returns how many it took. */
  add(piece: Buffer, most = Infinity): number {
    const taken = Math.min(piece.length, most - this.length);
    const length = this.length + taken;
    // The memory grows to twice the needed size, so that each byte is copied only a few times.
    if (length > this.#memory.length) this.#memory = Buffer.concat([this.bytes], 2 * length);
    piece.copy(this.#memory, this.length, 0, taken);
    this.length = length;
    return taken;
  }
}

function nameOf(hello: Buffer): Greeting {
  try {
    return nameIn(new Cursor(hello));
  } catch (error) {
    if (error instanceof RangeError) return broken;
    throw error;
  }
}

function nameIn(hello: Cursor): Greeting {
  if (hello.number(1) !== clientHello) return broken;
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
    if (names.number(1) !== 0) return broken;
    return { kind: "named", name: names.take(names.number(2)).toString("latin1") };
  }
  return { kind: "unnamed" };
}

/** Reads fields one after the other. @throws RangeError after the end. */
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
