import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { bytesOf, contentOf } from "../../../src/files/content.js";
import { rarely } from "../../chance.js";
import { readTarEntries } from "../../../src/executors/entries/tar-entries.js";
import { defaultFileLimits } from "../../../src/executors/entries/entry-filter.js";
import { measure } from "../../own-process.js";
import { archive, type Header, pax } from "./tar-by-hand.js";
import { readLongNames } from "./tar.program.js";

/** Archives byte by byte: what a writer of tar would refuse to write. */
describe("a hostile archive", () => {
  const good: Header = { name: "good", content: "good" };
  const taken = { good: "good" };

  it("has no way out by a pax header that renames a file", async () => {
    for (const path of ["/etc/cron.d/x", "../x", "a/../../x", ".git/config"]) {
      const { files, leftOut } = await read(pax({ path }), { name: "plain", content: "x" }, good);
      expect(files).toEqual(taken);
      expect(Object.keys(leftOut)).toEqual([path]);
    }
    const global = { ...pax({ path: "../x" }), type: "g" };
    expect((await read(global, { name: "plain", content: "x" }, good)).files).toEqual({
      ...taken,
      plain: "x",
    });
  });

  it("has no way out by GNU's long names, its prefix, or a name that goes on behind a NUL", async () => {
    const long = (name: string): Header => ({ name: "././@LongLink", type: "L", content: `${name}\0` });
    const climbs = "a/".repeat(60) + "../".repeat(70) + "etc/x";
    const { files, leftOut } = await read(long(climbs), { name: "plain", content: "x" }, good);
    expect(files).toEqual(taken);
    expect(Object.keys(leftOut)).toEqual([climbs]);
    expect(await read({ name: "x", prefix: "../..", content: "x" }, good)).toMatchObject({ files: taken });
    expect((await read(long("a\0/../../x"), { name: "plain", content: "x" }, good)).files).toEqual({
      ...taken,
      a: "x",
    });
    expect((await read(pax({ path: "a\0b" }), { name: "plain", content: "x" }, good)).files).toEqual(taken);
  });

  it("takes no file through a link that stands before it, and none in place of a folder", async () => {
    const through = await read(
      { name: "link", type: "2", linkName: "/etc" },
      { name: "link/passwd", content: "x" },
      good,
    );
    // Whoever saves it makes a folder of that name: the link was never made.
    expect(through).toEqual({
      files: { ...taken, "link/passwd": "x" },
      leftOut: { link: "a symbolic link that leads out of the workspace" },
    });
    const hard = await read(
      { name: "hard", type: "1", linkName: "/etc/passwd" },
      { name: "hard", content: "x" },
      good,
    );
    expect(hard.leftOut).toEqual({ hard: "a hard link to another file" });
    const reason = "a file and a folder both have this name";
    const file = { name: "a", content: "x" };
    const inside = { name: "a/b/c", content: "y" };
    expect(await read(file, inside, good)).toEqual({
      files: { ...taken, a: "x" },
      leftOut: { "a/b/c": reason },
    });
    expect(await read(inside, file, good)).toEqual({
      files: { ...taken, "a/b/c": "y" },
      leftOut: { a: reason },
    });
  });

  it("makes no device, and nothing of a kind that nobody knows", async () => {
    const kinds = ["3", "4", "6", "7", "A", "D", "M", "S", "V", "X", "Z"];
    const { files, leftOut } = await read(...kinds.map((type) => ({ name: `kind-${type}`, type })), good);
    expect(files).toEqual(taken);
    expect(Object.keys(leftOut)).toEqual(kinds.map((type) => `kind-${type}`));
  });

  it.each<[string, Header]>([
    ["below nothing", { name: "x", size: base256(-1n), content: "x" }],
    ["far below nothing", { name: "x", size: base256(-(2n ** 80n)), content: "x" }],
    ["that is no number", { name: "x", size: "zzzzzzzzzzz\0", content: "x" }],
    ["below nothing in octal", { name: "x", size: "-0000000001\0", content: "x" }],
    ["below nothing in a pax header", { name: "x", content: "x" }],
  ])("that gives a file a size %s is torn, or the file is left out", async (title, header) => {
    const before = title.endsWith("pax header") ? [pax({ size: "-1" })] : [];
    const outcome = await read(...before, header, good).catch((error: unknown) => error);
    if (outcome instanceof Error) return expect(outcome.message).not.toBe("");
    expect(Object.keys((outcome as Found).files).filter((name) => name !== "good" && name !== "x")).toEqual(
      [],
    );
  });

  it.each<[string, Header[]]>([
    ["in base 256", [{ name: "x", size: base256(2n ** 62n), content: "x" }]],
    ["beyond every number", [{ name: "x", size: base256(2n ** 87n), content: "x" }]],
    ["in a pax header", [pax({ size: "9".repeat(400) }), { name: "x", content: "x" }]],
  ])("that claims a giant %s is read no further than that", async (_title, headers) => {
    const { files, leftOut } = await read(good, ...headers, { name: "after", content: "after" });
    expect(files).toEqual(taken);
    expect(leftOut).toEqual({ x: "too large, so agent-exec did not read the entries after it" });
  });

  it("with a wrong checksum, of an unknown form, or cut in the middle is torn after what came whole", async () => {
    for (const bad of [
      archive({ name: "x", checksum: "000000\0 ", content: "x" }),
      archive({ name: "x", magic: "nothing\0", content: "x" }),
      archive({ name: "x", content: "x".repeat(5_000) }).subarray(0, 2_000),
      Buffer.alloc(512, 0xff),
    ]) {
      const seen: string[] = [];
      const reading = collect(Buffer.concat([archive(good), bad]), seen);
      await expect(reading).rejects.toThrow(/./);
      expect(seen[0]).toBe("good");
    }
  });

  it("that is two archives is read to the end of both", async () => {
    const two = Buffer.concat([archive(good), Buffer.alloc(1024), archive({ name: "../x", content: "x" })]);
    expect(await collect(two)).toEqual({
      files: taken,
      leftOut: { "../x": "its name leaves the workspace" },
    });
  });

  it("that is packed is no archive, and a packed file is only a file", async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    await expect(collect(gzipSync(archive(good)))).rejects.toThrow(/./);
    const { files } = await read({ name: "bomb.gz", content: bomb.subarray(0, 4096) }, good);
    expect(Object.keys(files)).toEqual(["bomb.gz", "good"]);
    expect(files["bomb.gz"]!.length).toBeLessThanOrEqual(4096);
  });

  rarely(
    "with names of megabytes does not fill the memory of whoever reads it",
    async () => {
      const module = new URL("tar.program.ts", import.meta.url);
      const { value, grownMebibytes } = await measure({ module, program: readLongNames }, 600);
      expect(value.names).toBe(600);
      expect(value.longestChars).toBeLessThanOrEqual(8192);
      expect(grownMebibytes).toBeLessThan(450);
    },
    60_000,
  );

  it("whose long name is empty confuses no limit", async () => {
    const outcome = await read({ name: "N", type: "N" }, good, { name: "../x", content: "x" }).catch(String);
    if (typeof outcome !== "string") expect(Object.keys(outcome.files)).toEqual(["good"]);
  });

  it("that never ends is left at its bound, be it of nothing but zeros", async () => {
    const zeros = Buffer.alloc(1024 * 1024);
    let sent = 0;
    const endless = async function* () {
      yield archive(good);
      for (;;) yield ((sent += zeros.length), zeros);
    };
    const bounded = { leaveOut: new Set<string>(), maxArchiveBytes: 32 * zeros.length };
    const seen: string[] = [];
    const reading = async () => {
      for await (const { path } of readTarEntries(endless(), bounded)) seen.push(path);
    };
    await expect(reading()).rejects.toThrow("The archive has no end.");
    expect(seen).toEqual(["good"]);
    expect(sent).toBeLessThan(40 * zeros.length);
  });
});

interface Found {
  readonly files: Record<string, string>;
  readonly leftOut: Record<string, string>;
}

function read(...headers: readonly Header[]): Promise<Found> {
  return collect(archive(...headers));
}

async function collect(bytes: Buffer | AsyncIterable<Buffer>, seen: string[] = []): Promise<Found> {
  const found: Found = { files: {}, leftOut: {} };
  const stream = Buffer.isBuffer(bytes) ? contentOf(bytes) : bytes;
  for await (const entry of readTarEntries(stream, { leaveOut: new Set(), limits: defaultFileLimits })) {
    if (entry.kind === "left-out") found.leftOut[entry.path] = entry.reason;
    else if (entry.kind === "link") found.files[entry.path] = `-> ${entry.target}`;
    else {
      seen.push(entry.path);
      found.files[entry.path] = (await bytesOf(entry.content)).toString("latin1");
    }
  }
  return found;
}

function base256(value: bigint): Buffer {
  const bytes = Buffer.alloc(12);
  let rest = BigInt.asUintN(96, value);
  for (let at = 11; at >= 0; at -= 1, rest >>= 8n) bytes[at] = Number(rest & 0xffn);
  if (value >= 0n) bytes[0] = 0x80;
  return bytes;
}
