# Runs a block of a document. Tracebacks show the document's name and lines. All blocks of one session run in one Python
# process. The first block starts this process in the background, and each block sends it its code and gets its output
# back. So variables, modules and threads stay for the next block. A block that begins with ">>> " runs as a doctest.
def kept_block(told):
    import array, base64, json, os, socket, struct, sys, time
    main = sys.modules["__main__"].__dict__
    main.pop("kept_block", None)
    told = json.loads(base64.b64decode(told).decode())
    place = os.path.join(os.environ.get("TMPDIR") or "/tmp", told["place"])

    def run(told):
        import linecache, traceback
        name, line, code = told["name"], told["line"], told["code"]
        main.update(__name__="__main__", __file__=os.path.abspath(name))
        sys.argv[:] = [name]
        if told["isTyped"]: return doctested(name, line, code)
        text = "\n" * line + code
        linecache.cache[name] = (len(text), None, text.splitlines(True), name)
        try:
            exec(compile(text, name, "exec", dont_inherit=True), main)
        except SystemExit as end:
            if end.code is None or isinstance(end.code, int): return end.code or 0
            sys.stderr.write("%s\n" % (end.code,))
            return 1
        except BaseException:
            kind, error, trace = sys.exc_info()
            while trace is not None and trace.tb_frame.f_code.co_filename == __code__.co_filename: trace = trace.tb_next
            if sys.excepthook is not sys.__excepthook__: sys.excepthook(kind, error.with_traceback(trace), trace)
            else: traceback.print_exception(kind, error.with_traceback(trace), trace)
            return 1
        return 0

    def doctested(name, line, code):
        import doctest
        test = doctest.DocTestParser().get_doctest(code, main, name, name, line)
        test.globs = main
        # After one failed example, the later ones usually fail for the same reason, so only the first is shown.
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.FAIL_FAST)
        return 1 if runner.run(test, clear_globs=False).failed else 0

    def flush():
        for stream in (sys.stdout, sys.stderr):
            try: stream.flush()
            except Exception: pass

    def serve(server):
        null = os.open(os.devnull, os.O_RDWR)
        while True:
            caller = server.accept()[0]
            size = array.array("i", [0] * 3)
            head, sent = caller.recvmsg(8, socket.CMSG_SPACE(size.itemsize * 3))[:2]
            streams = array.array("i")
            streams.frombytes(sent[0][2][: size.itemsize * 3])
            with caller.makefile("rb") as told: request = json.loads(told.read(struct.unpack("!Q", head)[0]).decode())
            for number, stream in enumerate(streams):
                os.dup2(stream, number)
                os.close(stream)
            status = run(request)
            if request["isLast"]: sys.exit(status)
            flush()
            for number in range(3): os.dup2(null, number)
            caller.sendall(b"%d" % status)
            caller.close()

    def start():
        server = socket.socket(socket.AF_UNIX)
        for path in (place, place + ".end"):
            if os.path.lexists(path): os.remove(path)
        server.bind(place)
        server.listen(1)
        if os.fork():
            server.close()
            return
        os.setsid()
        child = os.fork()
        if child:
            server.close()
            null = os.open(os.devnull, os.O_RDWR)
            for number in range(3): os.dup2(null, number)
            status = os.waitpid(child, 0)[1]
            with open(place + ".draft", "w") as file: file.write("%d" % status)
            os.rename(place + ".draft", place + ".end")
            os._exit(0)
        serve(server)

    def ask():
        caller = socket.socket(socket.AF_UNIX)
        if caller.connect_ex(place):
            if not told["isFirst"]:
                sys.stderr.write("agent-exec: the variables of earlier blocks are gone, because their Python ended.\n")
                sys.stderr.flush()
            start()
            caller.connect(place)
        text = json.dumps(told).encode()
        caller.sendmsg([struct.pack("!Q", len(text))], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [0, 1, 2]))])
        caller.sendall(text)
        status = caller.makefile("rb").read()
        if status: os._exit(int(status))
        for _ in range(500):
            if os.path.exists(place + ".end"): break
            time.sleep(0.01)
        with open(place + ".end") as file: status = int(file.read())
        for path in (place, place + ".end"): os.remove(path)
        if os.WIFSIGNALED(status): os.kill(os.getpid(), os.WTERMSIG(status))
        os._exit(os.WEXITSTATUS(status))

    __code__ = run.__code__
    if told["isAlone"]: sys.exit(run(told))
    ask()

