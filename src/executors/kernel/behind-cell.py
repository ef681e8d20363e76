# Runs unseen after each cell: writes out C's own buffers, and marks the end of the cell's output in each stream. The
# driver puts the mark's bytes in place of MARK. The mark decides only to which cell output belongs.
import ctypes as _c, os as _o
_c.CDLL(None).fflush(None)
for _n in (1, 2): _o.write(_n, bytes.fromhex("MARK"))
del _c, _o, _n
