// The forwarder for images with Node but without Python. It writes synchronously, because that is how Node writes to
// pipes, so nothing queues here. It closes connections above the limit, because Node cannot let them wait.
const net = require("net");
const fs = require("fs");
const options = JSON.parse(process.argv[1]);
const [READY, OPEN, DATA, END, CLOSE, CREDIT] = [0, 1, 2, 3, 4, 5];
const channels = new Map();
let last = 0;

function send(kind, number, payload = Buffer.alloc(0)) {
  const header = Buffer.alloc(9);
  header.writeUInt8(kind, 0);
  header.writeUInt32BE(number, 1);
  header.writeUInt32BE(payload.length, 5);
  process.stdout.write(Buffer.concat([header, payload]));
}

function number32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function accept(connection) {
  const number = (last += 1);
  const channel = { connection, sendable: options.window, waiting: [], owed: 0, readEnd: false };
  channels.set(number, channel);
  send(OPEN, number);
  const pump = () => {
    while (channel.waiting.length > 0 && channel.sendable > 0) {
      const data = channel.waiting.shift();
      const part = data.subarray(0, Math.min(data.length, channel.sendable, options.payload));
      if (part.length < data.length) channel.waiting.unshift(data.subarray(part.length));
      channel.sendable -= part.length;
      send(DATA, number, part);
    }
    if (channel.waiting.length > 0) return connection.pause();
    if (channel.readEnd && !channel.toldEnd) {
      channel.toldEnd = true;
      send(END, number);
    }
    connection.resume();
  };
  channel.pump = pump;
  connection.on("data", (data) => {
    channel.waiting.push(data);
    pump();
  });
  connection.on("end", () => {
    channel.readEnd = true;
    pump();
  });
  connection.on("error", () => undefined);
  connection.on("close", (failed) => {
    if (!channels.delete(number)) return;
    if (failed || !channel.toldEnd || !connection.writableFinished) send(CLOSE, number);
  });
}

function take(kind, number, payload) {
  const channel = channels.get(number);
  if (!channel) return;
  if (kind === DATA) {
    channel.connection.write(payload, (error) => {
      if (error || !channels.has(number)) return;
      channel.owed += payload.length;
      if (channel.owed < 32768) return;
      send(CREDIT, number, number32(channel.owed));
      channel.owed = 0;
    });
  } else if (kind === END) {
    channel.connection.end();
  } else if (kind === CLOSE) {
    channels.delete(number);
    channel.connection.destroy();
  } else if (kind === CREDIT) {
    channel.sendable += payload.readUInt32BE(0);
    channel.pump();
  }
}

let held = Buffer.alloc(0);
process.stdin.on("data", (bytes) => {
  held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
  while (held.length >= 9) {
    const end = 9 + held.readUInt32BE(5);
    if (held.length < end) break;
    take(held.readUInt8(0), held.readUInt32BE(1), held.subarray(9, end));
    held = held.subarray(end);
  }
});
process.stdin.on("end", () => process.exit(0));
process.stdout.on("error", () => process.exit(0));

const server = net.createServer({ allowHalfOpen: true }, accept);
server.maxConnections = options.connections;
server.on("error", (error) => {
  process.stderr.write("cannot listen: " + error.message);
  process.exit(1);
});
server.listen({ host: "127.0.0.1", port: options.port, backlog: options.backlog }, () => {
  send(READY, 0, number32(fs.readdirSync("/proc/self/task").length));
});
