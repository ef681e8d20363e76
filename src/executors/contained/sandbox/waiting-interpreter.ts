import { bytecodeFolder } from "../../languages/bytecode.js";
import { generatedPrefix } from "../../languages/code-file.js";
import { findLanguage } from "../../languages/languages.js";

/** Before the name of the interpreter that is to be started before its code is known. */
export const warmWord = "warm";
/** The name that such an interpreter has in lists of processes while it waits. */
export const waitingName = "waits-for-code";

/** The interpreters that `runInPython` is written for. */
export const pythons: readonly string[] = findLanguage("python")?.interpreters ?? [];

/** Whether an interpreter can be started before its code comes. */
export function canWait(interpreter: string): boolean {
  return pythons.includes(interpreter);
}

/**
 * What a Python runs that takes a block: for `-c`, with the interpreter's own name behind it, and with what the shell
 * was told (`waitForCode`) where that took it. Otherwise it was started before: it says that it is ready, takes the
 * same four lines, and says so, as the shell does. By then it has started, which is over half of a short block's time.
 * No single quote is in it.
 *
 * The code runs as Python runs a file: under the same name, with the same globals, arguments, path and modules, and
 * with the same words for an error that nobody caught. What shows is two frames below the code's own in the stack, as
 * there are with `python -m`, and the command in lists of processes. A module that is written anew loses its bytecode, which
 * Python takes for its own where both were written within a second and are equally long. What does not compile is run by a Python of its
 * own, which says why.
 */
export const runInPython = (workspaceFolder: string): string => `
def run_block():
    import os, sys
    main = globals()
    del main["run_block"]
    own = sys.argv[1]

    def rename(name):
        try:
            with open("/proc/self/comm", "wb", 0) as comm: comm.write(name)
        except EnvironmentError: pass

    def wait_for_lines():
        rename(b"${waitingName}")
        os.write(1, b"\\n")
        lines = [b""]
        while len(lines) < 5:
            more = os.read(0, 65536)
            if not more: os._exit(1)
            lines = (b"\\n".join(lines) + more).split(b"\\n", 4)
        os.write(1, b"\\n")
        rename(own.encode())
        return lines

    def enter_workspace():
        for right in (os.R_OK, os.W_OK, os.X_OK):
            if not os.access("${workspaceFolder}", right): os.chmod("${workspaceFolder}", 0o755)
        os.chdir("${workspaceFolder}")
        if "PWD" in os.environ: os.environ["PWD"] = "${workspaceFolder}"

    def store_code(path, folder, begun):
        code = b"".join([begun] + list(iter(lambda: os.read(0, 65536), b"")))
        if folder and not os.path.isdir(folder): os.makedirs(folder)
        if os.path.isdir(path) and not os.path.islink(path):
            if b"/${generatedPrefix}" not in path: raise EnvironmentError(21, "Is a directory")
            import shutil
            shutil.rmtree(path)
        elif os.path.lexists(path): os.remove(path)
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        left = memoryview(code)
        while len(left): left = left[os.write(file, left):]
        os.close(file)
        forget_bytecode(*os.path.split(path))

    def forget_bytecode(home, name):
        kept = os.path.join(home, b"${bytecodeFolder}")
        if not name.endswith(b".py") or not os.path.isdir(kept) or os.path.islink(kept): return
        for each in os.listdir(kept):
            if each.startswith(name[:-2]): os.remove(os.path.join(kept, each))

    told = [getattr(os, "fsencode", str)(word) for word in sys.argv[2:]]
    source, folder, path, begun = told + [b""] if told else wait_for_lines()[1:]
    try:
        enter_workspace()
        if source != b"there": store_code(path, folder, begun)
        with open(path, "rb") as file: code = file.read()
    except EnvironmentError as error:
        sys.exit("%s: %s" % (path.decode("utf-8", "replace"), error.strerror))
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.close(null)
    if sys.version_info < (3,): os.execvp(own, [own, path])

    if os.environ.get("PATH"): os.environ["PATH"] += ":" + os.environ.get("HOME", "") + "/.local/bin"
    path = os.fsdecode(path)
    sys.argv[:] = [path]
    if hasattr(sys, "orig_argv"): sys.orig_argv[:] = [own, path]
    if sys.path[:1] == [""]: sys.path[0] = os.path.dirname(os.path.realpath(path))
    try:
        loader = sys.modules["_frozen_importlib_external"].SourceFileLoader("__main__", path)
        code = compile(code, path, "exec", dont_inherit=True)
    except Exception: os.execvp(own, [own, path])
    main.update(__file__=path, __cached__=None, __loader__=loader)
    try:
        exec(code, main)
    except SystemExit:
        raise
    except BaseException:
        hook = sys.excepthook
        def tell(kind, error, trace):
            sys.excepthook = hook
            trace = trace.tb_next.tb_next
            BaseException.with_traceback(error, trace)
            if hasattr(sys, "last_traceback"): sys.last_traceback = trace
            hook(kind, error, trace)
        sys.excepthook = tell
        raise

run_block()
`;
