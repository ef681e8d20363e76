// Accepts connections on the port in the argument, and closes each at once.
const server = require("node:net").createServer((socket) => socket.destroy());
server.listen(Number(process.argv[1]));
