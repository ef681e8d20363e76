// Says which of the addresses in the argument it can connect to, then "tried".
const { connect } = require("node:net");
const reach = ({ host, port }) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = () => resolve(socket.destroy());
    socket.once("connect", () => {
      console.log(`open ${host} ${port}`);
      end();
    });
    socket.once("error", end).once("timeout", end);
  });
void Promise.all(JSON.parse(process.argv[1]).map(reach)).then(() => console.log("tried"));
