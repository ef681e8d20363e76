import type { Finding } from "./finding.js";

/** Where a tool says that something is. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** What a tool reports, before its place in the repository is known. */
export interface Reported extends Pick<Finding, "level" | "title" | "message"> {
  /** The best first: the first one in the repository counts. */
  readonly places: readonly Place[];
  /** The test of `go test`, whose package stands further below. */
  readonly goTest?: string;
}

/** The test that a tool named last, and the number of its line. */
export interface Heading {
  readonly test: string | null;
  readonly at: number;
}

/** What begins at a line; null if the reader does not know it. */
export type Reader = (lines: readonly string[], at: number, heading: Heading) => Read | null;

export interface Read {
  readonly found: readonly Reported[];
  /** The number of the line after the last one that was read. */
  readonly next: number;
}

/** 12 lines of a message: more stands in the report. */
const messageLines = 12;

/** A message of lines that belong together, without blank ones, and without the indentation that they share. */
export function messageOf(lines: readonly string[]): string {
  const told = lines.filter((line) => line.trim() !== "").slice(0, messageLines);
  const indent = Math.min(...told.map(indentOf));
  return told.map((line) => line.slice(indent).trimEnd()).join("\n");
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
