/** An entry of a workspace: a regular file, or the word that something there was left out and why. */
export type WorkspaceFile = RegularFile | LeftOut;

export interface RegularFile {
  readonly kind: "file";
  /** Relative to the workspace, with `/`, never leaving it, no part empty, `.` or `..`. */
  readonly path: string;
  readonly bytes: number;
  readonly isExecutable: boolean;
  readonly content: AsyncIterable<Uint8Array>;
}

export interface LeftOut {
  readonly kind: "left-out";
  /** As the sandbox reported it; hostile, to be shown escaped. */
  readonly path: string;
  /** "a symbolic link", "larger than 100 MiB", … */
  readonly reason: string;
}

/** A file that the run left and that was saved. */
export interface Artifact {
  readonly path: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** Where a run's files are kept. */
export interface ArtifactStore {
  /**
   * Writes one file below the run's `artifacts/`, creating folders, following no links.
   * @throws AgentExecError `storage-failed` when the disk refuses.
   */
  save(file: RegularFile): Promise<Artifact>;
}
