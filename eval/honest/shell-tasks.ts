import { tasksOf } from "./task.js";

const given = { "slug.sh": "#!/bin/sh\nprintf '%s\\n' \"$1\"\n" };
const right = { "slug.sh": "#!/bin/sh\nprintf '%s\\n' \"$1\" | tr 'A-Z ' 'a-z-'\n" };
const wrong = { "slug.sh": "#!/bin/sh\nprintf '%s\\n' \"$1\" | tr A-Z a-z\n" };
const solutions = { right, wrong };
const testScript = `#!/bin/sh
fails=0
check() { got=$(sh slug.sh "$1"); [ "$got" = "$2" ] || { echo "slug $1: $got, not $2"; fails=1; }; }
check A a
check "A b" a-b
exit $fails
`;

export const shellTasks = tasksOf(solutions, [
  { name: "one command and its output", given, verify: 'test "$(sh slug.sh "A b")" = a-b' },
  { name: "a test script", given: { ...given, "test.sh": testScript }, verify: "sh test.sh" },
  {
    name: "a test script in a folder, by bash",
    given: { ...given, "tests/all.sh": testScript },
    verify: "bash -euo pipefail tests/all.sh",
    in: "folder",
  },
  {
    name: "several lines and a heredoc",
    given,
    verify:
      'sh -n slug.sh\nwhile read -r text; do sh slug.sh "$text"; done <<EOF >out.txt\nA b\nC\nEOF\nprintf "a-b\\nc\\n" | diff - out.txt',
  },
  {
    name: "TAP of a script",
    given: {
      ...given,
      "t.sh":
        'n=0\npoint() { n=$((n + 1)); if [ "$2" = "$3" ]; then echo "ok $n - $1"; else echo "not ok $n - $1"; bad=1; fi; }\necho 1..2\npoint lower "$(sh slug.sh A)" a\npoint dash "$(sh slug.sh "A b")" a-b\nexit ${bad:-0}\n',
    },
    verify: "sh t.sh >out.tap",
    flags: ["--verify-report", "out.tap"],
  },
  {
    name: "a script for bash, with a pipe into a log",
    given: { ...given, "test.sh": testScript },
    verify: "#!/usr/bin/env bash\nset -euo pipefail\nmkdir -p logs\nbash test.sh 2>&1 | tee logs/test.log",
  },
  {
    name: "settings that a script sources, and a pattern of bash",
    given: { ...given, "env.sh": 'export TEXT="A b"\n' },
    verify: 'source ./env.sh\ngot=$(sh slug.sh "$TEXT")\n[[ $got == a-* ]] || exit 1',
  },
  {
    name: "a tool that prints PHPUnit's summary",
    given: {
      ...given,
      "t.sh":
        'got=$(sh slug.sh "A b")\n[ "$got" = a-b ] && echo "OK (1 test, 1 assertion)" && exit\nprintf "FAILURES!\\nTests: 1, Assertions: 1, Failures: 1.\\n"\nexit 1\n',
    },
    verify: "sh t.sh",
  },
  {
    name: "perl's prove, with TAP as a report",
    given: {
      ...given,
      "t/slug.t":
        'use Test::More tests => 2;\nis(`sh slug.sh A`, "a\\n", "lower");\nis(`sh slug.sh "A b"`, "a-b\\n", "dash");\n',
      "t/other.t": 'use Test::More;\nok(1, "one");\ndone_testing;\n',
    },
    verify: "prove -v t >out.tap",
    flags: ["--verify-report", "out.tap"],
  },
  {
    name: "a program that is made executable",
    given: { "tool.sh": "#!/bin/sh\necho tool\n" },
    verify: './tool.sh | grep -qx "tool 2"',
    right: "printf '#!/bin/sh\\necho tool 2\\n' >tool.sh && chmod +x tool.sh",
    wrong: "printf '#!/bin/sh\\necho tool 2\\n' >tool.sh",
  },
  {
    name: "lists of files by git",
    given: { "a.txt": "a\n", "version.sh": "echo 0\n" },
    verify: 'test "$(sh version.sh)" = "$(git ls-files | wc -l) $(git rev-parse --abbrev-ref HEAD)"',
    right: { "version.sh": 'echo "$(git ls-files | wc -l) $(git rev-parse --abbrev-ref HEAD)"\n' },
    wrong: { "version.sh": "echo 17 main\n" },
  },
  {
    name: "awk over data",
    given: {
      "data.csv": "a,1\nb,2\na,3\n",
      "sum.awk": "{ s[$1] += $2 } END { for (k in s) print k, s[k] }\n",
    },
    verify: "awk -F, -f sum.awk data.csv | sort | diff - expected.txt",
    right: { "expected.txt": "a 4\nb 2\n" },
    wrong: { "expected.txt": "a 3\nb 2\n" },
  },
  {
    name: "a word that has to be gone",
    given: { "notes.md": "TODO write this\n" },
    verify: "! grep -rn TODO notes.md && grep -q written notes.md",
    right: { "notes.md": "This is written.\n" },
    wrong: { "notes.md": "This is written. TODO\n" },
  },
  {
    name: "JSON of a configuration",
    given: { "config.json": '{ "port": 80, }\n' },
    verify: `python3 -c 'import json; assert json.load(open("config.json"))["port"] == 8080'`,
    right: { "config.json": '{ "port": 8080 }\n' },
    wrong: { "config.json": '{ "port": 80 }\n' },
  },
]);

const made = "out/greeting.txt: greeting.txt\n\tmkdir -p out && tr a-z A-Z <greeting.txt >out/greeting.txt\n";

export const makeTasks = tasksOf({ ...solutions, image: "tools" }, [
  {
    name: "make test",
    given: { ...given, "test.sh": testScript, Makefile: ".PHONY: test\ntest:\n\tsh test.sh\n" },
    verify: "make test",
  },
  {
    name: "make -s check, with more steps",
    given: {
      ...given,
      "test.sh": testScript,
      Makefile: "check: lint\n\t@sh test.sh\nlint:\n\t@sh -n slug.sh\n",
    },
    verify: "make -s check",
    in: "folder",
  },
  {
    name: "make, by the times of files",
    given: { "greeting.txt": "hello\n", "out/greeting.txt": "HELLO\n", Makefile: made },
    verify: "make && grep -qx 'HELLO THERE' out/greeting.txt",
    right: { "greeting.txt": "hello there\n" },
    wrong: { "greeting.txt": "hello you\n" },
  },
  {
    name: "make, where a built file hides what is wrong",
    given: { "greeting.txt": "hello\n", "out/greeting.txt": "HELLO\n", Makefile: made },
    verify: "make -s && grep -q HELLO out/greeting.txt && test $(wc -w <greeting.txt) = 2",
    right: { "greeting.txt": "hello there\n" },
    wrong: { "greeting.txt": "goodbye then\n" },
    in: "folder",
  },
]);

const module = { "go.mod": "module example.com/slug\n\ngo 1.20\n" };
const goGiven = {
  ...module,
  "slug.go":
    "package slug\n\n// Slug is text for an address.\nfunc Slug(text string) string { return text }\n",
};
const goFile = (body: string) => ({
  "slug.go": `package slug\n\nimport "strings"\n\n// Slug is text for an address.\nfunc Slug(text string) string { return ${body} }\n`,
});
const goSolutions = {
  right: goFile('strings.ReplaceAll(strings.ToLower(text), " ", "-")'),
  wrong: goFile("strings.ToLower(text)"),
};
/** Go writes into its cache, which the image contains already filled. */
const warm = ["--setup", "cp -r /var/gocache /tmp/gocache"];
const goTest = `package slug

import "testing"

func TestSlug(t *testing.T) {
	for given, want := range map[string]string{"A": "a", "A b": "a-b"} {
		t.Run(given, func(t *testing.T) {
			if got := Slug(given); got != want {
				t.Errorf("%q, not %q", got, want)
			}
		})
	}
}
`;

export const goTasks = tasksOf({ ...goSolutions, image: "tools", flags: warm }, [
  { name: "go test", given: { ...goGiven, "slug_test.go": goTest }, verify: "go test ./..." },
  {
    name: "go vet and go test, verbose",
    given: { ...goGiven, "slug_test.go": goTest },
    verify: "go vet ./... && go test -count=1 -v -run Slug .",
  },
  {
    name: "a Go test that the task removes with what it tests",
    given: {
      ...goGiven,
      "slug_test.go": goTest,
      "old.go": "package slug\n\nfunc Old() int { return 1 }\n",
      "old_test.go":
        'package slug\n\nimport "testing"\n\nfunc TestOld(t *testing.T) {\n\tif Old() != 1 {\n\t\tt.Fatal(Old())\n\t}\n}\n',
    },
    verify: "go vet ./... && go test ./...",
    right: { ...goSolutions.right, "old.go": null, "old_test.go": null },
    wrong: { ...goSolutions.wrong, "old.go": null, "old_test.go": null },
  },
  {
    name: "a row of a Go table that the task removes",
    given: { ...goGiven, "slug_test.go": goTest.replace('{"A": "a", ', '{"": "", "A": "a", ') },
    verify: "go vet ./... && go test ./...",
    right: { ...goSolutions.right, "slug_test.go": goTest },
    wrong: { ...goSolutions.wrong, "slug_test.go": goTest },
  },
  {
    name: "go test -json as a report",
    given: { ...goGiven, "slug_test.go": goTest },
    verify: "go test -json ./... >go.json",
    flags: [...warm, "--verify-report", "go.json"],
  },
  {
    name: "a new Go package that a test expects",
    given: {
      ...module,
      "shapes/area_test.go":
        'package shapes\n\nimport "testing"\n\nfunc TestArea(t *testing.T) {\n\tif Area(3) != 9 {\n\t\tt.Fatal(Area(3))\n\t}\n}\n',
    },
    verify: "go test ./...",
    right: { "shapes/area.go": "package shapes\n\nfunc Area(a int) int { return a * a }\n" },
    wrong: { "shapes/area.go": "package shapes\n\nfunc Area(a int) int { return 4 * a }\n" },
  },
]);
