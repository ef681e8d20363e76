# Talks to a kernel with Python's own modules only, so that nothing that code installed or wrote runs here. The program
# reads JSON objects, one per line: first how to reach the kernel, then requests (words.ts, Request). The program
# answers in the same form (KernelWord). The program ends when its input ends. The protocol is ZeroMQ's (ZMTP 3.0, no
# security) over TCP on the loopback: dealers for the shell and control channels, and a subscriber to everything that
# the kernel publishes. Messages are Jupyter's 5.x, signed with HMAC and SHA-256. Anything else is ignored. Large output
# is passed on in pieces and never stored completely.
import base64, hashlib, hmac, json, os, selectors, socket, struct, sys, time, uuid

MOST_RESULT, BEFORE, BEHIND = int(sys.argv[1]), sys.argv[2], sys.argv[3]
MOST_FRAME = 256 * 1024 * 1024
PIECE = 256 * 1024
IDLE_AFTER_REPLY = 5
CONNECT_WITHIN = 60

def say(**words):
    data = memoryview(json.dumps(words).encode() + b"\n")
    while len(data): data = data[os.write(1, data):]

class Lost(Exception): pass

def frame(body, flags):
    if len(body) > 255: return bytes([flags | 2]) + struct.pack(">Q", len(body)) + body
    return bytes([flags, len(body)]) + body

class Channel:
    def __init__(self, port, kind):
        self.kind, self.port = kind, port
        self.socket = socket.create_connection(("127.0.0.1", port), 10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes, self.parts = bytearray(), []
        null = b"NULL".ljust(20, b"\0")
        self.socket.settimeout(10)
        self.socket.sendall(b"\xff" + b"\0" * 8 + b"\x7f\x03\0" + null + b"\0" * 32)
        self.read_exactly(64)
        properties = self.property(b"Socket-Type", kind)
        if kind == b"DEALER": properties += self.property(b"Identity", SESSION.encode())
        self.socket.sendall(frame(b"\x05READY" + properties, 4))
        if kind == b"SUB": self.socket.sendall(frame(b"\x01", 0))

    def property(self, name, value):
        return bytes([len(name)]) + name + struct.pack(">I", len(value)) + value

    def read_exactly(self, count):
        while len(self.bytes) < count:
            more = self.socket.recv(65536)
            if not more: raise Lost()
            self.bytes += more
        del self.bytes[:count]

    def send(self, kind, content):
        header = {"msg_id": uuid.uuid4().hex, "session": SESSION, "username": "", "version": "5.3", "msg_type": kind}
        header["date"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        frames = [json.dumps(each).encode() for each in (header, {}, {}, content)]
        frames = [b"<IDS|MSG>", sign(frames)] + frames
        self.socket.settimeout(10)
        self.socket.sendall(b"".join([frame(each, 1) for each in frames[:-1]] + [frame(frames[-1], 0)]))
        return header["msg_id"]

    def receive(self):
        self.socket.settimeout(0)
        try: more = self.socket.recv(1048576)
        except (BlockingIOError, InterruptedError): return
        if not more: raise Lost()
        self.bytes += more
        while True:
            if len(self.bytes) < 2: return
            flags = self.bytes[0]
            start, size = (2, self.bytes[1])
            if flags & 2:
                if len(self.bytes) < 9: return
                start, size = 9, struct.unpack(">Q", self.bytes[1:9])[0]
            if size > MOST_FRAME: raise Lost("a message of %d bytes" % size)
            if len(self.bytes) < start + size: return
            body = bytes(self.bytes[start:start + size])
            del self.bytes[:start + size]
            if flags & 4: continue
            self.parts.append(body)
            if not flags & 1:
                parts, self.parts = self.parts, []
                yield parts

def sign(frames):
    digest = hmac.new(KEY, digestmod=hashlib.sha256)
    for each in frames: digest.update(each)
    return digest.hexdigest().encode()

def message(parts):
    try:
        at = parts.index(b"<IDS|MSG>")
        frames = parts[at + 2:at + 6]
        if not hmac.compare_digest(parts[at + 1], sign(frames)): return None
        header, parent, _, content = [json.loads(each) for each in frames]
        return header["msg_type"], parent.get("msg_id"), content, header
    except (ValueError, KeyError, AttributeError, TypeError): return None

def text_of(value):
    return value if isinstance(value, str) else "".join(map(str, value)) if isinstance(value, list) else str(value)

def results(data):
    told = []
    for mime, value in data.items() if isinstance(data, dict) else []:
        text = json.dumps(value) if mime.endswith("json") and not isinstance(value, str) else text_of(value)
        if len(text) > MOST_RESULT: told.append({"type": mime[:200], "size": len(text)})
        else: told.append({"type": mime[:200], "data": text})
    return told

def told_of(kind, content):
    if kind == "stream":
        text = text_of(content.get("text", ""))
        for start in range(0, len(text), PIECE):
            say(stream="stderr" if content.get("name") == "stderr" else "stdout", text=text[start:start + PIECE])
    elif kind in ("display_data", "execute_result", "update_display_data"):
        say(shown=results(content.get("data")), is_value=kind == "execute_result")
    elif kind == "clear_output": say(clear=True)
    elif kind == "error":
        trace = [text_of(line)[:100000] for line in content.get("traceback", [])[-200:]]
        say(error=text_of(content.get("ename", ""))[:1000], value=text_of(content.get("evalue", ""))[:100000], trace=trace)

buffered = b""
def requests():
    global buffered
    more = os.read(0, 1048576)
    if not more: os._exit(0)
    *lines, buffered = (buffered + more).split(b"\n")
    return [json.loads(line) for line in lines if line]

def connect(port, kind, until):
    while True:
        try: return Channel(port, kind)
        except (OSError, Lost):
            if time.monotonic() > until: raise Lost("no connection")
            time.sleep(0.01)

SESSION = uuid.uuid4().hex
waiting = []
while not waiting: waiting = requests()
reached = waiting.pop(0)
KEY = reached["key"].encode()
try:
    until = time.monotonic() + CONNECT_WITHIN
    iopub = connect(reached["iopub"], b"SUB", until)
    shell = connect(reached["shell"], b"DEALER", until)
    control = connect(reached["control"], b"DEALER", until)
    selector = selectors.DefaultSelector()
    for each in (iopub, shell, control): selector.register(each.socket, selectors.EVENT_READ, each)
    os.set_blocking(0, True)
    selector.register(0, selectors.EVENT_READ, None)
    # A kernel that has not processed the subscription yet publishes nothing. So this asks again until it does.
    asked = {shell.send("kernel_info_request", {})}
    language, is_heard, is_ready = None, False, False
    current = reply = unseen = mark = None
    gives_up = 0
    def run(code, silent):
        content = {"code": code, "silent": silent, "store_history": not silent, "user_expressions": {}}
        content.update(allow_stdin=False, stop_on_error=False)
        return shell.send("execute_request", content)
    def is_python(): return str((language or {}).get("name", "")).lower() == "python"
    while True:
        for request in waiting:
            if "run" in request and current is None:
                mark, unseen, ended = request["mark"], None, None
                current, reply, is_idle = run(request["run"], False), None, False
            elif "interrupt" in request: control.send("interrupt_request", {})
        waiting = []
        events = selector.select(0.1 if reply is not None or not is_ready else None)
        if not events and not is_ready: asked.add(shell.send("kernel_info_request", {}))
        for key, _ in events:
            if key.data is None:
                waiting += requests()
                continue
            for parts in key.data.receive():
                known = message(parts)
                if known is None: continue
                kind, parent, content, _ = known
                if key.data is iopub and parent in asked: is_heard = True
                elif key.data is shell and parent in asked: language = content.get("language_info") or {}
                elif key.data is shell and parent == current and kind == "execute_reply":
                    reply, gives_up = content, time.monotonic() + IDLE_AFTER_REPLY
                elif key.data is shell and parent == unseen and unseen is not None and kind == "execute_reply": passed = content.get("status") == "ok"
                elif key.data is iopub and parent == current and current is not None:
                    if kind == "status" and content.get("execution_state") == "idle": is_idle = True
                    else: told_of(kind, content)
                # Output of the kernel's own threads comes a moment later.
                elif key.data is iopub and parent == unseen and unseen is not None and kind == "stream": told_of(kind, content)
        if is_heard and language is not None and not is_ready:
            if is_python() and unseen is None:
                unseen, passed, gives_up = run(BEFORE, True), None, time.monotonic() + CONNECT_WITHIN
            if is_python() and passed is None and time.monotonic() < gives_up: continue
            is_ready = True
            say(ready=str(language.get("name", ""))[:100], extension=str(language.get("file_extension", ""))[:20])
        if reply is not None and (is_idle or time.monotonic() > gives_up):
            if ended is None:
                ended = {"done": str(reply.get("status", "error"))[:20]}
                if not is_idle: ended["cut"] = True
                elif is_python():
                    unseen, passed = run(BEHIND.replace("MARK", mark), True), None
                    gives_up = time.monotonic() + IDLE_AFTER_REPLY
            if is_idle and is_python() and passed is None and time.monotonic() < gives_up: continue
            if is_idle and is_python() and passed: ended["marked"] = True
            say(**ended)
            current = reply = None
except (Lost, OSError) as error:
    say(lost=str(error)[:500])
