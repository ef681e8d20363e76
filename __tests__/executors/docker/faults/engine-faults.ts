import type { Duplex } from "node:stream";
import type { Fault } from "./faulty-engine.js";

/** What can become of any call, by name. */
export const anyFaults: Readonly<Record<string, Fault>> = {
  "closes before it was asked": ({ client }) => client.destroy(),
  "does it and closes without an answer": async (call) => {
    await call.answer();
    call.client.destroy();
  },
  "closes in the middle of the answer's head": (call) => cutAnswerAt(call, () => 15),
  "closes in the middle of the answer's body": (call) =>
    cutAnswerAt(call, (answer) => (endOfHead(answer) + answer.length) >> 1),
  "never answers": (call) => void call.answer(),
  "hangs after the answer's head": async (call) => {
    const answer = await call.answer();
    call.client.write(answer.subarray(0, endOfHead(answer)));
  },
  "answers with what is no HTTP": ({ client }) => client.end("\u0016\u0003\u0001 220 ready\r\n\r\n"),
  "says 500 in JSON": ({ client }) => say(client, "500 Internal Server Error", `{"message":"out of luck"}`),
  "says 500 in HTML": ({ client }) => say(client, "500 Internal Server Error", "<html><h1>Oops</h1></html>"),
  "says 404": ({ client }) => say(client, "404 Not Found", `{"message":"no such thing"}`),
  "says 409": ({ client }) => say(client, "409 Conflict", `{"message":"in conflict"}`),
  "answers with other JSON": ({ client }) => say(client, "200 OK", `{"unexpected":[]}`),
  "answers with no JSON": ({ client }) => say(client, "200 OK", "<html>200</html>"),
  "answers without an end": ({ client }) => {
    client.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n");
    const chunk = `100000\r\n${" ".repeat(0x10_00_00)}\r\n`;
    const write = (): void => {
      while (!client.destroyed && client.write(chunk));
    };
    client.on("drain", write);
    write();
  },
  "answers a byte at a time": async (call) => {
    const answer = await call.answer();
    for (let at = 0; at < answer.length && !call.client.destroyed; at += 1) {
      call.client.write(answer.subarray(at, at + 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  },
  "answers twice": async (call) => {
    if (call.isUpgrade) return call.forward(twice());
    let body: Buffer = Buffer.alloc(0);
    await call.forward((bytes) => (body = bytes));
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    call.client.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
  },
  "is restarted": ({ restart }) => restart(),
};

/** What can become of a stream that began well. */
export const streamFaults: Readonly<Record<string, Fault>> = {
  "sends a frame of an unknown kind": (call) => breakFrames(call, frame(7, 5, "hello")),
  "sends a frame that is longer than what comes": (call) =>
    breakFrames(call, frame(1, 0xff_ff_ff_ff, "hello")),
  "cuts a frame's head": (call) => breakFrames(call, frame(1, 5, "").subarray(0, 4), { ends: true }),
  "cuts a frame": (call) => breakFrames(call, frame(1, 50, "hello"), { ends: true }),
  "breaks the connection at once": (call) => {
    let isBroken = false;
    void call.forward((bytes) => {
      if (!isBroken) setTimeout(() => call.client.destroy(), 30);
      isBroken = true;
      return bytes;
    });
  },
};

/** Lets the stream begin, and puts these bytes before what it brings. */
function breakFrames(call: Parameters<Fault>[0], bytes: Buffer, { ends = false } = {}): void {
  let isBroken = false;
  void call.forward((chunk) => {
    const end = endOfHead(chunk);
    if (isBroken) return ends ? Buffer.alloc(0) : chunk;
    isBroken = true;
    if (ends) setImmediate(() => call.client.end());
    return Buffer.concat([chunk.subarray(0, end), bytes, ends ? Buffer.alloc(0) : chunk.subarray(end)]);
  });
}

/** The first chunk twice. */
function twice(): (bytes: Buffer) => Buffer {
  let isFirst = true;
  return (bytes) => {
    const copies = isFirst ? [bytes, bytes] : [bytes];
    isFirst = false;
    return Buffer.concat(copies);
  };
}

async function cutAnswerAt(call: Parameters<Fault>[0], at: (answer: Buffer) => number): Promise<void> {
  const answer = await call.answer();
  call.client.end(answer.subarray(0, at(answer)));
}

function endOfHead(answer: Buffer): number {
  const end = answer.indexOf("\r\n\r\n");
  return end === -1 ? answer.length : end + 4;
}

function say(client: Duplex, status: string, body: string): void {
  client.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function frame(type: number, length: number, payload: string): Buffer {
  const head = Buffer.alloc(8);
  head[0] = type;
  head.writeUInt32BE(length, 4);
  return Buffer.concat([head, Buffer.from(payload)]);
}
