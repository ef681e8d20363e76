/** What an image is built from. */
export interface Recipe {
  /** The file that asks for the build: the Dockerfile itself, or a devcontainer.json; from the current folder. */
  readonly from: string;
  /** From the current folder. */
  readonly dockerfile: string;
  /** The folder whose files the build may copy, from the current folder; "" for that. */
  readonly context: string;
  /** The stage to build; null: the last. */
  readonly target: string | null;
  /** Values for the Dockerfile's `ARG`s. */
  readonly args: Readonly<Record<string, string>>;
}
