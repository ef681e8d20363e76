import { Parser } from "commonmark";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** GitHub's scan of what is no code, as its documentation describes it; written apart from the code under test. */
const scan =
  /(?:^|[^\w`/])@[a-z\d]|[\w.-]@[\da-f]{7}|#\d|\bGH-\d|https?:\/\/\S+\/(?:issues|pull|discussions|commit)\/\w|^\s*\[!\w+\]/i;

const issueAddress = /\/(?:issues|pull|discussions|commit)\/\w/i;

/**
 * What two independent parsers find in Markdown that would act on GitHub: images, raw HTML (other than the tags that
 * are allowed, whole), dangerous links, and in text references to people, issues and commits. Empty: harmless.
 */
export function findActive(markdown: string, allowedHtml: RegExp = /(?!)/): string[] {
  return [...new Set([...gfmFindings(markdown, allowedHtml), ...commonmarkFindings(markdown, allowedHtml)])];
}

/** All that a parser takes for raw HTML. */
export function rawHtmlOf(markdown: string): string {
  const collect = (node: Nodes): string => {
    if (node.type === "html") return node.value;
    return "children" in node ? node.children.map(collect).join("\n") : "";
  };
  return collect(parse(markdown));
}

function gfmFindings(markdown: string, allowedHtml: RegExp): string[] {
  const found: string[] = [];
  const visit = (node: Nodes, isInLink: boolean) => {
    if (node.type === "html") found.push(...foreignHtml(node.value, allowedHtml));
    if (/^(?:image|definition|footnote|imageReference|linkReference)/.test(node.type)) found.push(node.type);
    if (node.type === "link" && !/^(?:https?:|mailto:)/i.test(node.url)) found.push(`link ${node.url}`);
    if (node.type === "link" && issueAddress.test(node.url)) found.push(`link ${node.url}`);
    if (node.type === "text" && !isInLink && scan.test(node.value)) found.push(`text ${node.value}`);
    if ("children" in node) for (const child of node.children) visit(child, isInLink || node.type === "link");
  };
  visit(parse(markdown), false);
  return found;
}

function parse(markdown: string): Nodes {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function commonmarkFindings(markdown: string, allowedHtml: RegExp): string[] {
  const found: string[] = [];
  const walker = new Parser().parse(markdown).walker();
  for (let step = walker.next(); step !== null; step = walker.next()) {
    const { type, literal, destination } = step.node;
    if (!step.entering) continue;
    if (type === "html_inline" || type === "html_block")
      found.push(...foreignHtml(literal ?? "", allowedHtml));
    if (type === "image") found.push("image");
    if (type === "link" && !/^(?:https?:|mailto:)/i.test(destination ?? ""))
      found.push(`link ${destination}`);
    if (type === "text" && scan.test(literal ?? "")) found.push(`text ${literal}`);
  }
  return found;
}

/** Tags and comments that are not allowed, and references in the text between the tags. */
function foreignHtml(html: string, allowed: RegExp): string[] {
  const tags = html.match(/<!--[^]*?-->|<[^>]*>?/g) ?? [];
  const text = html
    .replace(/<(code)>[^]*?<\/\1>/g, "")
    .replace(/<!--[^]*?-->|<[^>]*>?/g, " ")
    .replaceAll("&#8203;", "\u200B")
    .replaceAll("&#39;", "'");
  const foreign = tags.filter((tag) => !allowed.test(tag)).map((tag) => `html ${tag}`);
  return scan.test(text) ? [...foreign, `html text ${text}`] : foreign;
}
