/**
 * Run once, unseen, in a kernel of Python's before its first cell, so that code there does what it does as a script:
 * \`sys.argv\` holds none of the kernel's own words, and \`exit()\` ends the cell and not the kernel. What children and C write, which
 * ipykernel sends as messages, it writes to its own streams as well: there it goes nowhere, so that nothing comes twice.
 */
export const beforeCells = `
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
`;

/**
 * Run unseen behind each cell: C's own buffers are written out, and each stream tells by \`MARK\` that nothing of the cell comes
 * behind it. Where the mark lies decides to which cell output belongs, and nothing else.
 */
export const behindCell = `
import ctypes as _c, os as _o
_c.CDLL(None).fflush(None)
for _n in (1, 2): _o.write(_n, bytes.fromhex("MARK"))
del _c, _o, _n
`;
