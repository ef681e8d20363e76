import { breakReferences, separatorsAsEntities } from "./references.js";
import { showHidden } from "../output/visible.js";

/** Escapes text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Makes one line of a stranger's text safe for an HTML element in a GitHub comment. */
export function defuseHtml(text: string): string {
  const line = showHidden(text).replace(/\s+/g, " ").trim();
  return separatorsAsEntities(escapeHtml(breakReferences(line)));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
