/**
 * What a block could try first, tried before there is a block: it prints a line for each way out that is open, and for
 * a proxy that does not refuse; nothing where all holds. Its argument names the proxy's port, a host that no list holds,
 * and how long it waits for the proxy.
 */
export const pythonCanary = `
import errno, json, socket, sys, threading, time
options = json.loads(sys.argv[1])
CLOSED = (errno.ENETUNREACH, errno.EHOSTUNREACH, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EACCES, errno.EPERM)

def direct(family, address):
    try:
        connection = socket.socket(family, socket.SOCK_STREAM)
    except OSError:
        return
    with connection:
        connection.settimeout(0.5)
        try:
            connection.connect((address, 443))
        except OSError as error:
            # A refusal and a silence both mean that a packet left.
            if error.errno in CLOSED:
                return
        print("there is a way to %s" % address)

def names():
    try:
        socket.getaddrinfo("example.com", 443)
        print("names resolve")
    except OSError:
        pass

def proxy():
    until = time.monotonic() + options["waitMs"] / 1000
    while True:
        try:
            connection = socket.create_connection(("127.0.0.1", options["port"]), 1)
            break
        except OSError:
            if time.monotonic() > until:
                return print("nothing answers for the proxy")
            time.sleep(0.01)
    with connection:
        connection.settimeout(options["waitMs"] / 1000)
        try:
            connection.sendall(("CONNECT %s:443 HTTP/1.1\\r\\nHost: %s\\r\\n\\r\\n" % (options["host"], options["host"])).encode())
            status = connection.recv(12)
        except OSError as error:
            return print("the proxy does not answer: %s" % error)
        if status != b"HTTP/1.1 403":
            print("the proxy does not refuse a host that is not listed: %r" % status)

for each in options["addresses"]:
    direct(socket.AF_INET6 if ":" in each else socket.AF_INET, each)
resolving = threading.Thread(target=names, daemon=True)
resolving.start()
proxy()
resolving.join(2)
sys.stdout.flush()
print("tried")
`;

export const nodeCanary = `
const net = require("net");
const dns = require("dns");
const options = JSON.parse(process.argv[1]);
const closed = new Set(["ENETUNREACH", "EHOSTUNREACH", "EADDRNOTAVAIL", "EAFNOSUPPORT", "EACCES", "EPERM", "EINVAL"]);
const say = (text) => process.stdout.write(text + "\\n");

const direct = (address) => new Promise((resolve) => {
  const connection = net.connect({ host: address, port: 443 });
  const open = () => { say("there is a way to " + address); connection.destroy(); resolve(); };
  connection.setTimeout(500, open);
  connection.once("connect", open);
  // A refusal and a silence both mean that a packet left.
  connection.once("error", (error) => (closed.has(error.code) ? resolve() : open()));
});

const names = () => new Promise((resolve) => {
  setTimeout(resolve, 2000);
  dns.lookup("example.com", (error) => { if (!error) say("names resolve"); resolve(); });
});

const until = Date.now() + options.waitMs;
const proxy = () => new Promise((resolve) => {
  const end = (text) => { if (text) say(text); resolve(); };
  const connection = net.connect({ host: "127.0.0.1", port: options.port }, () => {
    connection.write("CONNECT " + options.host + ":443 HTTP/1.1\\r\\nHost: " + options.host + "\\r\\n\\r\\n");
  });
  connection.setTimeout(options.waitMs, () => end("the proxy does not answer"));
  connection.once("data", (data) => {
    const status = data.toString("latin1", 0, 12);
    end(status === "HTTP/1.1 403" ? "" : "the proxy does not refuse a host that is not listed: " + JSON.stringify(status));
    connection.destroy();
  });
  connection.once("error", (error) => {
    if (error.code !== "ECONNREFUSED") return end("the proxy does not answer: " + error.message);
    if (Date.now() > until) return end("nothing answers for the proxy");
    setTimeout(() => proxy().then(resolve), 10);
  });
});

Promise.all([...options.addresses.map(direct), names(), proxy()]).then(() => { say("tried"); process.exit(0); });
`;
