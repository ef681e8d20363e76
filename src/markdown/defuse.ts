import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";
import { defuseTree, flatten, isHarmless } from "./defuse-tree.js";
import { codeSpan, fence } from "./fence.js";
import { separatorsAsEntities } from "./references.js";
import { showHidden } from "../output/visible.js";

export interface DefuseOptions {
  /** Code that is shown elsewhere: blocks that hold just this are left out. */
  readonly omitCode?: readonly string[];
}

/**
 * 20,000 UTF-16 units are ten pages; some nonsense of this length takes a parser three seconds already, and the time
 * grows with its square.
 */
const maxChars = 20_000;

/** What was defused is longer by the escapes: at most fivefold, for mentions in a row. */
const maxParsedChars = 5 * maxChars;

/** Deeper than this no person writes; what does is meant to exhaust a parser or a browser. */
const maxDepth = 24;

/**
 * Markdown of a model or a stranger, to be shown in a GitHub comment. Its structure stays and every fence is closed.
 * What would act is taken apart: mentions, references to issues, raw HTML with comments, images, links with other
 * schemes than http, https and mailto or with a misleading label, tick boxes, diagrams, hidden characters. Headings
 * move down below the report's own. A text that cannot be shown like
 * that (over 20,000 characters, nested more than 24 deep) comes as it is, in a fence.
 */
export function defuseMarkdown(text: string, { omitCode = [] }: DefuseOptions = {}): string {
  const visible = showHidden(text);
  const tree = visible.length > maxChars ? null : parse(visible);
  if (tree === null) return fence(visible, "text");
  const safe = serialise(defuseTree(tree, new Set(omitCode.map((code) => showHidden(code).trimEnd()))));
  return isSafe(safe) ? safe : fence(visible, "text");
}

/** The same as one line to stand in a paragraph: emphasis, code and links stay, blocks become words. */
export function defuseInline(text: string): string {
  const visible = showHidden(text);
  const tree = visible.length > maxChars ? null : parse(visible);
  if (tree === null) return codeSpan(visible.trim());
  const words = flatten(defuseTree(tree, new Set()));
  const line = serialise({ type: "root", children: [{ type: "paragraph", children: words }] });
  return !line.includes("\n") && isSafe(`x ${line}`) ? line : codeSpan(visible.trim());
}

/** A second look at what a reader's parser will find: the serialiser is not ours. */
function isSafe(markdown: string): boolean {
  const tree = parse(markdown);
  return tree !== null && isHarmless(tree);
}

/** null where it is too long or nested too deep, which shows in the source before a tree is built. */
function parse(markdown: string): Root | null {
  if (markdown.length > maxParsedChars || deepContainers.test(markdown)) return null;
  grammar ??= { extensions: [gfm()], mdastExtensions: gfmFromMarkdown() };
  const tree = fromMarkdown(markdown, grammar);
  return depthOf(tree) > maxDepth ? null : tree;
}

/** Put together at the first use: it takes as long as a short text. */
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
