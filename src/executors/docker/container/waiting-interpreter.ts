import { workspaceFolder } from "../../code-file.js";

/** Before the name of the interpreter that is to be started before its code is known. */
export const warmWord = "warm";
/** The name that such an interpreter has in lists of processes while it waits. */
export const waitingName = "waits-for-code";

/** The interpreters that `waitInPython` is written for. */
const waiting: ReadonlySet<string> = new Set(["python3", "python"]);

/** The line that turns a shell that waits into such an interpreter; none for one that is not kept waiting. */
export function warmLine(interpreter: string): string {
  return waiting.has(interpreter) ? `${warmWord} ${interpreter}\n` : "";
}

/**
 * What a Python runs that takes a block in the place of the shell that waited, lines and all (`waitForCode`): by then
 * it has started, which is over half of a short block's time. For `-c`, with the interpreter's own name behind it; no
 * single quote is in it.
 *
 * The code runs as Python runs a file: under the same name, with the same globals, arguments, path and modules, and
 * with the same words for an error that nobody caught. What shows is one frame below the code's own in the stack, as
 * with `python -m`, and the command in lists of processes. What does not compile is run by a Python of its own, which
 * says why, and so is code in another language.
 */
export const waitInPython = `
def wait_for_block():
    import os, sys
    main = globals()
    del main["wait_for_block"]
    own = sys.argv[1]

    def rename(name):
        try:
            with open("/proc/self/comm", "wb", 0) as comm: comm.write(name)
        except EnvironmentError: pass

    def take_lines():
        rest = b""
        lines = []
        while len(lines) < 4:
            if b"\\n" in rest:
                line, rest = rest.split(b"\\n", 1)
                if not line.startswith(b"${warmWord} "): lines.append(line)
                continue
            more = os.read(0, 65536)
            if not more: os._exit(1)
            rest += more
        return lines, rest

    def enter_workspace():
        for right in (os.R_OK, os.W_OK, os.X_OK):
            if not os.access("${workspaceFolder}", right): os.chmod("${workspaceFolder}", 0o755)
        os.chdir("${workspaceFolder}")
        if "PWD" in os.environ: os.environ["PWD"] = "${workspaceFolder}"

    def store_code(path, folder, begun):
        code = b"".join([begun] + list(iter(lambda: os.read(0, 65536), b"")))
        if folder and not os.path.isdir(folder): os.makedirs(folder)
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
        left = memoryview(code)
        while len(left): left = left[os.write(file, left):]
        os.close(file)

    rename(b"${waitingName}")
    (interpreter, source, folder, path), begun = take_lines()
    os.write(1, b"\\n")
    rename(own.encode())
    try:
        enter_workspace()
        if source != b"there": store_code(path, folder, begun)
        with open(path, "rb") as file: code = file.read()
    except EnvironmentError as error:
        sys.exit("%s: %s" % (path.decode("utf-8", "replace"), error.strerror))
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)

    compiled = None
    if sys.version_info >= (3,) and interpreter.decode() == own:
        path = os.fsdecode(path)
        try:
            loader = sys.modules["_frozen_importlib_external"].SourceFileLoader("__main__", path)
            compiled = compile(code, path, "exec", dont_inherit=True)
        except Exception: pass
    if compiled is None: os.execvp(interpreter, [interpreter, path])
    del code
    sys.argv[:] = [path]
    if hasattr(sys, "orig_argv"): sys.orig_argv[:] = [own, path]
    if sys.path[:1] == [""]: sys.path[0] = os.path.dirname(os.path.realpath(path))
    main.update(__file__=path, __cached__=None, __loader__=loader)
    try:
        exec(compiled, main)
    except BaseException:
        hook = sys.excepthook
        def tell(kind, error, trace):
            error.__traceback__ = trace.tb_next.tb_next
            hook(kind, error, error.__traceback__)
        sys.excepthook = tell
        raise

wait_for_block()
`;
