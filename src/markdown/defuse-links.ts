import type { Link, Nodes, Root } from "mdast";
import { isIssueAddress, withoutSeparators } from "./references.js";
import { showHidden } from "../output/visible.js";

/** The address of each link definition, by its identifier. The first definition counts. */
export type Definitions = ReadonlyMap<string, string>;

export function definitionsOf(root: Root): Definitions {
  const found = new Map<string, string>();
  visit(root, (node) => {
    if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
  });
  return found;
}

const protocols = new Set(["http:", "https:", "mailto:"]);

/**
 * Whether a link may stay. It may not if it has another scheme, is relative, has a user name or hidden characters,
 * leads to an issue or commit (which would link back here), or has a label that names another address.
 */
export function isInertLink(link: Pick<Link, "url" | "children">): boolean {
  const { url } = link;
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !protocols.has(address.protocol) || address.username !== "") return false;
  if (showHidden(url) !== url || isIssueAddress(url)) return false;
  const label = textOf(link.children);
  return !looksLikeAddress(label) || isSameAddress(label, url);
}

/** Whether a label is just the address, perhaps without its scheme or a slash at the end. */
export function isSameAddress(label: string, url: string): boolean {
  return bareAddress(label) === bareAddress(url);
}

export function textOf(nodes: readonly Nodes[]): string {
  let text = "";
  for (const node of nodes) visit(node, (each) => (text += "value" in each ? each.value : ""));
  return text;
}

function looksLikeAddress(label: string): boolean {
  return /:\/\/|^\s*(?:www\.|mailto:|[\w-]+(?:\.[\w-]+)+(?:[/?#:]|\s*$))/i.test(label);
}

function bareAddress(address: string): string {
  return withoutSeparators(address)
    .trim()
    .replace(/^(?:https?:\/\/|mailto:)/i, "")
    .replace(/\/$/, "");
}

function visit(node: Nodes, take: (node: Nodes) => void): void {
  take(node);
  if ("children" in node) for (const child of node.children) visit(child, take);
}
