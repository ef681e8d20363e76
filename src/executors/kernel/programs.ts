import behindCell from "./behind-cell.py.js";
import beforeCells from "./before-cells.py.js";
import driver from "./driver.py.js";
import launcher from "./launcher.py.js";

/** 8 MiB: of a larger result only the size is kept; a chart has a few hundred KiB. */
export const mostResultBytes = 8 * 1024 * 1024;

/** The arguments for a Python that speaks with a kernel. */
export const driverArguments: readonly string[] = [
  "-IS",
  "-c",
  driver,
  String(mostResultBytes),
  beforeCells,
  behindCell,
];

export interface LaunchOptions {
  /** As Jupyter knows the kernel. */
  readonly name: string;
  /** The folder in which the kernel runs. */
  readonly folder: string;
  /** For its own files. */
  readonly ownFolder: string;
  /** Its soft limit of open files; 0 keeps the limit that it has. */
  readonly openFiles: number;
}

/** The arguments for a Python that becomes a kernel. */
export function launcherArguments({ name, folder, ownFolder, openFiles }: LaunchOptions): readonly string[] {
  return ["-c", launcher, name, folder, ownFolder, String(openFiles)];
}
