import { connect as connectTls } from "node:tls";
import { Duplex } from "node:stream";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { GreetingReader } from "../../../../src/executors/contained/egress/server-name.js";
import { fc } from "../../../chance.js";

describe("a TLS client's greeting", () => {
  let hello: Buffer;
  let unnamed: Buffer;
  beforeAll(async () => {
    hello = await helloOf({ servername: "allowed.example", ALPNProtocols: ["h2", "http/1.1"] });
    unnamed = await helloOf({});
  });

  it("reads the name that a real client asks for", () => {
    expect(greetingOf(hello)).toEqual({ kind: "named", name: "allowed.example" });
    expect(greetingOf(unnamed)).toEqual({ kind: "unnamed" });
    expect(greetingOf(Buffer.concat([hello, Buffer.from("more")]))).toMatchObject({ kind: "named" });
  });

  it("waits for a hello that is cut anywhere", () => {
    for (let bytes = 1; bytes < hello.length; bytes += 1) {
      expect([bytes, greetingOf(hello.subarray(0, bytes)).kind]).toEqual([bytes, "unfinished"]);
    }
  });

  it("reads a hello that is split over records", () => {
    for (const size of [1, 3, 50, 200]) {
      expect(greetingOf(inRecords(hello.subarray(5), size))).toEqual({
        kind: "named",
        name: "allowed.example",
      });
    }
  });

  it("is the same however it is cut into pieces and records", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }),
        (recordSize, sizes) => {
          const bytes = inRecords(hello.subarray(5), recordSize);
          const reader = new GreetingReader();
          let at = 0;
          for (let index = 0; at < bytes.length; index += 1) {
            const size = sizes[index % sizes.length]!;
            const greeting = reader.push(bytes.subarray(at, at + size));
            at += size;
            expect(greeting).toEqual(
              at < bytes.length ? { kind: "unfinished" } : { kind: "named", name: "allowed.example" },
            );
          }
        },
      ),
    );
  });

  it("looks at each byte once, also of a hello in records of one byte that comes byte by byte", () => {
    // 64 connections of that kind: to read all of each again for each byte would take days.
    for (let connections = 0; connections < 64; connections += 1) {
      const reader = new GreetingReader();
      let greeting = reader.push(Buffer.from([22, 3, 1, 0, 4, 1, 0, 255, 0]));
      const record = Buffer.from([22, 3, 1, 0, 1, 0]);
      for (let sent = 9; sent < 65_535; sent += 1) {
        greeting = reader.push(record.subarray((sent - 9) % 6, ((sent - 9) % 6) + 1));
      }
      expect([greeting.kind, reader.push(record).kind]).toEqual(["unfinished", "broken"]);
    }
  });

  it("takes what begins otherwise for no TLS", () => {
    expect(greetingOf(Buffer.from("GET / HTTP/1.1\r\n"))).toEqual({ kind: "unnamed" });
    expect(greetingOf(Buffer.from("SSH-2.0-x\r\n"))).toEqual({ kind: "unnamed" });
  });

  it.each<[string, Buffer]>([
    ["a record without content", Buffer.from([22, 3, 1, 0, 0, 22, 3, 1, 0, 0])],
    ["a record that is too long", Buffer.from([22, 3, 1, 255, 255, 1])],
    ["a message of 16 MiB", Buffer.from([22, 3, 1, 0, 4, 1, 255, 255, 255, 22])],
    ["another message first", Buffer.from([22, 3, 1, 0, 4, 2, 0, 0, 0])],
    ["an alert between the parts", Buffer.from([22, 3, 1, 0, 5, 1, 0, 0, 9, 0, 21, 3, 1, 0, 2, 1, 0])],
    ["a name that is longer than the hello", broken()],
  ])("%s is broken", (_what, bytes) => {
    expect(greetingOf(bytes).kind).toBe("broken");
  });

  it("never throws, whatever a hello is changed to", () => {
    fc.assert(
      fc.property(fc.nat(hello.length - 1), fc.nat(255), (place, value) => {
        const changed = Buffer.from(hello);
        changed[place] = value;
        greetingOf(changed);
      }),
    );
  });

  function broken(): Buffer {
    const message = Buffer.concat([
      Buffer.from([3, 3]),
      Buffer.alloc(32),
      Buffer.from([0, 0, 2, 0x13, 0x01, 1, 0]),
      Buffer.from([0, 9, 0, 0, 0, 5, 0, 3, 0, 255, 255]),
    ]);
    return inRecords(Buffer.concat([Buffer.from([1, 0, 0, message.length]), message]), 16_384);
  }
});

function greetingOf(bytes: Buffer) {
  return new GreetingReader().push(bytes);
}

function inRecords(message: Buffer, size: number): Buffer {
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += size) {
    const part = message.subarray(at, at + size);
    records.push(Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part);
  }
  return Buffer.concat(records);
}

/** The first message of Node's own client. */
function helloOf(options: {
  readonly servername?: string;
  readonly ALPNProtocols?: string[];
}): Promise<Buffer> {
  return new Promise((resolve) => {
    const wire = new Duplex({
      read: () => undefined,
      write(chunk: Buffer, _encoding, done) {
        resolve(chunk);
        done();
      },
    });
    connectTls({ socket: wire, ...options }).on("error", () => undefined);
  });
}
