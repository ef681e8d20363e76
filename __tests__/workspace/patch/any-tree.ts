import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "@jest/globals";
import { openRegular } from "../../../src/files/safe-files.js";
import { isSameSide, type PatchSide } from "../../../src/workspace/patch/patch-sides.js";
import { writePatch } from "../../../src/workspace/patch/patch.js";
import { fc } from "../../chance.js";

/** What lies under a name: a link's target, or a file's bytes. */
export type Node = { readonly link: string } | { readonly bytes: Buffer; readonly isProgram?: boolean };
export type Tree = ReadonlyMap<string, Node>;

export async function writeTree(root: string, tree: Tree): Promise<void> {
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

/** Where a patch from one tree to another lies; null where they are the same. */
export async function patchBetween(before: Tree, after: Tree, home: string): Promise<string | null> {
  await mkdir(join(home, "tmp"), { recursive: true });
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
  await writeTree(join(place, "before"), before);
  await writeTree(join(place, "after"), after);
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

const latin1 = (text: string) => Buffer.from(text, "latin1");

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
/** Any tree of files and links, also odd ones. */
export const anyTree = fc.array(fc.tuple(path, node), { maxLength: 7 }).map((nodes): Tree => {
  const isFree = ([place]: readonly [string, Node]) =>
    !nodes.some(([other]) => other.startsWith(`${place}/`));
  // Of links in a circle git can say nothing; such a one is given to no code.
  const isStraight = ([place, node]: readonly [string, Node]) =>
    !("link" in node) || place === "a" || node.link.includes("z");
  return new Map(nodes.filter((each) => isFree(each) && isStraight(each)));
});

type Change = { readonly bytes: Buffer } | { readonly to: string } | "turn" | "link" | "delete";

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ bytes }),
  fc.record({ to: fc.constantFrom("moved/x", "new/ü 🦊", "a-new", "\u202Ey", "c2/b") }),
  fc.constantFrom("turn", "link", "delete"),
);

/** A tree, and what is left of it after other bytes, other modes, links, deletions and moves. */
export const anyEdit = fc
  .tuple(anyTree, fc.array(fc.tuple(fc.nat(6), change), { maxLength: 5 }))
  .map(([before, changes]): [Tree, Tree] => {
    const after = new Map(before);
    for (const [index, how] of changes) {
      const place = [...after.keys()][index];
      if (place !== undefined) changeAt(after, place, how);
    }
    return [before, after];
  });

function changeAt(tree: Map<string, Node>, place: string, how: Change): void {
  const old = tree.get(place)!;
  if (how === "link") tree.set(place, { link: "z" });
  else if (how === "turn") {
    if (!("link" in old)) tree.set(place, { ...old, isProgram: old.isProgram !== true });
  } else if (how === "delete") tree.delete(place);
  else if ("bytes" in how) tree.set(place, "link" in old ? how : { ...old, ...how });
  else if (!tree.has(how.to)) {
    tree.delete(place);
    tree.set(how.to, old);
  }
}
