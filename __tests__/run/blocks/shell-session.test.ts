import { expect, test } from "@jest/globals";
import { commandsOf } from "../../../src/run/blocks/shell-session.js";

test.each<[string, string]>([
  ["$ echo hi\nhi\n", "echo hi\n"],
  ["$ ls\nREADME.md\n> old.txt\n", "ls\n"],
  [
    "# Install:\n$ pip install \\\n    x\nCollecting x\n$ x --version\n",
    "pip install \\\n    x\nx --version\n",
  ],
  ["$ for f in a b; do\n>   echo $f\n> done\na\nb\n", "for f in a b; do\n  echo $f\ndone\n"],
  ["$ cat >f <<EOF\nhello\nEOF\n$ cat f\nhello\n", "cat >f <<EOF\nhello\nEOF\ncat f\n"],
  ["$ cat >f <<'EOF'\n> hello\n> EOF\n", "cat >f <<'EOF'\nhello\nEOF\n"],
  ["user@host:~/x$ pwd\n/home/user/x\nroot@host:/# id\n", "pwd\nid\n"],
  ["[user@host dir]$ pwd\n", "pwd\n"],
  ["(venv) $ python x.py\n", "python x.py\n"],
  ["~/src $ make\n", "make\n"],
  ["  % Total    % Received\n# a comment\n", ""],
  ["$\n$ echo 1\n", "\necho 1\n"],
  ["Total: $ 5\n", ""],
])("of the session %j the commands are %j", (session, commands) => {
  expect(commandsOf(session)).toBe(commands);
});
