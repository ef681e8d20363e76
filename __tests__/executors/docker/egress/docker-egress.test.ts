import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Session } from "../../../../src/ports/executor.js";
import { fetchInPython, openAllowed, python, TestNet } from "./egress-fixture.js";

describe("code in a container with listed hosts", () => {
  const net = new TestNet();
  let session: Session;
  beforeAll(async () => {
    await net.http("allowed.example", {}, (request, response) => {
      if (request.url === "/moved")
        return response.writeHead(302, { location: "http://inside.example/" }).end();
      response.end(`${request.method} ${request.url} of ${request.headers.host}`);
    });
    net.names.set("inside.example", [["10.0.0.7"]]);
    net.names.set("mixed.example", [["8.8.4.4", "192.168.1.1"]]);
    net.names.set("gone.example", []);
    net.names.set("closed.example", [["9.9.9.9"]]);
    session = await openAllowed(net, [
      "allowed.example",
      "inside.example",
      "mixed.example",
      "gone.example",
      "closed.example",
    ]);
  });
  afterAll(async () => {
    await session.stop();
    await net.close();
  });

  it("reaches a listed host by name, and what was decided is told with the block", async () => {
    const execution = await python(session, `${fetchInPython}\nprint(fetch("http://allowed.example/a?b"))\n`);
    expect(execution).toMatchObject({
      exitCode: 0,
      stdout: { text: "200 GET /a?b of allowed.example\n" },
      network: [
        { host: "allowed.example", port: 80, allowed: true, reason: "listed as allowed.example", count: 1 },
      ],
    });
  });

  it("a block that asks for nothing has no decisions", async () => {
    expect(await python(session, "print(1)\n")).not.toHaveProperty("network");
  });
});
