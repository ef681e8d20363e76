/** Modules of Python's own that a file beside the programs takes the place of: neither built in nor loaded before it is found. */
const modules = new Set(
  `argparse ast asyncio base64 bdb bisect bz2 cProfile calendar cmd code codeop collections colorsys compileall concurrent
  configparser contextlib contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis doctest email
  enum filecmp fileinput fnmatch fractions ftplib functools getopt getpass gettext glob graphlib gzip hashlib heapq hmac html
  http imaplib importlib inspect ipaddress json keyword linecache locale logging lzma mailbox mimetypes multiprocessing numbers
  operator optparse pathlib pdb pickle pickletools pkgutil platform plistlib poplib pprint profile pty pydoc queue random re
  reprlib runpy sched secrets selectors shelve shlex shutil signal smtplib socket socketserver sqlite3 ssl statistics string
  struct subprocess sysconfig tarfile tempfile textwrap threading timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle types typing unittest urllib uuid venv wave weakref webbrowser wsgiref xml xmlrpc zipapp zipfile
  zoneinfo`.split(/\s+/),
);

/** What is said of a block's file that blocks after it will import in the place of Python's own module; "" of any other. */
export function shadowWords(file: string | null): string {
  const [, name = ""] = /^(\w+)\.py$/.exec(file ?? "") ?? [];
  if (!modules.has(name)) return "";
  return ` Its file ${name}.py has the name of a module of Python's own: what runs beside it imports it in that one's place. Give it another name.`;
}
