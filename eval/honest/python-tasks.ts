import { tasksOf } from "./task.js";

const add = { "calc.py": "def add(a, b): return a - b\n" };
const adds = { "calc.py": "def add(a, b): return a + b\n" };
const multiplies = { "calc.py": "def add(a, b): return a * b\n" };
const tests = `import unittest
from calc import add
class Add(unittest.TestCase):
    def test_two(self): self.assertEqual(add(1, 2), 3)
    def test_zero(self): self.assertEqual(add(4, 0), 4)
if __name__ == "__main__": unittest.main()
`;
const calc = { right: adds, wrong: multiplies };
const withTests = { ...add, "test_calc.py": tests };
const suite = (body: string, head = "") =>
  `import unittest\nfrom calc import add\n${head}class Add(unittest.TestCase):\n${body}\n`;

const withOld = {
  "calc.py": "def add(a, b): return a - b\ndef old(): return 1\n",
  "test_calc.py": tests,
  "test_old.py":
    "import unittest, calc\nclass Old(unittest.TestCase):\n    def test_old(self): self.assertEqual(calc.old(), 1)\n",
};
const onWindows = `import sys, unittest
from calc import add
@unittest.skipUnless(sys.platform == "win32", "for Windows")
class Windows(unittest.TestCase):
    def test_windows(self): self.assertEqual(add(5, 5), 10)
`;
const apiTest = (name: string) =>
  `import unittest, ${name}\nclass Api(unittest.TestCase):\n    def test_api(self): self.assertIn(${name}.f(), (1, 2))\n`;
const withPackages = {
  "b/__init__.py": "def f(): return 1\n",
  "b/test_api.py": apiTest("b"),
  "b/test_two.py":
    "import unittest, b\nclass Two(unittest.TestCase):\n    def test_two(self): self.assertEqual(b.f(), 2)\n",
};
const noPackage = { "a/__init__.py": null, "a/test_api.py": null };

export const pythonTasks = tasksOf(calc, [
  { name: "unittest", given: withTests, verify: "python3 -m unittest" },
  { name: "unittest in a folder", given: withTests, verify: "python3 -m unittest", in: "folder" },
  { name: "unittest, quiet and by name", given: withTests, verify: "python3 -m unittest -q test_calc.Add" },
  {
    name: "unittest discover",
    given: { ...add, "tests/__init__.py": "", "tests/test_calc.py": tests },
    verify: "python3 -m unittest discover -s tests -t .",
  },
  { name: "unittest by its script", given: withTests, verify: "python3 test_calc.py" },
  {
    name: "unittest in a folder of a monorepo",
    given: { "packages/a/calc.py": add["calc.py"], "packages/a/test_calc.py": tests, "packages/b/x.py": "" },
    verify: "cd packages/a && python3 -m unittest",
    right: { "packages/a/calc.py": adds["calc.py"] },
    wrong: { "packages/a/calc.py": multiplies["calc.py"] },
  },
  {
    name: "subTest with two failures before",
    given: {
      ...add,
      "test_calc.py": suite(`    def test_all(self):
        for a, b in [(1, 2), (3, 4), (5, 0)]:
            with self.subTest(a=a, b=b): self.assertEqual(add(a, b), a + b)`),
    },
    verify: "python3 -m unittest -v",
  },
  {
    name: "a test that returns early on another platform",
    given: {
      ...add,
      "test_calc.py": suite(
        `    def test_here(self):
        if sys.platform == "win32": return
        self.assertEqual(add(1, 2), 3)`,
        "import sys\n",
      ),
    },
    verify: "python3 -m unittest",
  },
  {
    name: "mock.ANY and a patched function",
    given: {
      "mail.py": "def send(to, text): raise RuntimeError('no network')\ndef greet(to): send(to, 'Hello')\n",
      "test_mail.py": `import unittest
from unittest import mock
import mail
class Mail(unittest.TestCase):
    @mock.patch("mail.send")
    def test_greet(self, send):
        mail.greet("ann")
        send.assert_called_once_with("ann", mock.ANY)
        assert mock.ANY == send.call_args[0][1]
        self.assertEqual(send.call_args[0][1], "Hello ann")
`,
    },
    verify: "python3 -m unittest",
    right: {
      "mail.py":
        "def send(to, text): raise RuntimeError('no network')\ndef greet(to): send(to, f'Hello {to}')\n",
    },
    wrong: {
      "mail.py":
        "def send(to, text): raise RuntimeError('no network')\ndef greet(to): send(to, 'Hello you')\n",
    },
  },
  {
    name: "skipped and expected failures beside",
    given: {
      ...add,
      "test_calc.py": suite(`    def test_two(self): self.assertEqual(add(1, 2), 3)
    @unittest.skip("later")
    def test_later(self): self.fail()
    @unittest.expectedFailure
    def test_known(self): self.assertEqual(add("a", 1), "a1")`),
    },
    verify: "python3 -m unittest",
  },
  {
    name: "asyncio and a server on this machine",
    given: {
      "server.py": `import asyncio
async def handle(reader, writer):
    line = await reader.readline()
    writer.write(line)
    await writer.drain()
    writer.close()
`,
      "test_server.py": `import asyncio, unittest
from server import handle
class Server(unittest.IsolatedAsyncioTestCase):
    async def test_upper(self):
        server = await asyncio.start_server(handle, "localhost", 0)
        reader, writer = await asyncio.open_connection("localhost", server.sockets[0].getsockname()[1])
        writer.write(b"hello\\n")
        self.assertEqual(await reader.readline(), b"HELLO\\n")
        writer.close()
        server.close()
`,
    },
    verify: "python3 -m unittest",
    right: "sed -i 's/write(line)/write(line.upper())/' server.py",
    wrong: "sed -i 's/write(line)/write(line.title())/' server.py",
  },
  {
    name: "the command line, by subprocesses and temporary files",
    given: {
      "cli.py": "import sys\nprint(len(open(sys.argv[1]).read()))\n",
      "test_cli.py": `import subprocess, sys, tempfile, unittest
class Cli(unittest.TestCase):
    def test_words(self):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write("one two three"); file.flush()
            self.assertEqual(subprocess.check_output([sys.executable, "cli.py", file.name], text=True), "3\\n")
`,
    },
    verify: "python3 -m unittest",
    right: { "cli.py": "import sys\nprint(len(open(sys.argv[1]).read().split()))\n" },
    wrong: { "cli.py": "import sys\nprint(len(open(sys.argv[1]).read().split('e')))\n" },
  },
  {
    name: "a database in a file",
    given: {
      "store.py":
        "import sqlite3\ndef total(path):\n    return sqlite3.connect(path).execute('select count(*) from t').fetchone()[0]\n",
      "test_store.py": `import os, sqlite3, tempfile, unittest
from store import total
class Store(unittest.TestCase):
    def test_total(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.db")
            with sqlite3.connect(path) as db: db.executescript("create table t(n); insert into t values (2), (5);")
            self.assertEqual(total(path), 7)
`,
    },
    verify: "python3 -W error::SyntaxWarning -m unittest",
    right: "sed -i 's/count(\\*)/sum(n)/' store.py",
    wrong: "sed -i 's/count(\\*)/max(n)/' store.py",
  },
  {
    name: "who runs it and on which host",
    given: {
      "who.py": "def who(): return ''\n",
      "test_who.py": `import getpass, os, socket, unittest
from who import who
class Who(unittest.TestCase):
    def test_who(self):
        self.assertEqual(who(), f"{getpass.getuser()}@{socket.gethostname()}")
        self.assertTrue(os.path.isdir(os.path.expanduser("~")))
        socket.gethostbyname(socket.gethostname())
`,
    },
    verify: "python3 -m unittest",
    right: {
      "who.py": "import getpass, socket\ndef who(): return f'{getpass.getuser()}@{socket.gethostname()}'\n",
    },
    wrong: { "who.py": "def who(): return 'root@localhost'\n" },
  },
  {
    name: "a new module that a test tool's module is named like",
    given: {
      "insurance/__init__.py": "",
      "test_insurance.py":
        "import unittest\nclass Coverage(unittest.TestCase):\n    def test_sum(self):\n        from insurance.coverage import total\n        self.assertEqual(total([1, 2]), 3)\n",
    },
    verify: "python3 -m unittest",
    right: { "insurance/coverage.py": "def total(all): return sum(all)\n" },
    wrong: { "insurance/coverage.py": "def total(all): return len(all)\n" },
  },
  {
    name: "a new app/mock.py beside its tests",
    given: {
      "app/__init__.py": "",
      "tests/__init__.py": "",
      "tests/test_app.py":
        "import unittest\nfrom app.mock import shout\nclass Shout(unittest.TestCase):\n    def test_shout(self): self.assertEqual(shout('a'), 'A!')\n",
    },
    verify: "python3 -m unittest discover",
    right: { "app/mock.py": "def shout(text): return text.upper() + '!'\n" },
    wrong: { "app/mock.py": "def shout(text): return text + '!'\n" },
  },
  {
    name: "tests that the task adds",
    given: withTests,
    verify: "python3 -m unittest",
    right: {
      "calc.py": `${adds["calc.py"]}def twice(a): return 2 * a\n`,
      "test_twice.py":
        "import unittest\nfrom calc import twice\nclass Twice(unittest.TestCase):\n    def test_twice(self): self.assertEqual(twice(2), 4)\n",
    },
    wrong: {
      "calc.py": `${multiplies["calc.py"]}def twice(a): return 2 * a\n`,
      "test_twice.py":
        "import unittest\nfrom calc import twice\nclass Twice(unittest.TestCase):\n    def test_twice(self): self.assertEqual(twice(2), 4)\n",
    },
  },
  {
    name: "tests that the task renames",
    given: withTests,
    verify: "python3 -m unittest discover -p 'test*.py'",
    right: { ...adds, "test_calc.py": null, "test_adding.py": tests.replace("test_two", "test_three") },
    wrong: { ...multiplies, "test_calc.py": null, "test_adding.py": tests.replace("test_two", "test_three") },
  },
  {
    name: "a test that the task removes with what it tests",
    given: withOld,
    verify: "python3 -m unittest",
    right: { ...adds, "test_old.py": null },
    wrong: { ...multiplies, "test_old.py": null },
  },
  {
    name: "the same, and a word that has to be gone",
    given: withOld,
    verify: "python3 -m unittest && ! grep -q old calc.py",
    right: { ...adds, "test_old.py": null },
    wrong: { ...multiplies, "test_old.py": null },
  },
  {
    name: "the same, and the tests by make",
    image: "tools",
    given: { ...withOld, Makefile: "test:\n\tpython3 -m unittest -q\n" },
    verify: "make test",
    right: { ...adds, "test_old.py": null },
    wrong: { ...multiplies, "test_old.py": null },
  },
  {
    name: "a test for another platform that the task adds",
    given: withTests,
    verify: "python3 -m unittest",
    right: { ...adds, "test_windows.py": onWindows },
    wrong: { ...multiplies, "test_windows.py": onWindows },
  },
  {
    name: "a package that the task removes with its tests, named like those of another",
    given: { ...withPackages, "a/__init__.py": "def f(): return 1\n", "a/test_api.py": apiTest("a") },
    verify: "python3 -m unittest discover -t . -s .",
    right: { ...noPackage, "b/__init__.py": "def f(): return 2\n" },
    wrong: { ...noPackage, "b/__init__.py": "def f(): return 3\n" },
  },
  {
    name: "a script of asserts",
    given: {
      ...add,
      "check.py": "from calc import add\nassert add(1, 2) == 3\nassert add(4, 0) == 4\nprint('fine')\n",
    },
    verify: "python3 check.py",
  },
  {
    name: "asserts on the command line",
    given: add,
    verify: `python3 -c "from calc import add; assert add(1, 2) == 3 and add(4, 0) == 4"`,
  },
  {
    name: "asserts from a heredoc",
    given: add,
    verify:
      "python3 - <<'EOF'\nfrom calc import add\nassert add(1, 2) == 3, add(1, 2)\nassert add(4, 0) == 4\nEOF",
  },
  {
    name: "doctest of a module",
    given: {
      "calc.py":
        'def add(a, b):\n    """\n    >>> add(1, 2)\n    3\n    >>> add(4, 0)\n    4\n    """\n    return a - b\n',
    },
    verify: "python3 -m doctest calc.py",
    right: "sed -i 's/a - b/a + b/' calc.py",
    wrong: "sed -i 's/a - b/a * b/' calc.py",
  },
  {
    name: "doctest of a page",
    given: { ...add, "README.md": "# Add\n\n    >>> from calc import add\n    >>> add(1, 2)\n    3\n" },
    verify: "python3 -m doctest README.md",
  },
  {
    name: "a golden file",
    given: { "report.py": "for n in range(3): print(n, n + n)\n", "golden/report.txt": "0 0\n1 1\n2 4\n" },
    verify: "python3 report.py | diff -u golden/report.txt -",
    right: { "report.py": "for n in range(3): print(n, n * n)\n" },
    wrong: { "report.py": "for n in range(3): print(n, n ** 3)\n" },
  },
  {
    name: "a golden file that the task makes again",
    given: {
      "report.py": "print('total 3')\n",
      "golden.txt": "total 3\n",
      "test_report.py":
        "import subprocess, sys, unittest\nclass Report(unittest.TestCase):\n    def test_golden(self): self.assertEqual(subprocess.check_output([sys.executable, 'report.py'], text=True), open('golden.txt').read())\n    def test_euro(self): self.assertIn('EUR', open('golden.txt').read())\n",
    },
    verify: "python3 -m unittest",
    right: { "report.py": "print('total 3 EUR')\n", "golden.txt": "total 3 EUR\n" },
    wrong: { "report.py": "print('total 3 EUR')\n" },
  },
  {
    name: "a generated file that is up to date",
    given: {
      "gen.py": "open('table.py', 'w').write(f'SQUARES = {[n + n for n in range(4)]}\\n')\n",
      "table.py": "SQUARES = [0, 2, 4, 6]\n",
    },
    verify:
      "cp table.py /tmp/was.py\npython3 gen.py\ndiff /tmp/was.py table.py\npython3 -c 'from table import SQUARES; assert SQUARES == [0, 1, 4, 9]'",
    right: "sed -i 's/n + n/n * n/' gen.py && python3 gen.py",
    wrong: "sed -i 's/n + n/n * n/' gen.py && echo 'SQUARES = [0, 1, 4, 10]' >table.py",
  },
  {
    name: "a script that tries each interpreter, as tox does",
    given: withTests,
    verify: "for python in python3 python; do\n  $python -m unittest -q || exit 1\ndone",
  },
  {
    name: "types of steps in one script",
    given: {
      ...withTests,
      "run-tests.sh": "#!/bin/sh\nset -eu\npython3 -m compileall -q .\npython3 -m unittest\n",
    },
    verify: "sh run-tests.sh",
  },
  {
    name: "a pipe whose last command passes",
    given: withTests,
    verify: "python3 -m unittest 2>&1 | tail -5",
  },
  {
    name: "tests of which the order is random",
    given: {
      ...add,
      "run.py":
        "import random, sys, unittest\nsuite = unittest.defaultTestLoader.discover('.')\nall = [test for group in suite for cases in group for test in cases]\nrandom.shuffle(all)\nsys.exit(not unittest.TextTestRunner(verbosity=2).run(unittest.TestSuite(all)).wasSuccessful())\n",
      "test_calc.py": tests,
    },
    verify: "python3 run.py",
  },
]);

const pytest = `import pytest
from calc import add
@pytest.mark.parametrize("a, b, sum", [(1, 2, 3), (4, 0, 4), (-1, 1, 0)])
def test_add(a, b, sum): assert add(a, b) == sum
`;
const pytested = { ...add, "test_calc.py": pytest };

export const pytestTasks = tasksOf({ ...calc, image: "tools" }, [
  { name: "pytest", given: pytested, verify: "pytest", ...calc },
  {
    name: "pytest as a module",
    given: { ...add, "tests/test_calc.py": pytest },
    verify: "python3 -m pytest -q tests",
  },
  {
    name: "pytest with options of the project",
    given: { ...pytested, "pytest.ini": "[pytest]\naddopts = -q -p no:cacheprovider --strict-markers\n" },
    verify: "pytest -x -k add",
  },
  {
    name: "pytest's own report",
    given: pytested,
    verify: "pytest --junitxml=out/report.xml",
    flags: ["--verify-report", "out/*.xml"],
  },
  { name: "pytest, then another step", given: pytested, verify: "pytest -q && python3 -m compileall -q ." },
  {
    name: "pytest in a monorepo",
    given: { "a/calc.py": add["calc.py"], "a/test_calc.py": pytest, "b/test_b.py": "def test_b(): pass\n" },
    verify: "(cd a && pytest -q)\n(cd b && pytest -q)",
    right: { "a/calc.py": adds["calc.py"] },
    wrong: { "a/calc.py": multiplies["calc.py"] },
  },
  {
    name: "pytest with names that change in each run",
    given: {
      ...add,
      "test_calc.py": `import time, pytest\nfrom calc import add\n@pytest.mark.parametrize("n", [1, 2], ids=lambda n: f"{n}-{time.time()}")\ndef test_add(n): assert add(n, n) == 2 * n\n@pytest.mark.parametrize("key", [str(object()), str(object())])\ndef test_key(key): assert add(1, 2) == 3\n`,
    },
    verify: "pytest -q",
  },
  {
    name: "pytest with a failure and an error of its teardown before",
    given: {
      ...add,
      "test_calc.py": `import pytest\nfrom calc import add\n@pytest.fixture\ndef checked():\n    yield\n    assert add(1, 1) == 2\ndef test_add(checked): assert add(1, 2) == 3\ndef test_zero(): assert add(4, 0) == 4\n`,
    },
    verify: "pytest",
  },
  {
    name: "pytest that cannot import its module before",
    given: {
      "test_new.py":
        "from shapes.square import area\ndef test_area(): assert area(3) == 9\ndef test_none(): assert area(0) == 0\n",
    },
    verify: "python3 -m pytest",
    right: { "shapes/__init__.py": "", "shapes/square.py": "def area(a): return a * a\n" },
    wrong: { "shapes/__init__.py": "", "shapes/square.py": "def area(a): return 4 * a\n" },
  },
  {
    name: "pytest with doctests",
    given: {
      "calc.py": 'def add(a, b):\n    """Adds.\n\n    >>> add(1, 2)\n    3\n    """\n    return a - b\n',
    },
    verify: "pytest --doctest-modules",
    right: "sed -i 's/a - b/a + b/' calc.py",
    wrong: "sed -i 's/a - b/a * b/' calc.py",
  },
]);
