import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";
import { defuseTree, flatten, isHarmless } from "./defuse-tree.js";
import { codeSpan, fence } from "./fence.js";
import { separatorsAsEntities } from "./references.js";
import { showHidden } from "../output/visible.js";

/**
 * About ten pages. For meaningless text of this length, a parser can take three seconds, and the time grows with the
 * square.
 */
const maxChars = 20_000;

/** Escapes make the text longer, at most five times: for many mentions in a row. */
const maxParsedChars = 5 * maxChars;

/** The deepest accepted nesting. Deeper text is only written in order to exhaust a parser or browser. */
const maxDepth = 24;

/**
 * Makes Markdown of a model or stranger safe for a GitHub comment. The text's structure stays, and every fence is
 * closed. Anything that would act is disabled: mentions, references to issues, raw HTML, images, links with a
 * misleading label or a scheme other than http, https and mailto, tick boxes, diagrams, hidden characters. Headings
 * move below the report's own. Text that is too long (20,000 characters) or too deeply nested (24) is put in a fence.
 * @param options `omitCode`: code that is shown elsewhere; equal blocks are left out
 */
export function defuseMarkdown(
  text: string,
  { omitCode = [] }: { readonly omitCode?: readonly string[] } = {},
): string {
  const visible = showHidden(text);
  const tree = visible.length > maxChars ? null : parse(visible);
  if (tree === null) return fence(visible, "text");
  const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => showHidden(code).trimEnd()))));
  return isSafe(safe) ? safe : fence(visible, "text");
}

/** The same as one line for a paragraph. Emphasis, code and links stay. Blocks become words. */
export function defuseInline(text: string): string {
  const visible = showHidden(text);
  const tree = visible.length > maxChars ? null : parse(visible);
  if (tree === null) return codeSpan(visible.trim());
  const words = flatten(defuseTree(tree, new Set()));
  const line = serialise({ type: "root", children: [{ type: "paragraph", children: words }] });
  return !line.includes("\n") && isSafe(`x ${line}`) ? line : codeSpan(visible.trim());
}

/** Parses the result again, because the library wrote it. */
function isSafe(markdown: string): boolean {
  const tree = parse(markdown);
  return tree !== null && isHarmless(tree);
}

/** Parses the text. Null if it is too long or nested too deep. The source shows that before a tree is built. */
function parse(markdown: string): Root | null {
  if (markdown.length > maxParsedChars || deepContainers.test(markdown)) return null;
  grammar ??= { extensions: [gfm()], mdastExtensions: gfmFromMarkdown() };
  const tree = fromMarkdown(markdown, grammar);
  return depthOf(tree) > maxDepth ? null : tree;
}

/** Created at the first use, because this takes as long as parsing a short text. */
let grammar: Parameters<typeof fromMarkdown>[1];

const deepContainers = new RegExp(`^(?:[ \\t]*(?:>|[-+*]|\\d{1,9}[.)])){${maxDepth}}`, "m");

function depthOf(root: Root): number {
  let depth = 0;
  let level: Nodes[] = [root];
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap((node): Nodes[] => ("children" in node ? node.children : []));
  }
  return depth;
}

function serialise(tree: Root): string {
  const markdown = toMarkdown(tree, {
    bullet: "-",
    rule: "-",
    fences: true,
    listItemIndent: "one",
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return separatorsAsEntities(markdown.trim());
}
