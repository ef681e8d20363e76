import { MisfitError } from "./edit.js";
import look from "./look.sh.js";
import { pathWord } from "../../../format/shell-word.js";

interface ReadRequest {
  readonly path: string;
  /** How many bytes are already known, as a multiple of 512. Null if no content is needed. */
  readonly skip: number | null;
}

interface ReadingBounds {
  /** The largest piece of each file, as a multiple of 512. */
  readonly pieceBytes: number;
  /** Larger files are not read. */
  readonly maxFileBytes: number;
}

/** The sandbox's answer about one path. */
export interface FoundEntry {
  readonly kind: "file" | "folder" | "link" | "other";
  readonly mode: number;
  /** The file's size. 0 if it is no file. */
  readonly bytes: number;
  /** The requested piece of the file. Each byte is one UTF-16 unit. */
  readonly content: string;
}

export function readingCode(
  requests: readonly ReadRequest[],
  { pieceBytes, maxFileBytes }: ReadingBounds,
): string {
  const calls = requests.map(
    ({ path, skip }, index) => `look ${index} ${pathWord(path)} ${skip === null ? "-" : skip / 512}\n`,
  );
  return `${look}bounds ${maxFileBytes} ${pieceBytes / 512}\n${calls.join("")}`;
}

const head = /^= (\d{1,6}) ([-a-zA-Z?])([rwxsStT-]{9})[^ ]{0,2} (\d{1,15})$/;
const base64Line = /^[A-Za-z0-9+/]{1,1000}={0,2}$/;

/** Reads the answer, by path. @throws MisfitError for an answer that the script never gives. */
export function answerOf(
  text: string,
  { requests, pieceBytes, maxFileBytes }: ReadingBounds & { readonly requests: readonly ReadRequest[] },
): Map<string, FoundEntry> {
  const found = new Map<string, FoundEntry>();
  let last = -1;
  let entry: { request: ReadRequest; told: FoundEntry; base64: string[] } | null = null;
  const finish = (): void => {
    if (entry === null) return;
    const { request, told, base64 } = entry;
    const content = Buffer.from(base64.join(""), "base64").toString("latin1");
    const isRead = told.kind === "file" && told.bytes <= maxFileBytes && request.skip !== null;
    const wanted = isRead ? Math.min(pieceBytes, Math.max(0, told.bytes - request.skip)) : 0;
    if (content.length !== wanted) throw unreadable();
    found.set(request.path, { ...told, content });
  };
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const [, index, type, permissions, bytes] = head.exec(line) ?? [];
    if (index !== undefined) {
      finish();
      const request = requests[Number(index)];
      if (request === undefined || Number(index) <= last) throw unreadable();
      last = Number(index);
      // Without the bits that make a program run as another user.
      const mode = Number.parseInt(permissions!.replace(/[rwxst]/g, "1").replace(/[^1]/g, "0"), 2);
      const told = { kind: kinds[type!] ?? "other", mode, bytes: Number(bytes), content: "" };
      entry = { request, told, base64: [] };
    } else if (entry !== null && base64Line.test(line)) entry.base64.push(line);
    else if (line !== "" || entry !== null) throw unreadable();
  }
  finish();
  return found;
}

function unreadable(): MisfitError {
  return new MisfitError("its files could not be read, because the sandbox's answers contradict each other");
}

const kinds: Readonly<Record<string, FoundEntry["kind"]>> = { "-": "file", d: "folder", l: "link" };
