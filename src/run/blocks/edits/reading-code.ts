import { MisfitError } from "./edit.js";
import look from "./look.sh.js";
import { pathWord } from "./shell-words.js";

export interface ReadRequest {
  readonly path: string;
  /** Bytes of it that are known, a multiple of 512; null: nothing of its content is asked for. */
  readonly skip: number | null;
}

export interface ReadingBounds {
  /** Of each file at most, a multiple of 512. */
  readonly pieceBytes: number;
  /** Of larger ones nothing is read. */
  readonly maxFileBytes: number;
}

/** What the sandbox says that there is under a name. */
export interface FoundEntry {
  readonly kind: "file" | "folder" | "link" | "other";
  readonly mode: number;
  /** 0 for what is no file. */
  readonly bytes: number;
  /** Of a file the piece that was asked for, one UTF-16 unit for each byte. */
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

/** What the answer says, by path. @throws MisfitError for one that the code above does not give. */
export function answerOf(
  text: string,
  { requests, pieceBytes, maxFileBytes }: ReadingBounds & { readonly requests: readonly ReadRequest[] },
): Map<string, FoundEntry> {
  const found = new Map<string, FoundEntry>();
  let last = -1;
  let entry: { readonly request: ReadRequest; readonly told: FoundEntry; readonly base64: string[] } | null =
    null;
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
      const told = { kind: kindOf(type!), mode: modeOf(permissions!), bytes: Number(bytes), content: "" };
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

function kindOf(letter: string): FoundEntry["kind"] {
  const kinds: Readonly<Record<string, FoundEntry["kind"]>> = { "-": "file", d: "folder", l: "link" };
  return kinds[letter] ?? "other";
}

/** `rwxr-x---` as a number, without what makes a program run as another user. */
function modeOf(permissions: string): number {
  return Number.parseInt(permissions.replace(/[rwxst]/g, "1").replace(/[^1]/g, "0"), 2);
}
