import { type Duplex, PassThrough } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, describe, expect, it } from "@jest/globals";
import {
  encodeCredit,
  encodeFrame,
  type Frame,
  FrameDecoder,
  frameTypes,
  maxPayloadBytes,
  windowBytes,
} from "../../../../src/executors/contained/egress/frames.js";
import { Relay, type Forwarder } from "../../../../src/executors/contained/egress/relay.js";

/** The forwarder's end, spoken by hand. */
function openRelay() {
  const sent: Frame[] = [];
  const decoder = new FrameDecoder((frame) => sent.push(frame));
  const connections: Duplex[] = [];
  let sink: (stream: "stdout" | "stderr", bytes: Uint8Array) => void = () => undefined;
  let end: (end: { error: Error | null }) => void = () => undefined;
  const exec: Forwarder = {
    ended: new Promise((resolve) => (end = resolve)),
    listen: (listener) => (sink = listener),
    write: (bytes) => decoder.push(Buffer.from(bytes)),
    endInput: () => undefined,
    leave: () => undefined,
    exitCode: async () => 1,
  };
  const relay = new Relay(exec, (connection) => {
    connection.on("error", () => undefined);
    connections.push(connection);
  });
  const say = (...frames: readonly Buffer[]): void => sink("stdout", Buffer.concat(frames));
  relays.push(relay);
  return {
    relay,
    say,
    sent,
    connections,
    end,
    complain: (words: string) => sink("stderr", Buffer.from(words)),
  };
}

const relays: Relay[] = [];
afterEach(() => {
  for (const relay of relays.splice(0)) relay.close();
});

const ready = encodeFrame(frameTypes.ready, 0, Buffer.from([0, 0, 0, 1]));
const open = (id: number): Buffer => encodeFrame(frameTypes.open, id);
const data = (id: number, bytes: number): Buffer => encodeFrame(frameTypes.data, id, Buffer.alloc(bytes));
const fullWindow = (id: number): Buffer[] =>
  Array.from({ length: windowBytes / maxPayloadBytes }, () => data(id, maxPayloadBytes));

describe("Relay", () => {
  it.each<[string, readonly Buffer[]]>([
    ["a connection before it is ready", [open(1)]],
    ["readiness twice", [ready, ready]],
    ["a number that was used", [ready, open(1), open(1)]],
    ["a number that was left out", [ready, open(2)]],
    ["a number 0", [ready, open(0)]],
    ["data of nobody", [ready, open(1), data(2, 1)]],
    ["data after its end", [ready, open(1), encodeFrame(frameTypes.end, 1), data(1, 1)]],
    ["more than it has credit for", [ready, open(1), ...fullWindow(1), data(1, 1)]],
    ["credit for what was never sent", [ready, open(1), encodeCredit(1, 1)]],
    ["credit of nothing", [ready, open(1), encodeCredit(1, 0)]],
    ["garbage", [ready, Buffer.from("garbage that is long enough")]],
  ])("%s ends it, with its connections", async (_what, frames) => {
    const { relay, say, connections } = openRelay();
    say(...frames);
    expect(await relay.ended).not.toBeNull();
    expect(relay.isOpen).toBe(false);
    for (const connection of connections) expect(connection.destroyed).toBe(true);
  });

  it("what comes after its end is not read", async () => {
    const { relay, say, connections } = openRelay();
    say(ready, Buffer.from("garbage that is long enough"));
    await relay.ended;
    say(open(1));
    expect(connections).toEqual([]);
  });

  it("gives credit as fast as it is read, and no faster", async () => {
    const { relay, say, sent, connections } = openRelay();
    say(ready, open(1), ...fullWindow(1));
    await settled();
    const unread = creditOf(sent);
    expect(unread).toBeLessThanOrEqual(2 * maxPayloadBytes);
    connections[0]!.pipe(new PassThrough({ highWaterMark: 2 * windowBytes }));
    await until(() => creditOf(sent) >= windowBytes);
    expect(creditOf(sent)).toBe(windowBytes);
    expect(relay.isOpen).toBe(true);
  });

  it("writes as much as there is credit for, and goes on when more comes", async () => {
    const { say, sent, connections } = openRelay();
    say(ready, open(1));
    connections[0]!.write(Buffer.alloc(windowBytes + 1000));
    await until(() => dataOf(sent) >= windowBytes);
    await settled();
    expect(dataOf(sent)).toBe(windowBytes);
    say(encodeCredit(1, 400));
    say(encodeCredit(1, 600));
    await until(() => dataOf(sent) >= windowBytes + 1000);
    expect(dataOf(sent)).toBe(windowBytes + 1000);
    expect(sent.every(({ payload }) => payload.length <= maxPayloadBytes)).toBe(true);
  });

  it("what is still on its way for a connection that was broken off here is void", async () => {
    const { relay, say, sent, connections } = openRelay();
    say(ready, open(1));
    connections[0]!.destroy();
    await until(() => sent.length > 0);
    expect(sent.map(({ type }) => type)).toEqual([frameTypes.close]);
    say(data(1, 10), encodeFrame(frameTypes.end, 1), encodeFrame(frameTypes.close, 1), open(2));
    expect(relay.isOpen).toBe(true);
    expect(connections).toHaveLength(2);
  });

  it("no more than twice the most connections are held, whatever the forwarder opens", () => {
    const { say, sent, connections } = openRelay();
    say(ready, ...Array.from({ length: 1000 }, (_, index) => open(index + 1)));
    expect(connections).toHaveLength(128);
    expect(sent.filter(({ type }) => type === frameTypes.close)).toHaveLength(1000 - 128);
  });

  it("ends with the forwarder, and says its words", async () => {
    const { relay, complain, end } = openRelay();
    complain("cannot listen: Address already in use\n");
    end({ error: null });
    expect(await relay.ended).toBe("cannot listen: Address already in use");
  });
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await turn();
}

/** Streams of this process alone move on by turns of its loop; none has so many to go. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 50; turns += 1) await turn();
}

function creditOf(frames: readonly Frame[]): number {
  return frames
    .filter(({ type }) => type === frameTypes.credit)
    .reduce((sum, { payload }) => sum + payload.readUInt32BE(), 0);
}

function dataOf(frames: readonly Frame[]): number {
  return frames
    .filter(({ type }) => type === frameTypes.data)
    .reduce((sum, { payload }) => sum + payload.length, 0);
}
