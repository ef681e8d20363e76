# Tries each way out that a block could try. It prints a line for each way that is open, and one if the proxy does not
# refuse; otherwise only "tried". The argument: the proxy's port, a host that is not listed, and how long to wait.
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
            connection.sendall(("CONNECT %s:443 HTTP/1.1\r\nHost: %s\r\n\r\n" % (options["host"], options["host"])).encode())
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
