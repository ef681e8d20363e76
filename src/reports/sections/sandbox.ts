import { count } from "../../format/format.js";
import { type Block, bold, code, dim, paragraph, type Section, type Words } from "../document.js";
import type { Report, SandboxReport } from "../report.js";

/** How many limits are shown. A user's own executor may have any number. */
const maxLimits = 40;

/** Where the code ran, whether each limit is enforced, and which model wrote the code. */
export function sandbox({ sandbox: place, writer, usage }: Report): Section | null {
  if (place === null && writer === null) return null;
  const facts: Words[] = [
    ...(writer === null ? [] : [["Model: ", code(writer), `, ${count("call", usage.calls)}`]]),
    ...(place === null ? [] : [["Executor: ", code(place.executor)], ...imageOf(place)]),
  ];
  return {
    name: "the sandbox",
    rank: 90_002,
    title: place === null ? "Model" : titleOf(place),
    blocks: ({ rows }) => [...facts.map((each) => paragraph(each)), ...(rows <= 3 ? [] : limitsOf(place))],
  };
}

function titleOf({ limits }: SandboxReport): string {
  const tried = limits.filter(({ holds }) => holds !== null);
  if (tried.length === 0) return "Sandbox";
  return `Sandbox: ${tried.filter(({ holds }) => holds).length} of ${count("limit", tried.length)} enforced`;
}

function imageOf({ image, digest, build }: SandboxReport): Words[] {
  if (image === null) return [];
  return [
    ["Image: ", code(image), ...(digest === null ? [] : [" at ", code(digest)])],
    ...(build === null ? [] : [`The image was ${build}.`]),
  ];
}

function limitsOf(place: SandboxReport | null): Block[] {
  const rows = (place?.limits ?? []).slice(0, maxLimits).map(({ name, value, holds }): Words[] => {
    const word = holds ? bold("enforced", "good") : bold("not enforced", "bad");
    return [code(name), value, holds === null ? dim("not tried") : word];
  });
  return rows.length === 0 ? [] : [{ kind: "table", head: ["Limit", "Value", "On this machine"], rows }];
}
