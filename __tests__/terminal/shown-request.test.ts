import { expect, test } from "@jest/globals";
import type { ApprovalRequest } from "../../src/ports/approver.js";
import { blockOf } from "../../src/ports/block.js";
import { shownRequest } from "../../src/terminal/shown-request.js";
import { terminalStyle } from "../../src/terminal/terminal-style.js";
import { hostileTexts } from "../output/hostile-text.js";
import { fc } from "../chance.js";

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

/** What a terminal of so many columns begins a row with. */
const ours = /^(?:\? May this code run\?|  block 1|  SHA-256|  … \d)/;
const gutter = "  │ ";
