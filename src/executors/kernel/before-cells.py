# Runs once, hidden, before the first cell of a Python kernel, so that code behaves as in a script: sys.argv has none of
# the kernel's arguments, and exit() ends the cell and not the kernel. ipykernel reports output of child processes and C
# code as messages and also writes it to its own streams. The module drops that second copy.
def _prepare():
    import os, sys, warnings
    sys.argv[:] = ["cell.py"]
    def exit(code=None):
        raise SystemExit(code)
    own = {"exit": exit, "quit": exit}
    shell = get_ipython()
    shell.user_ns.update(own)
    shell.user_ns_hidden.update(own)
    warnings.filterwarnings("ignore", message="To exit: use")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for number, stream in ((1, sys.stdout), (2, sys.stderr)):
        if getattr(stream, "_original_stdstream_copy", None) is None: continue
        stream._original_stdstream_copy = nowhere
        stream.fileno = lambda number=number: number
        stream.flush_interval = 0.01
_prepare()
del _prepare
