import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, resolve } from "node:path";

/**
 * The first program with this name on a `PATH`. Null if there is none. Relative folders are skipped, because their
 * content cannot be trusted.
 */
export function findProgram(name: string, path: string): string | null {
  const folders = path.split(delimiter).filter(isAbsolute);
  return folders.map((folder) => resolve(folder, name)).find(isExecutable) ?? null;
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
