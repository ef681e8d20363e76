import { pathAlone } from "../../../markdown/path-alone.js";
import { pathInFirstLine } from "../block-path.js";
import { type FileEdit, type HunkLine, MisfitError, toBytes } from "./edit.js";

/** Models vary the number of signs. Both marks and the line between must have the same number. */
const opening = /^(<{5,20}) SEARCH[ \t]*$/;
const anyOpening = /^<{5,20} SEARCH[ \t]*$/m;

/** Whether a text has the first line of a search-and-replace section. */
export function holdsReplacements(text: string): boolean {
  return anyOpening.test(text);
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
      const { end, ...section } = sectionAt(lines, { index, signs });
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
        search: [],
        replace: [],
        fault: `line ${index + 1} is outside of any section, and is not a file name`,
      });
    path = name ?? path;
    index += 1;
  }
  return sections;
}

interface Opening {
  readonly index: number;
  readonly signs: number;
}

function sectionAt(
  lines: readonly string[],
  { index, signs }: Opening,
): Omit<Section, "path"> & { end: number } {
  const at = `the section at line ${index + 1}`;
  const closing = indexOfMark(lines, { from: index + 1, mark: `${">".repeat(signs)} REPLACE` });
  const end = closing === -1 ? lines.length : closing + 1;
  const nothing = { search: [], replace: [], end };
  const body = lines.slice(index + 1, closing === -1 ? lines.length : closing);
  if (closing === -1)
    return { ...nothing, fault: `${at} has no end marker \`${">".repeat(signs)} REPLACE\`` };
  if (body.some((line) => opening.test(line)))
    return { ...nothing, fault: `${at} has no end marker before the next section` };
  const dividers = body.flatMap((line, each) => (isMark(line, "=".repeat(signs)) ? [each] : []));
  const [divider, other] = dividers;
  if (divider !== undefined && other === undefined)
    return { search: body.slice(0, divider), replace: body.slice(divider + 1), end };
  const fault =
    divider === undefined
      ? `${at} has no line \`${"=".repeat(signs)}\` between the search and the replacement`
      : `${at} has several lines \`${"=".repeat(signs)}\`: use longer marks, with ${signs + 1} signs each`;
  return { ...nothing, fault };
}

function indexOfMark(lines: readonly string[], { from, mark }: { from: number; mark: string }): number {
  for (let index = from; index < lines.length; index += 1) if (isMark(lines[index]!, mark)) return index;
  return -1;
}

function isMark(line: string, mark: string): boolean {
  return line.trimEnd() === mark;
}
