import { hash } from "node:crypto";
import { type CodeBlock, withCode } from "../../../facts/block.js";
import type { SessionFacts } from "../../../facts/session.js";
import { withNeededScripts } from "./needed-scripts.js";
import { commandsOf, isSession, showsSession } from "../shell-session.js";
import { type Family, familyOf, isTypedPython } from "./families.js";
import keptPython from "./kept-python.py.js";
import keptShell from "./kept-shell.sh.js";
import { continuedCode, placedCode } from "./placed-code.js";

/** The block as the executor gets it: the code on its lines, in its session. */
export function runnable(
  block: CodeBlock,
  blocks: readonly CodeBlock[],
  { languages, kernel }: Pick<SessionFacts, "languages" | "kernel">,
): CodeBlock {
  const family = familyOf(block.language);
  if (block.path !== null) return block;
  if (family === "shell") return shellBlock(block, blocks, languages);
  const place = sessionOf(block, blocks);
  if (family === "python" && (isTypedPython(block.code) || (kernel === undefined && place.isShared)))
    return pythonBlock(block, { ...place, isAlone: kernel !== undefined });
  // PHP would print the empty lines above `<?php`, and kernels number lines by themselves.
  if (block.language === "php" || (family === "python" && kernel !== undefined)) return block;
  const scripts = block.continues === undefined ? withNeededScripts(block, blocks) : null;
  return withCode(block, scripts ?? continuedCode(block, blocks));
}

interface Place {
  readonly isShared: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A block's position among the blocks that share its variables. */
function sessionOf(block: CodeBlock, blocks: readonly CodeBlock[]): Place {
  const family = familyOf(block.language);
  const all = blocks.filter(
    (each) =>
      each.session === block.session &&
      familyOf(each.language) === family &&
      each.path === null &&
      each.leftAlone === undefined &&
      each.code.trim() !== "",
  );
  const isShared = block.session !== undefined && all.length > 1;
  const [isFirst, isLast] = [all[0], all.at(-1)].map(
    (each) => each?.document === block.document && each?.line === block.line,
  );
  return { isShared, isFirst: isFirst!, isLast: isLast! };
}

function pythonBlock(
  block: CodeBlock,
  { isShared, isFirst, isLast, isAlone }: Place & { readonly isAlone: boolean },
): CodeBlock {
  const told = {
    name: block.document ?? "",
    line: block.line ?? 0,
    code: block.code,
    isTyped: isTypedPython(block.code),
    place: placeOf(block, "python"),
    isFirst,
    isLast,
    isAlone: isAlone || !isShared,
  };
  const inBase64 = Buffer.from(JSON.stringify(told)).toString("base64");
  return { ...withCode(block, `${keptPython}\nkept_block("${inBase64}")\n`), language: "python" };
}

function shellBlock(block: CodeBlock, blocks: readonly CodeBlock[], languages: readonly string[]): CodeBlock {
  const session = languages.includes("bash") ? "bash" : "sh";
  const language = isSession(block.language) ? session : block.language;
  const code = showsSession(block) ? commandsOf(block.code, { keepsLines: true }) : block.code;
  const { isShared } = sessionOf(block, blocks);
  const before = isShared ? oneLine(keptShell.replace("PLACE", placeOf(block, "shell"))) : "";
  return { ...withCode(block, `${before}${placedCode({ ...block, code })}`), language };
}

function oneLine(program: string): string {
  return program
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .join(" ");
}

/** The name of a session's files in the sandbox's temporary folder. */
function placeOf({ session = "" }: CodeBlock, family: Family): string {
  return `.agent-exec-${hash("sha256", `${family} ${session}`).slice(0, 16)}`;
}
