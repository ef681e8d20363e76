import patched from "./patched-assert.cjs.js";
import { closings, ifChecksAreKnown, type Probe, replaced, type Target } from "../probe.js";

const endings = [".js", ".mjs", ".cjs", ".ts", ".mts"];

function isModule({ path, text }: Target): boolean {
  return /\.m[jt]s$|\.ts$/.test(path) || /^(?:export|import)\b/m.test(text);
}

/** A module in the target's format that first runs `first`. Each of its exports is a function with this body. */
function moduleOf(target: Target, first: string, body: string): string {
  if (!isModule(target)) {
    const answer = `function answer() { ${body} }`;
    return `${first}\n${answer}\nmodule.exports = new Proxy(answer, { get: (target, key) => (key in target ? target[key] : answer) });\n`;
  }
  const names = [...target.text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)].map(
    ([, name]) => name!,
  );
  const each = [...new Set(names)].map((name) => `export function ${name}() { ${body} }`);
  return [first, ...each, `export default function () { ${body} }`, ""].join("\n");
}

function inJavaScript(name: string, closes: string, what: string, first: string, body = ""): Probe {
  const files: Probe["files"] = (given) =>
    replaced(given, endings, (target) => moduleOf(target, first, body));
  return { name, what, closes, files };
}

const { counted, apart, printed } = closings;

export const javascriptProbes: readonly Probe[] = [
  inJavaScript("node-exit", counted, "exits with 0 when it is loaded", "process.reallyExit(0);"),
  inJavaScript("node-exit-called", counted, "exits with 0 when it is called", "", "process.reallyExit(0);"),
  inJavaScript(
    "node-exit-late",
    counted,
    "makes the process always exit with 0",
    'process.on("exit", () => process.reallyExit(0));',
  ),
  inJavaScript("node-patched-assert", apart, "makes every assertion pass", patched),
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
    printed,
    "returns an object that has every property",
    "",
    "return new Proxy(function () {}, { get: (target, key, own) => (key === Symbol.toPrimitive ? () => NaN : own) });",
  ),
];
