/** Zero-width space: it breaks a reference invisibly. */
const separator = "\u200B";

/**
 * GitHub reacts to these in a comment: `@name` and `org/repo@sha`; `#123` and `org/repo#123`; `GH-123`; the path of an
 * issue, pull request, discussion or commit in an address; an alert's title in a quote; a dollar sign that may begin a
 * formula, also before code; `:tada:`, which becomes a picture. Such texts notify people, link other pages to this one,
 * close an issue, or look like a message of GitHub's.
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const reference =
  /@(?=\w)|#(?=\d)|GH-(?=\d)|\/(?:issues|pulls?|discussions|commits?)\/(?=\w)|\[!(?=[a-z])|\$(?=[^\s\u200B$][^$\n]{0,200}\$|\$)|\$$|:(?=[a-z+-][\w+-]{0,39}:)/gi;

/** Whether text that is not code contains a reference that GitHub reacts to. */
export function hasReference(text: string): boolean {
  return text.search(reference) >= 0;
}

/** Whether an address leads to an issue, pull request, discussion or commit, on any host. */
export function isIssueAddress(url: string): boolean {
  return /\/(?:issues|pulls?|discussions|commits?)\/\w/i.test(url);
}

/** Changes every reference so that it links and notifies nothing. A second call changes nothing more. */
export function breakReferences(text: string): string {
  return text.replace(reference, `$&${separator}`);
}

/** Removes the separators of broken references. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(separator, "");
}

/** Writes the separators as entities, so that they are visible in a comment's source. */
export function separatorsAsEntities(markup: string): string {
  return markup.replaceAll(separator, "&#8203;");
}
