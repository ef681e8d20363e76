# The forwarder for images with Python 3. It is one thread that never waits for a single connection. frames.ts describes
# the frames. The forwarder ends when its standard input ends.
import collections, json, os, selectors, socket, struct, sys

options = json.loads(sys.argv[1])
READY, OPEN, DATA, END, CLOSE, CREDIT = range(6)
HEADER = struct.Struct(">BII")
WINDOW, PAYLOAD = options["window"], options["payload"]
# If more bytes than this wait to be sent, no connection is read until they are sent.
MOST_QUEUED = 1048576

selector = selectors.DefaultSelector()
outgoing = bytearray()
incoming = bytearray()
channels = {}
last = 0

def send(kind, number, payload=b""):
    outgoing.extend(HEADER.pack(kind, number, len(payload)))
    outgoing.extend(payload)

class Channel:
    def __init__(self, connection, number):
        self.connection, self.number = connection, number
        self.waiting = collections.deque()
        self.owed, self.sendable = 0, WINDOW
        self.read_end = self.told_end = self.cut = False
        self.events = 0

    def interest(self):
        wants = 0
        if not self.read_end and self.sendable > 0 and len(outgoing) < MOST_QUEUED:
            wants |= selectors.EVENT_READ
        if self.waiting:
            wants |= selectors.EVENT_WRITE
        return wants

    def watch(self):
        wants = self.interest()
        if wants == self.events:
            return
        if self.events == 0:
            selector.register(self.connection, wants, self)
        elif wants == 0:
            selector.unregister(self.connection)
        else:
            selector.modify(self.connection, wants, self)
        self.events = wants

    def read(self):
        try:
            data = self.connection.recv(min(PAYLOAD, self.sendable))
        except BlockingIOError:
            return
        except OSError:
            return self.drop(True)
        if data:
            self.sendable -= len(data)
            send(DATA, self.number, data)
        else:
            self.read_end = True
            send(END, self.number)
            self.settle()

    def write(self):
        while self.waiting:
            data = self.waiting[0]
            try:
                sent = self.connection.send(data)
            except BlockingIOError:
                break
            except OSError:
                return self.drop(True)
            if sent == len(data):
                self.waiting.popleft()
            else:
                self.waiting[0] = data[sent:]
            self.owed += sent
        if self.owed >= 32768:
            send(CREDIT, self.number, struct.pack(">I", self.owed))
            self.owed = 0
        self.settle()

    def settle(self):
        if self.told_end and not self.waiting and not self.cut:
            self.cut = True
            try:
                self.connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass
        if self.cut and self.read_end:
            self.drop(False)

    def drop(self, tell):
        if channels.pop(self.number, None) is None:
            return
        if tell:
            send(CLOSE, self.number)
        if self.events:
            selector.unregister(self.connection)
            self.events = 0
        self.connection.close()

def accept():
    global last
    while len(channels) < options["connections"]:
        try:
            connection, _ = listener.accept()
        except OSError:
            return
        connection.setblocking(False)
        last += 1
        channels[last] = Channel(connection, last)
        send(OPEN, last)

def take(kind, number, payload):
    channel = channels.get(number)
    if channel is None:
        return
    if kind == DATA:
        channel.waiting.append(payload)
        channel.write()
    elif kind == END:
        channel.told_end = True
        channel.settle()
    elif kind == CLOSE:
        channel.drop(False)
    elif kind == CREDIT:
        channel.sendable += struct.unpack(">I", payload)[0]

def read_frames():
    try:
        data = os.read(0, 262144)
    except BlockingIOError:
        return
    if not data:
        os._exit(0)
    incoming.extend(data)
    position = 0
    while len(incoming) - position >= HEADER.size:
        kind, number, length = HEADER.unpack_from(incoming, position)
        start = position + HEADER.size
        if len(incoming) - start < length:
            break
        take(kind, number, bytes(incoming[start:start + length]))
        position = start + length
    del incoming[:position]

def write_frames():
    try:
        sent = os.write(1, outgoing)
    except BlockingIOError:
        return
    except OSError:
        os._exit(0)
    del outgoing[:sent]

listener = socket.socket()
try:
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", options["port"]))
    listener.listen(options["backlog"])
except OSError as error:
    sys.exit("cannot listen: %s" % error)
listener.setblocking(False)
os.set_blocking(0, False)
os.set_blocking(1, False)
selector.register(0, selectors.EVENT_READ, read_frames)
send(READY, 0, struct.pack(">I", 1))
listens = writes = False
while True:
    for channel in list(channels.values()):
        channel.watch()
    room = len(channels) < options["connections"]
    if room != listens:
        selector.register(listener, selectors.EVENT_READ, accept) if room else selector.unregister(listener)
        listens = room
    if bool(outgoing) != writes:
        selector.register(1, selectors.EVENT_WRITE, write_frames) if outgoing else selector.unregister(1)
        writes = bool(outgoing)
    for key, events in selector.select():
        if not isinstance(key.data, Channel):
            key.data()
            continue
        if events & selectors.EVENT_WRITE and key.data.number in channels:
            key.data.write()
        if events & selectors.EVENT_READ and key.data.number in channels and not key.data.read_end:
            key.data.read()
