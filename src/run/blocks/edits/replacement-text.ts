import { pathAlone } from "../../../markdown/path-alone.js";
import { pathInFirstLine } from "../block-path.js";
import { type FileEdit, type HunkLine, MisfitError, toBytes } from "./edit.js";

/** Models vary the number of signs. Both marks and the line between must have the same number. */
const opening = /^(<{5,20}) SEARCH[ \t]*$/;

/** Whether a text has the first line of a search-and-replace section. */
export function holdsReplacements(text: string): boolean {
  return /^<{5,20} SEARCH[ \t]*$/m.test(text);
}

/** Whether a text has nothing but such sections and file names. Code may contain such a line in a string. */
export function isReplacements(text: string): boolean {
  return holdsReplacements(text) && sectionsOf(text).every(({ fault }) => fault === undefined);
}

/**
 * Reads search-and-replace sections, one edit each.
 * @param path the file if no section names one
 * @throws MisfitError if a section is incomplete or has no file.
 */
export function readReplacements(text: string, path: string | null): FileEdit[] {
  let file = path;
  return sectionsOf(text).map(({ path: own, search, replace, fault }, index) => {
    if (fault !== undefined) throw new MisfitError(fault);
    file = own ?? file;
    const name = `section ${index + 1}`;
    if (file === null)
      throw new MisfitError(`${name} has no file name. Write the name alone on the line before the fence`);
    const lines = [...linesAs("old", search), ...linesAs("new", replace)];
    const isNew = search.length === 0;
    return { from: isNew ? null : file, to: file, hunks: [{ name, lines, at: null }] };
  });
}

function linesAs(kind: HunkLine["kind"], texts: readonly string[]): HunkLine[] {
  return texts.map((text) => ({ kind, text: toBytes(text) }));
}

interface Section {
  /** The file named above the section. Null if none is named. */
  readonly path: string | null;
  readonly search: readonly string[];
  readonly replace: readonly string[];
  /** The section's fault. It may also say that the text is no section. */
  readonly fault?: string;
}

function sectionsOf(text: string): Section[] {
  const lines = text.replace(/\n$/, "").split("\n");
  const sections: Section[] = [];
  let path: string | null = null;
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    const signs = opening.exec(line)?.[1]?.length;
    if (signs !== undefined) {
      const { end, ...section } = sectionAt(lines, index, signs);
      sections.push({ path, ...section });
      path = null;
      index = end;
      continue;
    }
    const isNameAbove = index === 0 && pathInFirstLine(line) !== null;
    const name = pathAlone(line);
    if (line.trim() !== "" && name === null && !isNameAbove)
      sections.push({
        path,
        ...empty,
        fault: `line ${index + 1} is outside of any section, and is not a file name`,
      });
    path = name ?? path;
    index += 1;
  }
  return sections;
}

const empty = { search: [], replace: [] };

function sectionAt(
  lines: readonly string[],
  index: number,
  signs: number,
): Omit<Section, "path"> & { end: number } {
  const at = `the section at line ${index + 1}`;
  const mark = `${">".repeat(signs)} REPLACE`;
  let closing = index + 1;
  while (closing < lines.length && lines[closing]!.trimEnd() !== mark) closing += 1;
  const end = closing + 1;
  const nothing = { ...empty, end };
  const body = lines.slice(index + 1, closing);
  if (closing === lines.length) return { ...nothing, fault: `${at} has no end marker \`${mark}\`` };
  if (body.some((line) => opening.test(line)))
    return { ...nothing, fault: `${at} has no end marker before the next section` };
  const isDivider = (line: string) => line.trimEnd() === "=".repeat(signs);
  const [divider, other] = body.flatMap((line, each) => (isDivider(line) ? [each] : []));
  if (divider !== undefined && other === undefined)
    return { search: body.slice(0, divider), replace: body.slice(divider + 1), end };
  const fault =
    divider === undefined
      ? `${at} has no line \`${"=".repeat(signs)}\` between the search and the replacement`
      : `${at} has several lines \`${"=".repeat(signs)}\`: use longer marks, with ${signs + 1} signs each`;
  return { ...nothing, fault };
}
