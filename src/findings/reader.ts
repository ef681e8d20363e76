import type { Finding } from "./finding.js";

/** The place that a tool names. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A problem that a tool reports, before its file in the repository is known. */
export interface Reported extends Pick<Finding, "level" | "title" | "message"> {
  /** Possible places, best first. The first one that is in the repository counts. */
  readonly places: readonly Place[];
  /** The name of the test in `go test`. Its package stands further below. */
  readonly goTest?: string;
}

/** The test that a tool named last, and the number of that line. */
export interface Heading {
  readonly test: string | null;
  readonly at: number;
}

/** Reads a problem that begins at a line. Null if the reader does not know the line's form. */
export type Reader = (
  lines: readonly string[],
  at: number,
  heading: Heading,
) => {
  readonly found: readonly Reported[];
  /** The number of the first line that was not read. */
  readonly next: number;
} | null;

/** The place in a match, whose first groups are the file and the line. Null without a match. */
export function placeIn(match: RegExpExecArray | null): Place | null {
  return match === null ? null : { file: match[1]!, line: Number(match[2]) };
}

/** How many lines of a message to keep. The report has more. */
const messageLines = 12;

/** Joins a message's lines. It leaves out blank lines and the indentation that all lines share. */
export function messageOf(lines: readonly string[]): string {
  const told = lines.filter((line) => line.trim() !== "").slice(0, messageLines);
  const indent = Math.min(...told.map(indentOf));
  return told.map((line) => line.slice(indent).trimEnd()).join("\n");
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
