import { describe, expect, it } from "@jest/globals";
import { inFull } from "../../../chance.js";
import { measure, type Program } from "../../../own-process.js";
import { openAllowed, python, TestNet } from "./egress-fixture.js";
import { crowd, fetchMany, sendMany, stopReading } from "./load.program.js";

const mebibyte = 1024 ** 2;
const load = <Input, T>(program: Program<Input, T>, input: Input) =>
  measure({ module: new URL("load.program.ts", import.meta.url), program }, input);

/** The relay and both its peers are in one process, of which garbage may be as much again as buffers. */
const mostMebibytes = 100;

describe("the relay under load", () => {
  const many = inFull ? 1024 : 128;
  const crowded = inFull ? 1000 : 250;

  it(`${many} MiB come through whole while our memory stays flat`, async () => {
    const { value, grownMebibytes } = await load(fetchMany, many);
    expect(value).toBe(`${many * mebibyte}\n`);
    expect(grownMebibytes).toBeLessThan(mostMebibytes);
  }, 160_000);

  it(`${many} MiB go out whole while our memory stays flat`, async () => {
    const { value, grownMebibytes } = await load(sendMany, many);
    expect(value).toBe(`${many * mebibyte}\n`);
    expect(grownMebibytes).toBeLessThan(mostMebibytes);
  }, 160_000);

  it("readers that stop reading hold up neither another connection nor our memory", async () => {
    // Each of the 40 has buffers of its own, and is sent a gibibyte.
    const { value, grownMebibytes } = await load(stopReading, 40);
    expect(value).toBe(`${mebibyte}\n`);
    expect(grownMebibytes).toBeLessThan(2 * mostMebibytes);
  }, 160_000);

  it("a request whose head never ends does not take a place for long", async () => {
    const net = new TestNet();
    await net.tcp("big.example", {}, () => undefined);
    const session = await openAllowed(net, ["big.example"]);
    const code = `
import socket, time
connection = socket.create_connection(("127.0.0.1", 3128), 10)
startedAt = time.monotonic()
connection.sendall(b"GET http://big.example/ HTTP/1.1\\r\\n")
connection.settimeout(1)
while time.monotonic() - startedAt < 25:
    try:
        connection.sendall(b"A: b\\r\\n")
        if connection.recv(100) == b"": break
    except TimeoutError:
        continue
    except OSError:
        break
print(9 < time.monotonic() - startedAt < 20)
`;
    expect((await python(session, code, 40_000)).stdout.text).toBe("True\n");
    await session.stop();
    await net.close();
  }, 60_000);

  it(`of ${crowded} connections at once 64 get outside, and when their program is gone others come through`, async () => {
    const { value, grownMebibytes } = await load(crowd, crowded);
    expect(value).toMatchObject({ came: "True\n", next: `${mebibyte}\n` });
    expect(value.mostSilent).toBe(64);
    expect(grownMebibytes).toBeLessThan(mostMebibytes);
  }, 160_000);
});
