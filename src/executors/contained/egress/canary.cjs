// Tries each way out that a block could try. It prints a line for each way that is open, and for a proxy that does not
// refuse, if options name one. Then it prints "tried". Options, as JSON in the argument: addresses, proxy (its port),
// host (one that is not listed), waitMs (for the proxy).
const net = require("net");
const dns = require("dns");
const options = JSON.parse(process.argv[1]);
const closed = new Set([
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EACCES",
  "EPERM",
  "EINVAL",
]);
const say = (text) => process.stdout.write(text + "\n");

const direct = ({ host, port }) =>
  new Promise((resolve) => {
    const connection = net.connect({ host, port });
    const open = () => {
      say("there is a way to " + host);
      connection.destroy();
      resolve();
    };
    connection.setTimeout(500, open);
    connection.once("connect", open);
    // A refusal and a silence both show that a packet left the place.
    connection.once("error", (error) => (closed.has(error.code) ? resolve() : open()));
  });

const names = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 2000);
    dns.lookup("example.com", (error) => {
      if (!error) say("names resolve");
      resolve();
    });
  });

const until = Date.now() + options.waitMs;
const proxy = () =>
  new Promise((resolve) => {
    const end = (text) => {
      if (text) say(text);
      resolve();
    };
    const connection = net.connect({ host: "127.0.0.1", port: options.proxy }, () => {
      connection.write("CONNECT " + options.host + ":443 HTTP/1.1\r\nHost: " + options.host + "\r\n\r\n");
    });
    connection.setTimeout(options.waitMs, () => end("the proxy does not answer"));
    connection.once("data", (data) => {
      const status = data.toString("latin1", 0, 12);
      end(
        status === "HTTP/1.1 403"
          ? ""
          : "the proxy does not refuse a host that is not listed: " + JSON.stringify(status),
      );
      connection.destroy();
    });
    connection.once("error", (error) => {
      if (error.code !== "ECONNREFUSED") return end("the proxy does not answer: " + error.message);
      if (Date.now() > until) return end("nothing answers for the proxy");
      setTimeout(() => resolve(proxy()), 10);
    });
  });

void Promise.all([...options.addresses.map(direct), names(), options.proxy && proxy()]).then(() => {
  say("tried");
  process.exit(0);
});
