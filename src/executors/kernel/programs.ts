import behindCell from "./behind-cell.py.js";
import beforeCells from "./before-cells.py.js";
import driver from "./driver.py.js";
import launcher from "./launcher.py.js";

/** Of a larger result, only the size is kept. A chart has a few hundred KiB. */
export const mostResultBytes = 8 * 1024 * 1024;

/** The arguments for a Python process that talks to a kernel. */
export const driverArguments = [
  "-IS",
  "-c",
  driver,
  String(mostResultBytes),
  beforeCells,
  behindCell,
] as const;

interface LaunchOptions {
  readonly name: string;
  readonly folder: string;
  /** The folder for the kernel's own files. */
  readonly ownFolder: string;
  /** The soft limit of open files. 0 keeps the current limit. */
  readonly openFiles: number;
}

/** The arguments for a Python process that becomes a kernel. */
export function launcherArguments({ name, folder, ownFolder, openFiles }: LaunchOptions): readonly string[] {
  return ["-c", launcher, name, folder, ownFolder, String(openFiles)];
}
