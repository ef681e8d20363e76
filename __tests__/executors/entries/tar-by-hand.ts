/** A header's fields as they stand in the archive, so that they can be anything. */
export interface Header {
  readonly name: string;
  /** Twelve bytes: octal digits, or a number in base 256. Default: the length of `content`. */
  readonly size?: string | Buffer;
  readonly type?: string;
  readonly linkName?: string;
  readonly prefix?: string;
  readonly mode?: string;
  readonly magic?: string;
  /** Default: the right one. */
  readonly checksum?: string;
  /** Bytes after the header, filled up to a block. Default: none. */
  readonly content?: string | Buffer;
}

export function archive(...headers: readonly Header[]): Buffer {
  return Buffer.concat(headers.flatMap(entry));
}

function entry(header: Header): Buffer[] {
  const content = Buffer.from(header.content ?? "");
  const { size = `${content.length.toString(8).padStart(11, "0")}\0`, magic = "ustar\u000000" } = header;
  const block = Buffer.alloc(512);
  block.write(header.name, 0, 100, "latin1");
  block.write(header.mode ?? "0000644\0", 100);
  block.write("0000000\0", 108);
  block.write("0000000\0", 116);
  Buffer.from(size).copy(block, 124, 0, 12);
  block.write("00000000000\0", 136);
  block.write(" ".repeat(8), 148);
  block.write(header.type ?? "0", 156);
  block.write(header.linkName ?? "", 157);
  block.write(magic, 257, "latin1");
  block.write(header.prefix ?? "", 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(header.checksum ?? `${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return [block, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
}

/** A header that says more of the entry after it: `27 path=…` and a line end, counted with itself. */
export function pax(fields: Readonly<Record<string, string>>): Header {
  const content = Object.entries(fields).map(([name, value]) => {
    const rest = ` ${name}=${value}\n`;
    let length = rest.length;
    while (`${length}${rest}`.length !== length) length = `${length}${rest}`.length;
    return `${length}${rest}`;
  });
  return { name: "pax", type: "x", content: content.join("") };
}
