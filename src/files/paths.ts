import { join, sep } from "node:path";

/** The folders that a path lies in, outermost first: `a` and `a/b` for `a/b/c`. */
export function foldersOf(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Whether a path is this folder or lies in it. The path and the folder are absolute. */
export function isWithin(folder: string, path: string): boolean {
  return join(path, sep).startsWith(join(folder, sep));
}

/** `./a.py` as `a.py`. */
export function fromRoot(path: string): string {
  return path.replace(/^(?:\.\/)+/, "");
}
