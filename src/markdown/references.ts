/** Breaks a reference where it is written, without a trace for the reader: a zero-width space. */
const separator = "\u200B";

/**
 * What GitHub's own scan of a comment's text acts on: `@name` and `org/repo@sha`; `#123` and `org/repo#123`;
 * `GH-123`; the path of an issue, pull request, discussion or commit in an address; an alert's title in a quote; a dollar
 * sign that may begin a formula, also before code; `:tada:`, which becomes a picture.
 * Each notifies people, links this page elsewhere, closes an issue, or looks as if GitHub itself spoke.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference =
  /@(?=\w)|#(?=\d)|GH-(?=\d)|\/(?:issues|pulls?|discussions|commits?)\/(?=\w)|\[!(?=[a-z])|\$(?=[^\s\u200B$][^$\n]{0,200}\$|\$)|\$$|:(?=[a-z+-][\w+-]{0,39}:)/gi;

/** Whether text that is not code holds a reference that GitHub would act on. */
export function hasReference(text: string): boolean {
  return text.search(reference) >= 0;
}

/** Whether an address leads to an issue, a pull request, a discussion or a commit, on whatever host. */
export function isIssueAddress(url: string): boolean {
  return /\/(?:issues|pulls?|discussions|commits?)\/\w/i.test(url);
}

/** The same words with every reference broken. Twice is the same as once. */
export function breakReferences(text: string): string {
  return text.replace(reference, `$&${separator}`);
}

/** The text without the separators of broken references. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(separator, "");
}

/** The separators of broken references as entities, so that they can be seen in the source of a comment. */
export function separatorsAsEntities(markup: string): string {
  return markup.replaceAll(separator, "&#8203;");
}
