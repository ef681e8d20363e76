import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  readlink,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { openRegular } from "../../../src/files/safe-files.js";
import { isSameSide, type PatchSide } from "../../../src/workspace/patch/patch-sides.js";
import { writePatch } from "../../../src/workspace/patch/patch.js";
import { fc, inFull } from "../../chance.js";

/** What lies under a name: a link's target, or a file's bytes. */
type Node = { readonly link: string } | { readonly bytes: Buffer; readonly isProgram?: boolean };
type Tree = ReadonlyMap<string, Node>;

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), "agent-exec-patch-"));
  await mkdir(join(home, "tmp"));
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function write(root: string, tree: Tree): Promise<void> {
  for (const [path, node] of tree) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    if ("link" in node) await symlink(node.link, place);
    else {
      await writeFile(place, node.bytes);
      await chmod(place, node.isProgram === true ? 0o755 : 0o644);
    }
  }
}

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

/** Where a patch from one tree to another lies; null where they are the same. */
async function patchBetween(before: Tree, after: Tree): Promise<string | null> {
  const place = await mkdtemp(join(home, "case-"));
  const sideOf =
    (tree: Tree, folder: string) =>
    (path: string): PatchSide | null => {
      const node = tree.get(path);
      if (node === undefined) return null;
      if ("link" in node) return { kind: "link", target: node.link };
      const sha256 = createHash("sha256").update(node.bytes).digest("hex");
      const open = () => openRegular(join(place, folder), path);
      return { kind: "file", isExecutable: node.isProgram === true, sha256, open };
    };
  await write(join(place, "before"), before);
  await write(join(place, "after"), after);
  const entries = [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
    path,
    before: sideOf(before, "before")(path),
    after: sideOf(after, "after")(path),
  }));
  if (entries.every((entry) => isSameSide(entry.before, entry.after))) return null;
  const target = join(place, "changes.patch");
  const signal = new AbortController().signal;
  await writePatch({ entries, target, signal, temporaryFolder: join(home, "tmp") });
  expect(await readdir(join(home, "tmp"))).toEqual([]);
  return target;
}

/** A repository with a tree in its working folder, and what `git apply` makes of it. */
async function applied(before: Tree, patch: string): Promise<Tree> {
  const repo = await mkdtemp(join(home, "repo-"));
  execFileSync("git", ["init", "-q", "--template="], { cwd: repo });
  await write(repo, before);
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
    const patch = await patchBetween(tree(before), tree(after));
    expect(shown(await applied(tree(before), patch!))).toEqual(shown(tree(after)));
    expect(() =>
      new TextDecoder("utf-8", { fatal: true }).decode(execFileSync("cat", [patch!])),
    ).not.toThrow();
  });

  const name = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom("a", "b", "c") },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "a b",
        " ",
        "b ",
        '"',
        "\n",
        "\t",
        "\\",
        "ü",
        "e\u0301",
        "-x",
        ":(top)",
        "*",
        "[a]",
        "!x",
        "#x",
        "{a,b}",
        ".gitignore",
        "🦊",
        "\u202E",
      ),
    },
  );
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
  const line = fc.oneof(
    fc
      .constantFrom(
        "1\n",
        "2\n",
        "3\r\n",
        "\n",
        " \t\n",
        "no end",
        "-- x\n",
        "++ x\n",
        "\\ No newline at end of file\n",
        "@@ -1 +1 @@\n",
        "diff --git a/a b/a\n",
        "\r",
        "ü\n",
      )
      .map((text) => Buffer.from(text)),
    fc.constantFrom("gr\xfc\xdfe\n", "\0", "\xff\xfe", "\xed\xa0\x80\n").map(latin1),
  );
  const bytes = fc.oneof(
    fc.array(line, { maxLength: 12 }).map((lines) => Buffer.concat(lines)),
    fc
      .array(fc.constantFrom("1\n", "2\n", "3\n"), { minLength: 10, maxLength: 40 })
      .map((lines) => Buffer.from(lines.join(""))),
    fc.uint8Array({ maxLength: 60 }).map((numbers) => Buffer.from(numbers)),
  );
  const node: fc.Arbitrary<Node> = fc.oneof(
    { weight: 5, arbitrary: fc.record({ bytes, isProgram: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({ link: fc.constantFrom("b", "./b/c", "z", "../z/ü", "z\n ") }),
    },
  );
  const anyTree = fc.array(fc.tuple(path, node), { maxLength: 7 }).map((nodes): Tree => {
    const isFree = ([place]: readonly [string, Node]) =>
      !nodes.some(([other]) => other.startsWith(`${place}/`));
    // Of links in a circle git can say nothing; such a one is given to no code.
    const isStraight = ([place, node]: readonly [string, Node]) =>
      !("link" in node) || place === "a" || node.link.includes("z");
    return new Map(nodes.filter((each) => isFree(each) && isStraight(each)));
  });

  test("any tree and any other", async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, anyTree, async (before, after) => {
        const patch = await patchBetween(before, after);
        if (patch !== null) expect(shown(await applied(before, patch))).toEqual(shown(after));
      }),
      { numRuns: inFull ? 1_000 : 16 },
    );
  }, 600_000);
});
