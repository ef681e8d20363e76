import { describe, expect, it } from "@jest/globals";
import { bytesOf, contentOf } from "../../../src/files/content.js";
import { fc, tries } from "../../chance.js";
import { type Header, pack } from "tar-stream";
import { readTarEntries } from "../../../src/executors/entries/tar-entries.js";
import { defaultFileLimits, type FileLimits } from "../../../src/executors/entries/entry-filter.js";

type Entry = Partial<Header> & { readonly name: string; readonly text?: string };

const limits: FileLimits = {
  ...defaultFileLimits,
  files: 5,
  fileBytes: 1024 * 1024,
  totalBytes: 2 * 1024 * 1024,
  depth: 4,
};

describe("readTarEntries", () => {
  it("lets regular files with plain paths through, with their bytes and their executable bit", async () => {
    const entries: Entry[] = [
      { name: "./", type: "directory" },
      { name: "./a.txt", text: "A" },
      { name: "./sub/tool", text: "#!/bin/sh\n", mode: 0o4755 },
      { name: "ünïcødé €.txt", text: "" },
    ];
    expect(await read(entries)).toEqual([
      { path: "a.txt", text: "A", isExecutable: false },
      { path: "sub/tool", text: "#!/bin/sh\n", isExecutable: true },
      { path: "ünïcødé €.txt", text: "", isExecutable: false },
    ]);
  });

  it.each<[string, Entry, RegExp]>([
    [
      "a symbolic link",
      { name: "./link", type: "symlink", linkname: "/etc/passwd" },
      /symbolic link that leads out/,
    ],
    ["a link that climbs", { name: "./a/link", type: "symlink", linkname: "../../x" }, /that leads out/],
    [
      "a link that comes back",
      { name: "./a/link", type: "symlink", linkname: "b/../../../x" },
      /may lead out/,
    ],
    ["a hard link", { name: "./link", type: "link", linkname: "../../etc/passwd" }, /hard link/],
    ["a named pipe", { name: "./pipe", type: "fifo" }, /named pipe/],
    ["a device", { name: "./disk", type: "block-device", devmajor: 8, devminor: 0 }, /device/],
    ["a character device", { name: "./null", type: "character-device" }, /device/],
    ["a path that climbs", { name: "./../x", text: "x" }, /leaves the workspace/],
    ["a path that climbs in the middle", { name: "a/../../x", text: "x" }, /leaves the workspace/],
    ["an absolute path", { name: "/etc/cron.d/x", text: "x" }, /outside the workspace/],
    ["an absolute path behind dots", { name: ".//etc/x", text: "x" }, /./],
    ["an empty part", { name: "a//b", text: "x" }, /not a plain path/],
    ["a line end", { name: "a\nb", text: "x" }, /control character/],
    ["an escape sequence", { name: "a\u001B[2Jb", text: "x" }, /control character/],
    ["a name of 300 bytes", { name: "x".repeat(300), text: "x" }, /longer than 255 bytes/],
    ["a path that is too deep", { name: "a/b/c/d/e", text: "x" }, /deeper than 4 folders/],
    ["a file that is too large", { name: "large", text: "x".repeat(1024 * 1024 + 1) }, /larger than 1 MiB/],
  ])("names %s and leaves it out", async (_title, entry, reason) => {
    const [left, good, ...others] = await read([entry, { name: "good", text: "good" }]);
    if (entry.name === ".//etc/x") return expect(left).toMatchObject({ path: "etc/x" });
    expect(left).toMatchObject({ reason: expect.stringMatching(reason) as unknown });
    expect(good).toEqual({ path: "good", text: "good", isExecutable: false });
    expect(others).toEqual([]);
  });

  it("lets links through that stay inside, whatever is there", async () => {
    const links = { "a/up": "../b", "a/b/far": "../../c/d", here: ".", "a/deep": "./b//c/" };
    const entries = Object.entries(links).map(([name, linkname]): Entry => ({
      name,
      type: "symlink",
      linkname,
    }));
    expect(await read(entries)).toEqual(Object.entries(links).map(([path, target]) => ({ path, target })));
  });

  it("takes each path once", async () => {
    const twice = await read([
      { name: "a", text: "first" },
      { name: "./a", text: "second" },
    ]);
    expect(twice).toEqual([
      { path: "a", text: "first", isExecutable: false },
      { path: "a", reason: "another entry has the same name" },
    ]);
  });

  it("keeps to the number of files and to their size together", async () => {
    const many = await read(Array.from({ length: 7 }, (_, n) => ({ name: `f${n}`, text: "x" })));
    expect(many.map((entry) => ("reason" in entry ? entry.reason : entry.path))).toEqual([
      "f0",
      "f1",
      "f2",
      "f3",
      "f4",
      "more than 5 files",
      "more than 5 files",
    ]);
    const large = await read(
      Array.from({ length: 3 }, (_, n) => ({ name: `f${n}`, text: "x".repeat(1024 * 1024) })),
    );
    expect(large.at(-1)).toEqual({ path: "f2", reason: "all files together are larger than 2 MiB" });
  });

  it("counts what it leaves out once a thousand entries are named", async () => {
    const links = Array.from({ length: 3000 }, (_, n): Entry => ({
      name: `l${n}`,
      type: "symlink",
      linkname: "/x",
    }));
    const entries = await read([...links, { name: "good", text: "good" }]);
    expect(entries).toHaveLength(1002);
    expect(entries.at(-2)).toMatchObject({ path: "good" });
    expect(entries.at(-1)).toEqual({
      path: "…",
      reason: "2000 more entries, which are not listed",
      entries: 2000,
      hidesMore: true,
    });
  });

  it("passes over the files that it is told to", async () => {
    const entries: Entry[] = [
      { name: "./tmp_code_0.py", text: "1" },
      { name: "./sub/tmp_code_0.py", text: "2" },
    ];
    const found = await read(entries, new Set(["tmp_code_0.py"]));
    expect(found).toEqual([{ path: "sub/tmp_code_0.py", text: "2", isExecutable: false }]);
  });

  it("gives up on a file that claims to hold exabytes", async () => {
    let sent = 0;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      yield headerOf("giant", 2 ** 60);
      const zeros = Buffer.alloc(8 * 1024 * 1024);
      for (;;) {
        sent += zeros.length;
        yield zeros;
      }
    };
    const found = await collect(readTarEntries(endless(), { limits, leaveOut: new Set() }));
    expect(found).toEqual([
      {
        path: "giant",
        reason: "too large, so agent-exec did not read the entries after it",
        hidesMore: true,
      },
    ]);
    expect(sent).toBeLessThan(1.2 * 1024 ** 3);
  }, 20_000);

  it("names the entry that it gives up on as every other, once, and however many were named before", async () => {
    const links = Array.from({ length: 1001 }, (_, n): Entry => ({ name: `l${n}`, type: "symlink" }));
    const named = (await packEntries([{ name: `./${"n".repeat(20_000)}`, type: "symlink" }])).subarray(
      0,
      -1024,
    );
    const longName = named.subarray(0, named.length - 512);
    const giant = headerOf("./giant", 2 ** 60);
    const endOf = async (...archive: Uint8Array[]) => {
      const found = collect(
        readTarEntries(contentOf(Buffer.concat(archive)), { limits, leaveOut: new Set(["ours"]) }),
      );
      return (await found).slice(-2);
    };
    const reason = "too large, so agent-exec did not read the entries after it";
    expect(await endOf(giant)).toEqual([{ path: "giant", reason, hidesMore: true }]);
    expect(await endOf(headerOf("./ours", 2 ** 60))).toEqual([{ path: "ours", reason, hidesMore: true }]);
    const [shortened, ...none] = await endOf(longName, giant);
    expect(none).toEqual([]);
    expect(shortened).toMatchObject({ reason, path: expect.stringMatching(/^n{8000}/) as unknown });
    expect(shortened!.path.length).toBeLessThan(8300);
    expect(await endOf((await packEntries(links)).subarray(0, -1024), giant)).toEqual([
      { path: "giant", reason, hidesMore: true },
      { path: "…", reason: "1 more entries, which are not listed", entries: 1, hidesMore: true },
    ]);
  });

  it("throws on an archive that is torn at any byte, after the entries that came whole", async () => {
    const archive = await packEntries([
      { name: "a", text: "A".repeat(600) },
      { name: "b", text: "B" },
    ]);
    const reading = readTarEntries(contentOf(archive.subarray(0, 700)), { limits, leaveOut: new Set() });
    await expect(collect(reading)).rejects.toThrow();
  });

  it("never crashes, hangs or lets a bad path through, whatever the bytes are", async () => {
    const archive = await packEntries([
      { name: "./a/b", text: "x".repeat(100) },
      { name: "link", type: "symlink", linkname: "/" },
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { maxLength: 12 }),
        fc.nat(archive.length),
        async (changes, length) => {
          const bytes = Buffer.from(archive.subarray(0, length));
          for (const [at, value] of changes) if (at < length) bytes[at] = value;
          try {
            for (const entry of await collect(
              readTarEntries(contentOf(bytes), { limits, leaveOut: new Set() }),
            )) {
              if ("text" in entry) expect(entry.path).not.toMatch(/^\/|(^|\/)\.\.?(\/|$)|\p{Cc}/u);
            }
          } catch (error) {
            expect(error).toBeInstanceOf(Error);
          }
        },
      ),
      { numRuns: tries(300) },
    );
  });
});

type Found =
  | { path: string; text: string; isExecutable: boolean }
  | { path: string; target: string }
  | { path: string; reason: string };

async function read(entries: readonly Entry[], leaveOut: ReadonlySet<string> = new Set()): Promise<Found[]> {
  return collect(readTarEntries(contentOf(await packEntries(entries)), { limits, leaveOut }));
}

async function collect(entries: ReturnType<typeof readTarEntries>): Promise<Found[]> {
  const found: Found[] = [];
  for await (const entry of entries) {
    if (entry.kind === "left-out") {
      const { kind: _, ...leftOut } = entry;
      found.push(leftOut);
      continue;
    }
    if (entry.kind === "link") {
      found.push({ path: entry.path, target: entry.target });
      continue;
    }
    const content = await bytesOf(entry.content);
    expect(content.length).toBe(entry.bytes);
    found.push({ path: entry.path, text: content.toString(), isExecutable: entry.isExecutable });
  }
  return found;
}

async function packEntries(entries: readonly Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { text = "", ...header } of entries) archive.entry(header, text);
  archive.finalize();
  return bytesOf(archive as AsyncIterable<Uint8Array>);
}

/** A header by hand: the library's writer refuses what a hostile one would write. */
function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write("000644 \0", 100);
  header.writeUInt8(0x80, 124);
  header.writeBigUInt64BE(BigInt(size), 128);
  header.write("00000000000\0", 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar  \0", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}
