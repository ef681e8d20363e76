# Listens on any free port, because a fixed one may be in use. The next block reads the port from a file.
import http.server, os
server = http.server.HTTPServer(("127.0.0.1", 0), http.server.SimpleHTTPRequestHandler)
open("port.txt", "w").write(str(server.server_port))
if os.fork() == 0:
    server.serve_forever()
