import type { Cases } from "./conformance.js";
import { expectEqual } from "./expectations.js";
import type { ExecutorContext } from "./executor-stage.js";
import {
  collect,
  type Entries,
  python,
  readText,
  shell,
  workspaceChanges,
  workspaceFiles,
} from "./session-calls.js";

export const given: Entries = {
  "a.txt": "one\n",
  empty: "",
  "sub/deep/b.txt": "b\n",
  "sub/run.sh": "true\n",
  "sub/up": { target: "../a.txt" },
  "old/c": "c\n",
  "old/d": "d\n",
};

const leadsOut = "a symbolic link that leads out of the workspace";
const mayLeadOut = "a symbolic link that uses `..` after a folder, and may lead out of the workspace";

export const changeCases: Cases<ExecutorContext> = {
  "an untouched workspace has no changes": async ({ start }) => {
    const session = await start({ files: workspaceFiles(given) });
    expectEqual(await readText(session, "sub/up"), "one\n", "what a link led to");
    await shell(session, "./sub/run.sh");
    expectEqual(await collect(session), { files: {}, leftOut: {} }, "what came out");
  },
  "changed, new and deleted files and changed executable bits are reported": async ({ start }) => {
    const session = await start({ files: workspaceFiles(given) });
    await python(session, edits);
    const files = { "a.txt": "1\n", "sub/run.sh": "true\n", "sub/new": "n", "sub/empty": "" };
    const expected = { files, leftOut: {}, deleted: ["empty", "old/c", "old/d"] };
    expectEqual(await collect(session), expected, "what came out");
    expectEqual(await collect(session), expected, "what came out again");
    const bits: Record<string, boolean> = {};
    for await (const entry of session.files({ signal: new AbortController().signal }))
      if (entry.kind === "file") bits[entry.path] = entry.isExecutable;
    const executable = { "a.txt": false, "sub/run.sh": false, "sub/new": true, "sub/empty": false };
    expectEqual(bits, executable, "which of them are executable");
  },
  "a file that was written again with the same content is not reported": async ({ start }) => {
    const session = await start({ files: workspaceFiles(given) });
    expectEqual(await python(session, touches), "../a.txt\n", "what a link held");
    expectEqual(await collect(session), { files: {}, leftOut: {} }, "what came out");
  },
  "a change that keeps size, time and name is reported": async ({ start }) => {
    const session = await start({ files: workspaceFiles(given) });
    await python(session, disguises);
    const files = { "a.txt": "two\n", "old/c": "x\n", "sub/deep/b.txt": "m\n" };
    expectEqual(await collect(session), { files, leftOut: {} }, "what came out");
  },
  "changed links are reported if they stay inside the workspace; other links are named": async ({
    start,
  }) => {
    const session = await start({ files: workspaceFiles({ ...given, kept: { target: "a.txt" } }) });
    await python(session, links);
    const { files, ...told } = await collect(session);
    expectEqual(files, { "old/up": "a file\n" }, "the files that came out");
    expectEqual(
      told,
      {
        links: { "sub/up": "deep/b.txt", "sub/deep/far": "../../nothing/there", folder: "sub" },
        leftOut: { root: leadsOut, above: leadsOut, around: mayLeadOut, git: leadsOut },
      },
      "links and what was left out",
    );
  },
  "a file can replace a folder, and a folder can replace a file or a link": async ({ start }) => {
    const session = await start({ files: workspaceFiles(given) });
    await python(session, swaps);
    const files = { old: "file\n", "a.txt/x": "x\n", "sub/up/y": "y\n" };
    const deleted = ["a.txt", "old/c", "old/d", "sub/up"];
    expectEqual(await collect(session), { files, leftOut: {}, deleted }, "what came out");
  },
  "a change of one file among 12,000 is found": async ({ start }) => {
    const many = Object.fromEntries(
      Array.from({ length: 12_000 }, (_, n) => [`f${n % 100}/${n}.txt`, `${n}\n`]),
    );
    const session = await start({ files: workspaceFiles(many) });
    await shell(session, "echo new >f77/11977.txt");
    const expected = { files: { "f77/11977.txt": "new\n" }, leftOut: {} };
    expectEqual(await collect(session), expected, "what came out");
  },
  "changes can be applied before the first block": async ({ start }) => {
    const changes = {
      empty: null,
      "a.txt": null,
      "old/c": null,
      "old/d": null,
      old: "a file now\n",
      "a.txt/in": "a folder now\n",
      "sub/run.sh": "false\n",
      "sub/up": { target: "deep" },
    };
    const session = await start({ files: workspaceFiles(given), changes: workspaceChanges(changes) });
    const seen = await python(session, tree);
    expectEqual(
      JSON.parse(seen) as unknown,
      {
        "a.txt/in": "a folder now\n",
        old: "a file now\n",
        "sub/deep/b.txt": "b\n",
        "sub/run.sh": "false\n",
        "sub/up": "-> deep",
      },
      "what the code found",
    );
  },
  "one session's changes, applied to another session, give the same workspace": async ({ start }) => {
    const first = await start({ files: workspaceFiles(given) });
    await python(first, edits);
    await python(first, links);
    const { signal } = new AbortController();
    const second = await start({ files: workspaceFiles(given), changes: first.files({ signal }) });
    const [here, there] = [await python(first, tree), await python(second, tree)].map(
      (text) => JSON.parse(text) as Record<string, string>,
    );
    const inside = Object.entries(here!).filter(
      ([path]) => !["root", "above", "around", "git"].includes(path),
    );
    expectEqual(there, Object.fromEntries(inside), "what the second one found");
  },
};

/** One change of each kind. */
export const edits = `
import os
open("a.txt", "w").write("1\\n")
os.chmod("sub/run.sh", 0o644)
open("sub/new", "w").write("n")
os.chmod("sub/new", 0o755)
open("sub/empty", "w").close()
os.remove("empty")
os.remove("old/c")
os.remove("old/d")
os.rmdir("old")
`;

const touches = `
import os
for name in ("a.txt", "empty", "sub/run.sh"): os.utime(name)
text = open("sub/deep/b.txt").read()
os.remove("sub/deep/b.txt")
open("sub/deep/b.txt", "w").write(text)
os.chmod("old/c", 0o600)
target = os.readlink("sub/up")
os.remove("sub/up")
os.symlink(target, "sub/up")
os.mkdir("nothing")
print(target)
`;

/** The last file is written through a memory map, which changes no time if the file system is in memory. */
const disguises = `
import mmap, os
for name, text in {"a.txt": "two\\n", "old/c": "x\\n"}.items():
    times = os.stat(name)
    open(name, "w").write(text)
    os.utime(name, ns=(times.st_atime_ns, times.st_mtime_ns))
with open("sub/deep/b.txt", "r+b") as file:
    memory = mmap.mmap(file.fileno(), 0)
    if memory[0] == ord("b"): memory[0] = ord("m")
    memory.close()
`;

const links = `
import os
def link(target, name):
    if os.path.lexists(name): os.remove(name)
    os.symlink(target, name)
link("deep/b.txt", "sub/up")
link("../../nothing/there", "sub/deep/far")
link("sub", "folder")
link("/etc/passwd", "root")
link("../x", "above")
link("sub/deep/../../../x", "around")
link(".git/config", "git")
os.makedirs("old", exist_ok=True)
open("old/up", "w").write("a file\\n")
`;

const swaps = `
import os, shutil
shutil.rmtree("old")
os.remove("a.txt")
os.remove("sub/up")
open("old", "w").write("file\\n")
for name, text in {"a.txt/x": "x\\n", "sub/up/y": "y\\n"}.items():
    os.mkdir(os.path.dirname(name))
    open(name, "w").write(text)
`;

/** The workspace as JSON, without code files and the executor's own repository. */
const tree = `
import json, os
found = {}
for folder, folders, names in os.walk("."):
    if ".git" in folders: folders.remove(".git")
    for name in folders + names:
        path = os.path.relpath(os.path.join(folder, name))
        if path.startswith("tmp_code_"): continue
        if os.path.islink(path): found[path] = "-> " + os.readlink(path)
        elif os.path.isfile(path): found[path] = open(path).read()
print(json.dumps(found))
`;
