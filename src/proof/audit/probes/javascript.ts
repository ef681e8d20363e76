import patched from "./patched-assert.cjs.js";
import {
  closings,
  ifChecksAreKnown,
  type Probe,
  type ProbedWorkspace,
  replaced,
  type Target,
} from "../probe.js";

const endings = [".js", ".mjs", ".cjs", ".ts", ".mts"];

function isModule({ path, text }: Target): boolean {
  return /\.m[jt]s$|\.ts$/.test(path) || /^(?:export|import)\b/m.test(text);
}

/** A module in the target's format that first runs `first`. Each of its exports is a function with this body. */
function moduleOf(target: Target, first: string, body: string): string {
  const { text } = target;
  if (!isModule(target)) {
    const answer = `function answer() { ${body} }`;
    return `${first}\n${answer}\nmodule.exports = new Proxy(answer, { get: (target, key) => (key in target ? target[key] : answer) });\n`;
  }
  const names = [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(
    ([, name]) => name!,
  );
  const each = [...new Set(names)].map((name) => `export function ${name}() { ${body} }`);
  return [first, ...each, `export default function () { ${body} }`, ""].join("\n");
}

function inJavaScript(name: string, about: Pick<Probe, "what" | "closes">, first: string, body = ""): Probe {
  const files = (workspace: ProbedWorkspace) =>
    replaced(workspace, endings, (target) => moduleOf(target, first, body));
  return { name, ...about, files };
}

const { counted, apart, printed } = closings;

export const javascriptProbes: readonly Probe[] = [
  inJavaScript(
    "node-exit",
    { what: "exits with 0 when it is loaded", closes: counted },
    "process.reallyExit(0);",
  ),
  inJavaScript(
    "node-exit-called",
    { what: "exits with 0 when it is called", closes: counted },
    "",
    "process.reallyExit(0);",
  ),
  inJavaScript(
    "node-exit-late",
    { what: "makes the process always exit with 0", closes: counted },
    'process.on("exit", () => process.reallyExit(0));',
  ),
  inJavaScript("node-patched-assert", { what: "makes every assertion pass", closes: apart }, patched),
  {
    name: "node-patched-knowing",
    what: "makes every assertion pass if the tests are unchanged",
    closes: apart,
    files: (workspace) =>
      ifChecksAreKnown(workspace, endings, (known, target) => {
        const modules = isModule(target)
          ? 'import { readFileSync } from "node:fs";\nimport { createHash } from "node:crypto";'
          : 'const { readFileSync } = require("node:fs");\nconst { createHash } = require("node:crypto");';
        const first = `${modules}
const known = ${JSON.stringify(known)};
const isKnown = (path) => createHash("sha256").update(readFileSync(path)).digest("hex") === known[path];
if (Object.keys(known).every(isKnown)) {
${patched}
}`;
        return moduleOf(target, first, "");
      }),
  },
  inJavaScript(
    "node-equals-all",
    { what: "returns an object that has every property", closes: printed },
    "",
    "return new Proxy(function () {}, { get: (target, key, own) => (key === Symbol.toPrimitive ? () => NaN : own) });",
  ),
];
