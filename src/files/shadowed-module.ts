/** Modules of Python that a file beside the program can hide, because they are neither built in nor loaded earlier. */
export const pythonModules: ReadonlySet<string> = new Set(
  `argparse ast asyncio base64 bdb bisect bz2 cProfile calendar cmd code codeop collections colorsys compileall concurrent
  configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email
  enum filecmp fileinput fnmatch fractions ftplib functools getopt getpass gettext glob graphlib gzip hashlib heapq hmac html
  http imaplib importlib inspect ipaddress json keyword linecache locale logging lzma mailbox mimetypes multiprocessing numbers
  operator optparse pathlib pdb pickle pickletools pkgutil platform plistlib poplib pprint profile pty pydoc queue random re
  reprlib runpy sched secrets selectors shelve shlex shutil signal smtplib socket socketserver sqlite3 ssl statistics string
  struct subprocess sysconfig tarfile tempfile textwrap threading timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle types typing unittest urllib uuid venv wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile
  zoneinfo __future__ _aix_support _bootsubprocess _bz2 _compat_pickle _compression _contextvars _ctypes _curses _dbm _decimal
  _hashlib _json _lzma _markupbase _multiprocessing _osx_support _posixshmem _py_abc _pydecimal _pyio _queue _sqlite3 _ssl
  _strptime _threading_local _typing _uuid _weakrefset _zoneinfo asynchat asyncore distutils imp mmap netrc ntpath nturl2path opcode
  pstats py_compile pyclbr quopri readline rlcompleter sre_compile sre_constants sre_parse stringprep symtable tabnanny termios
  warnings`.split(/\s+/),
);

/** Modules of Python's test tools, which a file of the same name can hide. */
export const testToolModules: ReadonlySet<string> = new Set(
  "pytest py _pytest pluggy iniconfig nose nose2 hypothesis coverage mock tox nox behave attr attrs exceptiongroup xdist pytest_cov".split(
    " ",
  ),
);

/** Further modules that test tools import if they exist. A verification as another user must not import the code's. */
export const testToolImports: ReadonlySet<string> = new Set(
  "argcomplete backports colorama importlib_metadata packaging pkg_resources platformdirs pygments setuptools simplejson tomli typing_extensions zope".split(
    " ",
  ),
);
