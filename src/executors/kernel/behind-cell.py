# Runs hidden after each cell. It flushes C's buffers, and marks the end of the cell's output in each stream. The driver
# replaces MARK by the mark's bytes. The mark only decides to which cell output belongs.
import ctypes as _c, os as _o
_c.CDLL(None).fflush(None)
for _n in (1, 2): _o.write(_n, bytes.fromhex("MARK"))
del _c, _o, _n
