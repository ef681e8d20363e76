import { styleText } from "node:util";

export interface TerminalStyle {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  warn(text: string): string;
  accent(text: string): string;
}

/** The beginning of each line of foreign text. So no such line looks like one of agent-exec's own. */
export const gutter = "  │ ";

/** Colours. There are none if the stream is no terminal, or if the user does not want them. */
export function terminalStyle(hasColour: boolean): TerminalStyle {
  const paint = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    hasColour ? styleText(format, text, { validateStream: false }) : text;
  return {
    bold: paint("bold"),
    dim: paint("dim"),
    good: paint("green"),
    bad: paint("red"),
    warn: paint("yellow"),
    accent: paint("cyan"),
  };
}
