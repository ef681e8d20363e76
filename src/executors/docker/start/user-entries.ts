import { userName } from "../../contained/guard/environment.js";
import { blockUser, codeUser } from "../../contained/guard/users.js";

/** A list of users or groups, and the lines for the users that run code, by their number. */
export interface UserList {
  readonly path: string;
  readonly lines: ReadonlyMap<string, string>;
}

/**
 * The files that `whoami`, `id`, Node's `os.userInfo()` and Python's `pwd` read. Both users have the same name as in
 * the environment.
 */
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

/** The list with a line for each missing number. Existing bytes stay as they are. */
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
