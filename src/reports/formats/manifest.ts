import type { Artifact } from "../../facts/files.js";

/** The content of `manifest.json`, which lists all other files of a run's folder. */
export interface Manifest {
  /** Sorted by path. The paths are relative to the run's folder. */
  readonly files: readonly Artifact[];
}

/** The manifest of these files. If two files have the same path, the later one counts. */
export function manifestOf(files: readonly Artifact[]): Manifest {
  const byPath = new Map(files.map(({ path, bytes, sha256 }) => [path, { path, bytes, sha256 }]));
  return { files: [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}
