import { expectEqual } from "./expectations.js";
import type { ExecutorCases } from "./executor-stage.js";
import {
  collect,
  type Entries,
  python,
  readText,
  shell,
  workspaceChanges,
  workspaceFiles,
} from "./session-calls.js";
import edits from "./programs/edits.py.js";
import touches from "./programs/touches.py.js";
import disguises from "./programs/disguises.py.js";
import links from "./programs/links.py.js";
import swaps from "./programs/swaps.py.js";
import tree from "./programs/tree.py.js";

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

export const changeCases: ExecutorCases = {
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
  "changed links inside the workspace are reported, and links that lead out are listed as left out": async ({
    start,
  }) => {
    const session = await start({ files: workspaceFiles({ ...given, kept: { target: "a.txt" } }) });
    await python(session, links);
    const { files, ...told } = await collect(session);
    expectEqual(files, { "old/up": "a file\n" }, "the files that came out");
    const inside = { "sub/up": "deep/b.txt", "sub/deep/far": "../../nothing/there", folder: "sub" };
    const leftOut = { root: leadsOut, above: leadsOut, around: mayLeadOut, git: leadsOut };
    expectEqual(told, { links: inside, leftOut }, "links and what was left out");
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
    const seen: unknown = JSON.parse(await python(session, tree));
    const replaced = { "a.txt/in": "a folder now\n", old: "a file now\n" };
    const kept = { "sub/deep/b.txt": "b\n", "sub/run.sh": "false\n", "sub/up": "-> deep" };
    expectEqual(seen, { ...replaced, ...kept }, "what the code found");
  },
  "the changes of one sandbox, applied in another, give the same workspace": async ({ start }) => {
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
