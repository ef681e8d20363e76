// A client of its own process, whose code has 15 connections to a listed host at once, as npm has. Node's warnings go
// to standard error.
import { openAllowed, python, TestNet } from "./egress-fixture.js";

const net = new TestNet();
await net.tcp("allowed.example", { port: 443 }, (socket) => void socket.resume());
const session = await openAllowed(net, ["allowed.example"], { runId: "egress-crowd" });
const { stdout } = await python(
  session,
  String.raw`
import socket
crowd = [socket.create_connection(("127.0.0.1", 3128), 10) for _ in range(15)]
for each in crowd: each.sendall(b"CONNECT allowed.example:443 HTTP/1.1\r\nHost: x\r\n\r\n")
print(sum(b" 200 " in each.recv(1000) for each in crowd), "established")
`,
);
await session.stop();
await net.close();
process.stdout.write(stdout.text);
