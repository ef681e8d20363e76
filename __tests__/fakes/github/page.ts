import type { Request } from "./answer.js";

/** A page of a list, with links to the others. */
export function page<T>(
  all: readonly T[],
  { query, url }: Request,
): { items: readonly T[]; headers: Record<string, string> } {
  const size = Math.min(Number(query.get("per_page") ?? 30), 100);
  const number = Number(query.get("page") ?? 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (rel: string, to: number) => {
    const target = new URL(url);
    target.searchParams.set("page", String(to));
    return `<${target.href}>; rel="${rel}"`;
  };
  const links = number < last ? [link("next", number + 1), link("last", last)] : [];
  const headers: Record<string, string> = links.length > 0 ? { link: links.join(", ") } : {};
  return { items: all.slice((number - 1) * size, number * size), headers };
}
