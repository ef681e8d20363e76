import type { Request } from "./answer.js";

type Rendered = Readonly<Record<string, unknown>>;

/** The answer with `body_html` and `body_text`, if the client asked for the full media type. */
export function withHtml({ accept }: Request, thing: Rendered, signedUrl: string): Rendered {
  if (accept !== "application/vnd.github.full+json") return thing;
  const body = typeof thing["body"] === "string" ? thing["body"] : "";
  return { ...thing, body_html: htmlOf(body, signedUrl), body_text: body };
}

/** Images as GitHub shows them: of uploads with a signed address, of others with an address of its own proxy. */
function htmlOf(markdown: string, signedUrl: string): string {
  const images = markdown
    .replaceAll(/</g, "&lt;")
    .replaceAll(/!\[([^\]]*)\]\(([^)]*)\)/g, (_, alt: string, address: string) => {
      const upload = /^https:\/\/github\.com\/user-attachments\/assets\/([\w.-]+)$/.exec(address)?.[1];
      const src =
        upload === undefined
          ? `https://camo.githubusercontent.com/0000/${Buffer.from(address).toString("hex")}`
          : `${signedUrl}/uploads/${upload}?a=1&amp;sig=signed`;
      return `<a target="_blank" href="${src}"><img src="${src}" alt="${alt}" style="max-width: 100%;"></a>`;
    });
  return `<p dir="auto">${images}</p>`;
}
