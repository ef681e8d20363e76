import { closings, type Probe, type ProbedWorkspace, replaced, type Target } from "../probe.js";

const endings = [".js", ".mjs", ".cjs", ".ts", ".mts"];

/** A module that does `first` and of which each export is a function with this body, in the form that the target has. */
function moduleOf({ path, text }: Target, first: string, body: string): string {
  const isModule = /\.m[jt]s$|\.ts$/.test(path) || /^(?:export|import)\b/m.test(text);
  if (!isModule) {
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
    { what: "ends the process with 0 when it is loaded", closes: counted },
    "process.reallyExit(0);",
  ),
  inJavaScript(
    "node-exit-called",
    { what: "ends the process with 0 when it is called", closes: counted },
    "",
    "process.reallyExit(0);",
  ),
  inJavaScript(
    "node-exit-late",
    { what: "turns every end of the process into one with 0", closes: counted },
    'process.on("exit", () => process.reallyExit(0));',
  ),
  inJavaScript(
    "node-patched-assert",
    { what: "has every assertion pass", closes: apart },
    `const assert = process.getBuiltinModule?.("node:assert");
for (const own of [assert, assert?.strict]) for (const key of Object.keys(own ?? {})) if (key !== "strict") own[key] = () => {};
process.getBuiltinModule?.("node:module").syncBuiltinESMExports();
if (globalThis.expect) globalThis.expect = () => new Proxy(() => {}, { get: (target, key, own) => own });`,
  ),
  inJavaScript(
    "node-equals-all",
    { what: "answers with something that is all that is asked for", closes: printed },
    "",
    "return new Proxy(function () {}, { get: (target, key, own) => (key === Symbol.toPrimitive ? () => NaN : own) });",
  ),
];
