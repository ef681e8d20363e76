/** Where things stand that a report leads to, as absolute addresses. */
export interface ReportLinks {
  /** The page of the workflow's run. */
  readonly run?: string;
  /** The uploaded files, the patch among them. */
  readonly artifact?: string;
}

/** `label` is ours. "" where there is no address. */
export function link(label: string, url: string | undefined): string {
  if (url === undefined || !URL.canParse(url)) return "";
  return `<a href="${new URL(url).href.replace(/["<>]/g, encodeURIComponent)}">${label}</a>`;
}
