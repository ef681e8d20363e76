import { execFileSync } from "node:child_process";
import { expect, test } from "@jest/globals";
import { zippedFiles } from "../../src/files/zip-files.js";

const bounds = { maxFiles: 10, maxBytes: 1000 };

/** Made by Python's own writer, with these lines of a program on the zip file `z`. */
function zipOf(lines: string, more = ""): Buffer {
  const program = `import io,sys,zipfile
b = io.BytesIO()
with zipfile.ZipFile(b, "w", zipfile.ZIP_DEFLATED) as z:
${lines.replaceAll(/^/gm, "  ")}
data = bytearray(b.getvalue())
${more}
sys.stdout.buffer.write(data)`;
  return execFileSync("python3", ["-c", program]);
}

function filesIn(zip: Buffer, within = bounds): Record<string, string> {
  const files = [...zippedFiles(zip, within)];
  return Object.fromEntries(files.map(({ path, content }) => [path, Buffer.from(content).toString()]));
}

test("the files of a zip file have their paths and contents, packed or not", () => {
  const zip = zipOf(`z.writestr("a/ü.txt", "hello\\n" * 9)
z.writestr("b", "stored", zipfile.ZIP_STORED)
z.writestr("empty", "")
z.mkdir("folder")`);
  expect(filesIn(zip)).toEqual({ "a/ü.txt": "hello\n".repeat(9), b: "stored", empty: "" });
});

test("a file that unpacks to more than is allowed ends it, whatever size the zip file tells", () => {
  const lie = `at = data.rfind(b"PK\\x01\\x02")
data[at + 24:at + 28] = (5).to_bytes(4, "little")`;
  for (const zip of [
    zipOf(`z.writestr("a", "0" * 9_999_999)`),
    zipOf(`z.writestr("a", "0" * 9_999_999)`, lie),
  ])
    expect(() => filesIn(zip)).toThrow("the zip file unpacks to too much");
});

test("many files that together are too large, or too many files, end it", () => {
  const many = (count: number, bytes: number) =>
    zipOf(`for i in range(${count}): z.writestr(str(i), "0" * ${bytes})`);
  expect(Object.keys(filesIn(many(10, 100)))).toHaveLength(10);
  expect(() => filesIn(many(10, 102))).toThrow("unpacks to too much");
  expect(() => filesIn(many(11, 1))).toThrow("more than 10 files");
});

test("what is no zip file, is cut off or is damaged is an error", () => {
  const zip = zipOf(`z.writestr("a", "hello" * 50)`);
  for (const bad of [Buffer.alloc(0), Buffer.from("hello"), zip.subarray(0, -30), zip.subarray(20)])
    expect(() => filesIn(bad)).toThrow();
  const spoilt = Buffer.from(zip);
  spoilt.fill(0xff, 31, 38);
  expect(() => filesIn(spoilt)).toThrow("the zip file is damaged");
});
