import { userName } from "../../contained/guard/environment.js";
import { blockUser, codeUser } from "../../contained/guard/users.js";

/** A list of users or groups, and the lines for those that run code, by their number. */
export interface UserList {
  readonly path: string;
  readonly lines: ReadonlyMap<string, string>;
}

/** What `whoami`, `id`, Node's `os.userInfo()` and Python's `pwd` read. Both users have the name that the environment has. */
export const userLists: readonly UserList[] = [
  { path: "/etc/passwd", lines: linesBy((uid, gid) => `${userName}:x:${uid}:${gid}::/tmp:/bin/sh`) },
  { path: "/etc/group", lines: linesBy((_uid, gid) => `${userName}:x:${gid}:`) },
];

function linesBy(line: (uid: string, gid: string) => string): ReadonlyMap<string, string> {
  return new Map(
    [blockUser, codeUser].map((user) => {
      const [uid = "", gid = ""] = user.split(":");
      return [uid, line(uid, gid)] as const;
    }),
  );
}

/** The list with a line for each number that it has none for; what it has stays as it is, byte for byte. */
export function withMissing(list: Buffer, { lines }: UserList): Buffer {
  const known = new Set(
    list
      .toString("latin1")
      .split("\n")
      .map((line) => line.split(":")[2]),
  );
  const missing = [...lines].flatMap(([number, line]) => (known.has(number) ? [] : [`${line}\n`]));
  const isTorn = list.length > 0 && list.at(-1) !== 0x0a;
  return Buffer.concat([list, Buffer.from(`${isTorn ? "\n" : ""}${missing.join("")}`)]);
}
