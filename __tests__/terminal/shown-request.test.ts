import { expect, test } from "@jest/globals";
import type { ApprovalRequest } from "../../src/ports/approver.js";
import { blockOf } from "../../src/facts/block.js";
import { shownRequest } from "../../src/terminal/shown-request.js";
import { terminalStyle } from "../../src/terminal/terminal-style.js";
import { anyText, fc } from "../chance.js";
import { hostilePiece } from "../output/hostile-text.js";

const style = terminalStyle(false);

function shown(code: string, { columns = 60, maxLines = 80 } = {}): string {
  const request: ApprovalRequest = {
    asks: "run",
    attempt: 1,
    blocks: [blockOf({ language: "sh", code, path: null })],
    sha256: "a".repeat(64),
    task: "",
    reply: "",
    session: null,
    usageText: "",
  };
  return shownRequest(request, { style, columns, maxLines });
}

const gutter = "  │ ";
const moving = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

test("no code begins a row of the terminal, moves its cursor or hides in it", () => {
  const text = fc.array(fc.oneof(hostilePiece, anyText(), fc.constant("x".repeat(70))));
  fc.assert(
    fc.property(text, (pieces) => {
      const rows = shown(pieces.join("")).split("\n");
      const [head, title, ...rest] = rows;
      expect(head).toBe("? May this code run?  reply 1");
      expect(title).toBe("  block 1  sh");
      expect(rest.pop()).toBe(`  SHA-256 ${"a".repeat(64)}`);
      for (const row of rest) {
        expect(row.startsWith(gutter)).toBe(true);
        expect([...row].length).toBeLessThanOrEqual(60);
        expect(row).not.toMatch(moving);
      }
    }),
  );
});

test("all of the code is there, in its order, however long its lines are", () => {
  const code = Array.from({ length: 40 }, (_, line) => `${line} ${"word ".repeat(line)}`).join("\n");
  const rows = shown(code, { maxLines: Infinity }).split("\n").slice(2, -1);
  expect(rows.map((row) => row.slice(gutter.length)).join("")).toBe(code.replaceAll("\n", ""));
});

test("what is not shown of long code is counted, and asked to be looked at", () => {
  expect(shown("ls\n".repeat(100), { maxLines: 11 })).toContain("… 90 more lines: read all of it");
});
