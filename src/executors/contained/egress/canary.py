# Tries each way out that a block could try. It prints a line for each way that is open, and for a proxy that does not
# refuse, if options name one. Then it prints "tried". Options, as JSON in the argument: addresses, proxy (its port),
# host (one that is not listed), waitMs (for the proxy).
import errno, json, socket, sys, threading, time
options = json.loads(sys.argv[1])
CLOSED = (errno.ENETUNREACH, errno.EHOSTUNREACH, errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EACCES, errno.EPERM)

def direct(host, port):
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        connection = socket.socket(family, socket.SOCK_STREAM)
    except OSError:
        return
    with connection:
        connection.settimeout(0.5)
        try:
            connection.connect((host, port))
        except OSError as error:
            # A refusal or a silence still shows that a packet left the place.
            if error.errno in CLOSED:
                return
        print("there is a way to %s" % host)

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
            connection = socket.create_connection(("127.0.0.1", options["proxy"]), 1)
            break
        except OSError:
            if time.monotonic() > until:
                return print("nothing answers for the proxy")
            time.sleep(0.01)
    with connection:
        connection.settimeout(options["waitMs"] / 1000)
        try:
            connection.sendall(("CONNECT %s:443 HTTP/1.1\r\nHost: %s\r\n\r\n" % (options["host"], options["host"])).encode())
            status = connection.recv(12)
        except OSError as error:
            return print("the proxy does not answer: %s" % error)
        if status != b"HTTP/1.1 403":
            print("the proxy does not refuse a host that is not listed: %r" % status)

for each in options["addresses"]: direct(each["host"], each["port"])
resolving = threading.Thread(target=names, daemon=True)
resolving.start()
if "proxy" in options: proxy()
resolving.join(2)
sys.stdout.flush()
print("tried")
