import { TextDecoder } from "node:util";
import picomatch from "picomatch";
import { messageOf } from "../../errors.js";
import type { Execution } from "../../facts/execution.js";
import type { TestCase } from "../../facts/test-run.js";
import { casesIn, reportFormats } from "./report-formats.js";
import { pathWord } from "../../format/shell-word.js";

/** The limit for all report files together. The largest known reports have 60 MB. */
const maxReportBytes = 64 * 1024 * 1024;
/** The reports' size in base64 with 76 characters per line. */
const maxBase64Bytes = Math.ceil((maxReportBytes / 57) * 77);
/** How much output to keep of a script that reads reports. */
export const reportOutputBytes = maxBase64Bytes + 1024 * 1024;

/** Runs a script with `sh` in the workspace, and keeps `reportOutputBytes` of its output. Reporters do not see it. */
export type ReadReports = (script: string) => Promise<Execution>;

type ToldByFile =
  | { readonly cases: readonly TestCase[] }
  /** Why the report was not counted, such as `is larger than 64 MiB`. `isOther`: it is no report. */
  | { readonly fault: string; readonly isOther?: true };

export type ReportFile = ToldByFile & { readonly path: string };

/**
 * Reads the reports that paths, folders and globs name, from the workspace's root. If only a folder or glob names a
 * file, and the file is no report, it is left out.
 */
export async function readReportFiles(
  patterns: readonly string[],
  read: ReadReports,
): Promise<readonly ReportFile[]> {
  const paths = await pathsOf(patterns, read);
  const named = new Set(patterns.map(plain));
  const files = await contentsOf(paths.map(wordOf), read);
  return paths.flatMap((path, index) => {
    const told = toldBy(files[index]!);
    return told === null || ("isOther" in told && !named.has(path)) ? [] : [{ path, ...told }];
  });
}

/** The content of the file that a shell word names. Null if the file is missing. */
export async function readReport(word: string, read: ReadReports): Promise<ToldByFile | null> {
  return toldBy((await contentsOf([word], read))[0]!);
}

/** Removes reports of earlier runs. If a folder or glob also names other files, these stay. */
export async function removeReportFiles(patterns: readonly string[], read: ReadReports): Promise<void> {
  if (patterns.length === 0) return;
  const files = patterns.filter((pattern) => !isGlob(pattern)).map(wordOf);
  const left = await pathsOf(patterns, read, files.length > 0 ? `rm -f -- ${files.join(" ")}; ` : "");
  const found = left.length > 0 ? await readReportFiles(left, read) : [];
  const reports = found.filter((file) => !("isOther" in file)).map(({ path }) => wordOf(path));
  if (reports.length > 0) await read(`rm -f -- ${reports.join(" ")}`);
}

function toldBy(file: FileContent): ToldByFile | null {
  if (file === null || "fault" in file) return file;
  try {
    const cases = casesIn(reportText(file.bytes));
    return cases === null ? { fault: `is not ${reportFormats}`, isOther: true } : { cases };
  } catch (thrown) {
    return { fault: `could not be read: ${messageOf(thrown).slice(0, 200)}` };
  }
}

function isGlob(pattern: string): boolean {
  return /[*?[\]{}]/.test(pattern);
}

function plain(path: string): string {
  const inside = path.startsWith("./") ? path.slice(2) : path;
  let end = inside.length;
  while (inside[end - 1] === "/") end -= 1;
  return inside.slice(0, end);
}

function wordOf(path: string): string {
  return pathWord(plain(path));
}

/** The largest number of files. Surefire and Gradle write one per class. */
const maxFiles = 10_000;

/** The files that the patterns name, sorted. A name without wildcards is kept even if the file is missing. */
async function pathsOf(
  patterns: readonly string[],
  read: ReadReports,
  before = "",
): Promise<readonly string[]> {
  const names = patterns.map(plain);
  // A name without wildcards may be a folder, so one script lists both.
  const bases = new Set(names.map((name) => (isGlob(name) ? baseOf(name) : name)));
  const { stdout } = await read(before + listingOf([...bases]));
  const matches = picomatch([...names, ...names.map((name) => `${name}/**`)], { dot: true, nonegate: true });
  const found = stdout.text
    .split("\n")
    .map((line) => plain(line).replace(/\/{2,}/g, "/"))
    .filter((path) => path !== "" && (names.includes(path) || matches(path)));
  return [...new Set(found)].toSorted().slice(0, maxFiles);
}

function baseOf(glob: string): string {
  const parts = glob.split("/");
  const first = parts.findIndex(isGlob);
  return parts.slice(0, first).join("/");
}

/** Lists files and follows links. Folders of packages and of Bazel's earlier tries hold other projects' files. */
function listingOf(bases: readonly string[]): string {
  const each = bases.map((base) => {
    const start = base === "" ? "." : wordOf(base);
    const folder = base === "" ? "." : `${start}/`;
    const skipped = ["node_modules", ".git", "test_attempts"].map((name) => `-name ${name}`).join(" -o ");
    return `if test -f ${start}; then echo ${start}; else find ${folder} \\( ${skipped} \\) -prune -o -type f -print; fi`;
  });
  return `{ ${each.join("; ")}; } 2>/dev/null`;
}

type FileContent = { readonly bytes: Buffer } | { readonly fault: string } | null;

/** Lines that base64 does not use: a file begins, it is missing, it could not be read, the list is complete. */
const [begin, missing, unread, end] = ["-", "?", "!", "."] as const;

async function contentsOf(words: readonly string[], read: ReadReports): Promise<readonly FileContent[]> {
  if (words.length === 0) return [];
  const one = `if test -f "$f"; then base64 <"$f" || echo '${unread}'; else echo '${missing}'; fi`;
  const all = `for f in ${words.join(" ")}; do echo ${begin}; ${one}; done; echo ${end}`;
  const { stdout } = await read(`{ ${all}; } 2>/dev/null | head -c ${maxBase64Bytes}`);
  const told = stdout.text.split(`${begin}\n`).slice(1);
  const isWhole = told.at(-1)?.endsWith(`${end}\n`) === true;
  return words.map((_, index): FileContent => {
    const lines = told[index];
    if (lines === undefined && told.length === 0) return { fault: unreadable };
    if (lines === undefined || (index === told.length - 1 && !isWhole)) return { fault: tooLarge };
    if (lines.startsWith(missing)) return null;
    if (lines.includes(unread)) return { fault: unreadable };
    const bytes = Buffer.from(lines.replace(`${end}\n`, ""), "base64");
    return bytes.length > maxReportBytes ? { fault: tooLarge } : { bytes };
  });
}

const unreadable = "could not be read";
const tooLarge = "is larger than 64 MiB, so its tests were not counted";

/** Decodes a report's bytes in the declared or detected encoding. The default is UTF-8. */
export function reportText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const label =
    /^(?:\xEF\xBB\xBF)?<\?xml[^>]{0,100} encoding=["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? "utf-8";
  // If the declaration can be read as ASCII, the text is not UTF-16, whatever the declaration says.
  return /^utf-?16/i.test(label) || !isKnown(label) ? "utf-8" : label;
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}
