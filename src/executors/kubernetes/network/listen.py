# Accepts connections on the port in the argument, and closes each at once.
import socket, sys
port = int(sys.argv[1])
try:
    server = socket.create_server(("::", port), family=socket.AF_INET6, dualstack_ipv6=True)
except (OSError, ValueError):
    server = socket.create_server(("", port))
while True:
    server.accept()[0].close()
