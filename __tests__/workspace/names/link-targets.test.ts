import { existsSync, realpathSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { linkFaults } from "../../../src/workspace/names/link-targets.js";
import { fc, tries } from "../../chance.js";

function faultsOf(links: Readonly<Record<string, string>>): Record<string, string | null> {
  const faultOf = linkFaults(new Map(Object.entries(links)));
  return Object.fromEntries(Object.keys(links).map((path) => [path, faultOf(path)]));
}

const out = "leads out of the workspace";
const circle = "leads in a circle or through too many others";

describe("a symbolic link", () => {
  it.each([
    [{ a: "b", "c/d": "../a", "c/e": "d/..", f: "./c//e/", g: "." }, null],
    [
      { a: "nowhere/at/all", b: "x/../../repo" },
      { a: null, b: out },
    ],
    [{ a: "/etc" }, out],
    [{ a: "..", b: "c/../.." }, out],
    [{ a: "b/x", b: "/etc" }, out],
    // The folder above of what a link leads to, and not of where it stands.
    [
      { "a/b": "../c/d/e", x: "a/b/../../.." },
      { "a/b": null, x: null },
    ],
    [
      { "a/b": "../c", x: "a/b/../.." },
      { "a/b": null, x: out },
    ],
    [{ a: "a", b: "c", c: "b", d: "b/x" }, circle],
    [
      { "a/..b": "..c", "a/...": "..." },
      { "a/..b": null, "a/...": circle },
    ],
  ])("is judged by where its text leads: %j", (links, expected) => {
    const each = Object.fromEntries(Object.keys(links).map((path) => [path, expected]));
    expect(faultsOf(links)).toEqual(typeof expected === "object" && expected !== null ? expected : each);
  });

  it("passes through at most 39 others, whichever is asked first", () => {
    const chain = Array.from({ length: 60 }, (_, index) => [`l${index}`, `l${index + 1}`] as const);
    for (const links of [chain, chain.toReversed()]) {
      const faults = faultsOf(Object.fromEntries(links));
      expect(Object.entries(faults).filter(([, fault]) => fault === null)).toHaveLength(40);
      expect([faults["l19"], faults["l20"]]).toEqual([circle, null]);
    }
  });

  it("is judged quickly even if each of many passes twice through the next", () => {
    const chain = Array.from(
      { length: 60 },
      (_, index) => [`l${index}`, `l${index + 1}/l${index + 1}`] as const,
    );
    const faults = faultsOf({ ...Object.fromEntries(chain), l60: "." });
    expect([faults["l0"], faults["l55"], faults["l56"], faults["l60"]]).toEqual([circle, circle, null, null]);
  });

  const name = fc.constantFrom("a", "b", "c");
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
  const target = fc
    .array(fc.constantFrom("a", "b", "c", "..", "..", "."), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join("/"));
  const tree = fc.record({
    files: fc.array(path, { maxLength: 3 }),
    links: fc.array(fc.tuple(path, target), { minLength: 1, maxLength: 4 }),
  });

  it("is judged like the kernel follows it", async () => {
    await fc.assert(
      fc.asyncProperty(tree, async ({ files, links }) => {
        const home = realpathSync.native(await mkdtemp(join(tmpdir(), "agent-exec-links-")));
        const root = join(home, "1/2/3/4/5/6/7/8/9/repo");
        try {
          const made: Record<string, string> = {};
          await mkdir(root, { recursive: true });
          // What does not go beside the others is left.
          for (const each of files) await place(root, each, () => writeFile(join(root, each), ""));
          for (const [each, text] of links)
            await place(root, each, () =>
              symlink(text, join(root, each)).then(() => void (made[each] = text)),
            );
          const faults = faultsOf(made);
          for (const each of Object.keys(made).filter((known) => existsSync(join(root, known)))) {
            // The other one takes `..` off the text of a link, as no kernel does.
            const end = realpathSync.native(join(root, each));
            expect([each, faults[each]]).toEqual([
              each,
              end === root || end.startsWith(`${root}/`) ? null : out,
            ]);
          }
        } finally {
          await rm(home, { recursive: true });
        }
      }),
      { numRuns: tries(300) },
    );
  });
});

/** In folders of its own alone: through a link it would have another path. */
async function place(root: string, path: string, make: () => Promise<void>): Promise<void> {
  try {
    await mkdir(dirname(join(root, path)), { recursive: true });
    if (realpathSync.native(dirname(join(root, path))) === dirname(join(root, path))) await make();
  } catch {
    // Something else has the place.
  }
}
