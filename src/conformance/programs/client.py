import urllib.request
port = open("port.txt").read()
print(urllib.request.urlopen(f"http://127.0.0.1:{port}/served.txt").read().decode(), end="")
