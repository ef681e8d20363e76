import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstat, mkdir, mkdtemp, readFile, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { openRegular } from "../../../src/files/safe-files.js";
import type { PatchSide } from "../../../src/workspace/patch/patch-sides.js";
import { writePatch } from "../../../src/workspace/patch/patch.js";
import { fc, inFull } from "../../chance.js";
import { anyTree, type Node, patchBetween, type Tree, writeTree } from "./any-tree.js";

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-patch-"));
  await mkdir(join(home, "tmp"));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** The files and links below a folder, but git's own. */
async function read(root: string): Promise<Map<string, Node>> {
  const nodes = new Map<string, Node>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    const path = place.slice(root.length + 1);
    if (entry.isDirectory() || path.split("/")[0] === ".git") continue;
    if (entry.isSymbolicLink()) nodes.set(path, { link: await readlink(place) });
    else {
      const isProgram = ((await lstat(place)).mode & 0o111) !== 0;
      nodes.set(path, { bytes: await readFile(place), isProgram });
    }
  }
  return nodes;
}

function shown(tree: Tree): Record<string, string> {
  const lines = [...tree].map(([path, node]): [string, string] => [
    path,
    "link" in node
      ? `-> ${node.link}`
      : `${node.isProgram === true ? "755" : "644"} ${node.bytes.toString("hex")}`,
  ]);
  return Object.fromEntries(lines.toSorted());
}

/** A repository with a tree in its working folder, and what `git apply` makes of it. */
async function applied(before: Tree, patch: string): Promise<Tree> {
  const repo = await mkdtemp(join(home, "repo-"));
  execFileSync("git", ["init", "-q", "--template="], { cwd: repo });
  await writeTree(repo, before);
  execFileSync("git", ["apply", patch], { cwd: repo, stdio: ["ignore", "ignore", "pipe"] });
  return read(repo);
}

function tree(nodes: Readonly<Record<string, string | Buffer | Node>>): Tree {
  return new Map(
    Object.entries(nodes).map(([path, node]): [string, Node] => {
      if (typeof node === "string") return [path, { bytes: Buffer.from(node) }];
      return [path, node instanceof Buffer ? { bytes: node } : (node as Node)];
    }),
  );
}

const latin1 = (text: string) => Buffer.from(text, "latin1");
const program = (text: string): Node => ({ bytes: Buffer.from(text), isProgram: true });
const link = (target: string): Node => ({ link: target });

describe("a patch is never written", () => {
  test("over an existing file, nor through a link", async () => {
    const [mine, link] = [join(home, "mine"), join(home, "link")];
    await writeFile(mine, "mine");
    await symlink(mine, link);
    const bytes = Buffer.from("x\n");
    await writeFile(join(home, "x"), bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const after: PatchSide = {
      kind: "file",
      isExecutable: false,
      sha256,
      open: () => openRegular(home, "x"),
    };
    const entries = [{ path: "x", before: null, after }];
    const signal = new AbortController().signal;
    for (const target of [mine, link])
      await expect(writePatch({ entries, target, signal })).rejects.toMatchObject({ code: "EEXIST" });
    expect(await readFile(mine, "utf8")).toBe("mine");
    expect(await readlink(link)).toBe(mine);
  });
});

describe("`git apply` makes the same files from a patch", () => {
  test.each<[string, Record<string, string | Buffer | Node>, Record<string, string | Buffer | Node>]>([
    [
      "text that is no UTF-8",
      { "a.c": latin1("/* Gr\xfc\xdfe */\nint x = 1;\n"), b: "1\n" },
      { "a.c": latin1("/* Gr\xfc\xdfe */\nint x = 2;\n"), b: "2\n" },
    ],
    ["line ends of both kinds", { a: "1\r\n2\n3\r\n" }, { a: "1\r\n2\r\n3\n" }],
    ["no line end at the end", { a: "1", b: "1\n" }, { a: "1\n", b: "1" }],
    ["empty files", { a: "", b: "x\n" }, { b: "", c: "" }],
    ["a mode alone", { a: "1\n", b: program("1\n") }, { a: program("1\n"), b: "1\n" }],
    [
      "links that are new, other and gone",
      { a: link("b"), b: "1\n", c: link("b") },
      { a: link("./b"), b: "1\n", d: link("a") },
    ],
    [
      "a file that became a link, and a link that became a file",
      { a: "1\n", b: link("a") },
      { a: link("b"), b: "1\n" },
    ],
    [
      "a file that became a folder, and a folder that became a file",
      { a: "1\n", "b/c": "1\n" },
      { "a/c": "1\n", b: "1\n" },
    ],
    [
      "a link that became a folder, and a folder that became a link",
      { a: link("b"), "b/c": "1\n" },
      { "a/c": "1\n", b: link("a") },
    ],
    ["a file that moved", { "a/x": "1\n2\n3\n4\n", "b/y": "k\n" }, { "b/x": "1\n2\n3\n4\n", "b/y": "k\n" }],
    ["a zero far behind the beginning", { a: "x\n".repeat(9_000) }, { a: `${"x\n".repeat(9_000)}\0\n` }],
    [
      "folders whose names end with a blank",
      { "a /b": "", "c /\u00fc": "\0", " /d": "1\n", " /e": "1\n" },
      { " /d": "2\n", " /e": program("1\n"), "f /g": "" },
    ],
    [
      "names that say nothing of themselves",
      { "a b": "1\n", '"': "1\n" },
      {
        "a b": "2\n",
        '"': "2\n",
        "\t\n ": "3\n",
        " ": "4\n",
        "ü/\u0301": latin1("\xff"),
        "*[x]?\\": latin1("\xff"),
        "a/b/c": "5\n",
      },
    ],
  ])("%s", async (_, before, after) => {
    const patch = await patchBetween(tree(before), tree(after), home);
    expect(shown(await applied(tree(before), patch!))).toEqual(shown(tree(after)));
    expect(() =>
      new TextDecoder("utf-8", { fatal: true }).decode(execFileSync("cat", [patch!])),
    ).not.toThrow();
  });

  test("any tree and any other", async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, anyTree, async (before, after) => {
        const patch = await patchBetween(before, after, home);
        if (patch !== null) expect(shown(await applied(before, patch))).toEqual(shown(after));
      }),
      { numRuns: inFull ? 1_000 : 16 },
    );
  }, 600_000);
});
