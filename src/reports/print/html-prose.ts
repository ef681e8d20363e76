import { showWithin } from "../../output/visible.js";
import { escaped, type Html, trusted } from "./html-tag.js";

/** Renders Markdown that may be hostile, without the code that the page shows elsewhere. */
export type RenderProse = (markdown: string, omitCode?: readonly string[]) => Html;

/** A model does not write more in one reply. Longer text is shown as plain text and cut. */
const maxChars = 50_000;
const maxPlainChars = 200_000;

const protocols = new Set(["http:", "https:", "mailto:"]);

/**
 * Loads the Markdown parser. Its HTML has no HTML of the text, no image and nothing hidden. It links only to http, https
 * and mailto addresses, and these do not learn the page's own address.
 */
export async function createProse(): Promise<RenderProse> {
  const { default: MarkdownIt } = await import("markdown-it");
  const parser = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image");
  parser.validateLink = (url) => URL.canParse(url) && protocols.has(new URL(url).protocol);
  // An entity can hide a character that appears only after decoding. So the text is escaped here again.
  parser.renderer.rules["text"] = (tokens, index) => escaped`${tokens[index]?.content ?? ""}`.markup;
  parser.renderer.rules["link_open"] = (tokens, index) => {
    const href = String(tokens[index]?.attrGet("href") ?? "");
    return escaped`<a href="${href}" rel="noopener noreferrer nofollow">`.markup;
  };
  parser.renderer.rules["fence"] = (tokens, index) => plainCode(tokens[index]?.content ?? "").markup;
  parser.renderer.rules["code_block"] = parser.renderer.rules["fence"];
  return (markdown, omitCode = []) => {
    const visible = showWithin(markdown, maxPlainChars);
    if (visible.length > maxChars) return plainCode(visible);
    const omitted = new Set(omitCode.map((code) => showWithin(code, maxPlainChars).trimEnd()));
    const tokens = parser.parse(visible, {});
    const kept = tokens.filter((token) => token.type !== "fence" || !omitted.has(token.content.trimEnd()));
    return trusted(parser.renderer.render(kept, parser.options, {}));
  };
}

function plainCode(text: string): Html {
  return escaped`<pre class="plain">${text}</pre>`;
}
