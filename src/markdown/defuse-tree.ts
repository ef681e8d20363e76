import type { Image, Link, ListItem, Nodes, Parents, PhrasingContent, Root, Text } from "mdast";
import { type Definitions, definitionsOf, isInertLink, isSameAddress, textOf } from "./defuse-links.js";
import { breakReferences, hasReference } from "./references.js";
import { showHidden } from "../output/visible.js";

interface Context {
  readonly definitions: Definitions;
  readonly omitCode: ReadonlySet<string>;
}

/** A copy of the tree without anything that acts. Code blocks that equal one of `omitCode` are left out. */
export function defuseTree(root: Root, omitCode: ReadonlySet<string>): Root {
  return withChildren(root, defuseChildren(root, { definitions: definitionsOf(root), omitCode }));
}

/** Whether `defuseTree` would change nothing in a tree. */
export function isHarmless(node: Nodes): boolean {
  if (activeTypes.has(node.type)) return false;
  if (node.type === "text") return !hasReference(node.value);
  if (node.type === "link" && !isInertLink(node)) return false;
  return !("children" in node) || node.children.every(isHarmless);
}

/** Turns a defused tree into one line of words, emphasis, code and links. A blank separates two blocks. */
export function flatten(tree: Root): PhrasingContent[] {
  const flat = withChildren(tree, tree.children.flatMap(spaced).flatMap(flattenNode));
  const words = flat.children as PhrasingContent[];
  return words.map((word, index) =>
    word.type === "text" ? text(squeeze(word.value, index, words.length)) : word,
  );
}

const activeTypes: ReadonlySet<Nodes["type"]> = new Set<Nodes["type"]>([
  "html",
  "image",
  "imageReference",
  "linkReference",
  "definition",
  "footnoteReference",
  "footnoteDefinition",
]);

function defuseChildren(parent: Parents, context: Context): Nodes[] {
  return parent.children.flatMap((child) => defuse(child, parent, context));
}

function defuse(node: Nodes, parent: Parents, context: Context): Nodes[] {
  switch (node.type) {
    case "text":
      return [text(showHidden(node.value))];
    case "code":
      return context.omitCode.has(node.value.trimEnd())
        ? []
        : [{ ...node, lang: inertLanguage(node.lang), meta: null }];
    case "html":
      return [defuseHtml(node.value, parent)];
    case "image":
      return describeImage(node, node.url);
    case "imageReference":
      return describeImage(node, context.definitions.get(node.identifier) ?? "");
    case "link":
      return defuseLink({ ...node, children: inside(node, context) });
    case "linkReference": {
      const url = context.definitions.get(node.identifier) ?? "";
      return defuseLink({ type: "link", url, children: inside(node, context) });
    }
    case "heading":
      return [{ ...node, depth: Math.min(6, node.depth + 3) as 4 | 5 | 6, children: inside(node, context) }];
    case "listItem":
      return [withChildren({ ...node, checked: null }, defuseChildren(withTick(node), context))];
    case "footnoteReference":
      return [text(`[^${showHidden(node.identifier)}]`)];
    case "footnoteDefinition":
      return [
        { type: "paragraph", children: [text(`[^${showHidden(node.identifier)}]:`)] },
        ...defuseChildren(node, context),
      ];
    case "definition":
      return [];
    default:
      return "children" in node ? [withChildren(node, defuseChildren(node, context))] : [node];
  }
}

function inside(node: Extract<Parents, { children: PhrasingContent[] }>, context: Context) {
  return withChildren(node, defuseChildren(node, context)).children;
}

/** Shows raw HTML as code. In a line of words, only a line break keeps its meaning. */
function defuseHtml(value: string, parent: Parents): Nodes {
  if (flowParents.has(parent.type)) return { type: "code", lang: "html", value };
  return text(/^<br\s*\/?>$/i.test(value) ? " " : showHidden(value));
}

const flowParents: ReadonlySet<string> = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);

function describeImage({ alt }: Pick<Image, "alt">, url: string): Nodes[] {
  const name = (alt ?? "") === "" ? "image" : `image “${showHidden(alt ?? "")}”`;
  return url === "" ? [text(name)] : [text(`${name} (`), code(url), text(")")];
}

/** Keeps a safe link without its hidden title. Another link becomes its label and address. */
function defuseLink(link: Link): Nodes[] {
  if (link.url === "") return link.children;
  if (isInertLink(link)) return [{ ...link, title: null }];
  if (isSameAddress(textOf(link.children), link.url)) return [code(link.url)];
  return [...link.children, text(" ("), code(link.url), text(")")];
}

/** GitHub renders code in these languages as a picture, or offers it as a change. */
const activeLanguages = new Set(["mermaid", "geojson", "topojson", "stl", "math", "suggestion"]);

function inertLanguage(language: string | null | undefined): string | null {
  const word = (language ?? "").replace(/[^\w+#.-]/g, "").slice(0, 40);
  return activeLanguages.has(word.toLowerCase()) ? "text" : word || null;
}

/** Replaces a tick box with a sign, because readers could tick it. */
function withTick(item: ListItem): ListItem {
  const [first, ...rest] = item.children;
  if (typeof item.checked !== "boolean") return item;
  const sign = text(item.checked ? "☑ " : "☐ ");
  if (first?.type !== "paragraph")
    return { ...item, children: [{ type: "paragraph", children: [sign] }, ...item.children] };
  return { ...item, children: [{ ...first, children: [sign, ...first.children] }, ...rest] };
}

/** Joins blanks, and removes those at both ends of the line. */
function squeeze(value: string, index: number, length: number): string {
  const squeezed = value.replace(/\s+/g, " ");
  const start = index === 0 ? squeezed.trimStart() : squeezed;
  return index === length - 1 ? start.trimEnd() : start;
}

function spaced(node: Nodes): Nodes[] {
  return [node, text(" ")];
}

function flattenNode(node: Nodes): Nodes[] {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return [node];
    case "break":
      return [text(" ")];
    case "code":
      // Two backticks with nothing between them would pair with later ones.
      return node.value.trim() === "" ? [] : [code(node.value)];
    case "emphasis":
    case "strong":
    case "delete":
    case "link":
      return [withChildren(node, node.children.flatMap(flattenNode))];
    case "paragraph":
    case "heading":
    case "tableCell":
      return node.children.flatMap(flattenNode);
    default:
      return "children" in node ? node.children.flatMap(spaced).flatMap(flattenNode) : [];
  }
}

/** Replaces a node's children. Neighbouring texts become one, because two parts could together form a reference. */
function withChildren<T extends Parents>(node: T, children: readonly Nodes[]): T {
  const joined: Nodes[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (child.type !== "text") joined.push(child);
    else if (last?.type === "text") joined[joined.length - 1] = text(last.value + child.value);
    else joined.push(text(child.value));
  }
  const broken = joined.map((child) => (child.type === "text" ? text(breakReferences(child.value)) : child));
  return { ...node, children: broken };
}

function text(value: string): Text {
  return { type: "text", value };
}

function code(value: string): Nodes {
  return { type: "inlineCode", value: showHidden(value).replace(/\s+/g, " ") };
}
