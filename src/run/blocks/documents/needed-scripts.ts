import type { CodeBlock } from "../../../facts/block.js";
import earlierOutput from "./earlier-output.cjs.js";
import { placedCode } from "./placed-code.js";

const scripts = new Set(["javascript", "js", "node", "mjs", "cjs", "typescript", "ts"]);

/**
 * The code of a JavaScript or TypeScript block with the code of the earlier blocks that it needs, because a reader of a
 * document expects that a name from above is still there. Null if it needs none, or if the names collide.
 */
export function withNeededScripts(block: CodeBlock, blocks: readonly CodeBlock[]): string | null {
  if (!scripts.has(block.language)) return null;
  const at = blocks.findIndex((each) => each.document === block.document && each.line === block.line);
  const earlier = blocks.slice(0, Math.max(0, at)).filter((each) => isEarlier(each, block));
  const needed = neededBy(read(block), earlier.map(read));
  const declared = needed.flatMap(({ declares }) => [...declares]);
  if (needed.length === 0 || new Set(declared).size < declared.length) return null;
  const before = needed.reduce((text, each) => placedCode(each.block, text), oneLine(earlierOutput));
  const collides = [...read(block).declares].some((name) => declared.includes(name));
  if (collides && /^ {0,9}(?:import|export)\b/m.test(block.code)) return null;
  const own = collides ? `;{ ${begin}${block.code}\n}` : `;${begin}${block.code}`;
  return placedCode({ ...block, code: own }, before);
}

function oneLine(program: string): string {
  const lines = program.split("\n");
  return lines.filter((line) => !line.startsWith("//")).join(" ");
}

const begin = "agentExecOwn();";

function isEarlier(each: CodeBlock, block: CodeBlock): boolean {
  return (
    each.session === block.session &&
    scripts.has(each.language) &&
    each.path === null &&
    each.leftAlone === undefined &&
    (each.exit ?? 0) === 0
  );
}

interface Read {
  readonly block: CodeBlock;
  /** The names that the block declares at its outermost level. */
  readonly declares: ReadonlySet<string>;
  /** The words of the block that may be names from outside. */
  readonly uses: ReadonlySet<string>;
  /** The names at the beginnings of its lines: `app` in `app.use(…)`. */
  readonly begins: ReadonlySet<string>;
}

/** In their order: the blocks that declare what the block uses, and those that work on these names. */
function neededBy(own: Read, earlier: readonly Read[]): readonly Read[] {
  const needed = new Set<Read>();
  const add = ({ uses, declares }: Read, before: readonly Read[]): void => {
    for (const name of uses) {
      const found = declares.has(name) ? undefined : before.findLast((each) => each.declares.has(name));
      if (found === undefined || needed.has(found)) continue;
      needed.add(found);
      add(found, before.slice(0, before.indexOf(found)));
    }
  };
  add(own, earlier);
  for (const [index, each] of earlier.entries()) {
    const taken = [...needed].flatMap(({ declares }) => [...declares]);
    const declares = [...each.declares];
    const worksOn = [...each.begins].some((name) => taken.includes(name) && !each.declares.has(name));
    if (!worksOn || needed.has(each) || declares.some((name) => taken.includes(name))) continue;
    needed.add(each);
    add(each, earlier.slice(0, index));
  }
  return earlier.filter((each) => needed.has(each));
}

/** A declaration at the beginning of a line: its names, or the pattern that contains them. */
const declaration =
  /^(?:export )?(?:(?:const|let|var) (\{[^}]{0,1000}\}|\[[^\]]{0,1000}\]|[\w$]+)|(?:default )?(?:async )?(?:function\*?|class|interface|type|enum) ([\w$]+)|import (?:type )?([\w$*{][^"';]{0,1000})\bfrom\b)/gm;

function read(block: CodeBlock): Read {
  const { code } = block;
  const names = [...code.matchAll(declaration)].flatMap(([, pattern, name, imported]) =>
    (pattern ?? name ?? imported ?? "")
      .replace(/[{}[\]]/g, ",")
      .split(",")
      .map(nameIn),
  );
  const words = [...code.matchAll(/(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*/g)].map(([word]) => word);
  const begins = [...code.matchAll(/^(?:await )?([\w$]+)(?=[.([ ])/gm)].map(([, name]) => name!);
  return {
    block,
    declares: new Set(names.filter((name) => name !== "")),
    uses: new Set(words),
    begins: new Set(begins),
  };
}

/** The name in a part of a pattern: `a`, `b: a`, `b as a`, `a = 1`, `...a`. */
function nameIn(part: string): string {
  const [target = ""] = part.split("=");
  return (
    /^(?:\.\.\.)?([\w$]+)$/.exec(
      target
        .split(/:| as /)
        .at(-1)!
        .trim(),
    )?.[1] ?? ""
  );
}
