/** What the person wants, with where it stands and who wrote it. */
export interface Task {
  /** The words of the person, whole. Markdown, at most 1 MiB in UTF-8. */
  readonly text: string;
  readonly source: TaskSource;
  /** The login of the author on GitHub; absent where nobody vouches for one (command line). */
  readonly author?: string;
}

export type TaskSource =
  | { readonly kind: "input" }
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "issue"; readonly url: string }
  | { readonly kind: "comment"; readonly url: string }
  | { readonly kind: "demo" };
