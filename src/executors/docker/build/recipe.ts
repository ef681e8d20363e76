/** What to build an image from. */
export interface Recipe {
  /** The file that asks for the build: the Dockerfile or a devcontainer.json; from the current folder. */
  readonly from: string;
  /** From the current folder. */
  readonly dockerfile: string;
  /** The folder with the files that the build may copy, from the current folder, which is "". */
  readonly context: string;
  /** The stage to build; null means the last. */
  readonly target: string | null;
  /** Values for the Dockerfile's `ARG`s. */
  readonly args: Readonly<Record<string, string>>;
}
