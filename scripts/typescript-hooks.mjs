import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";
import { isExample, isProgram, moduleOf } from "./programs.mjs";

/** A query after `?` makes Node load a module again. */
const script = /\.js(\?.*)?$/;

const source = new URL("../src/", import.meta.url).href;
const examples = new URL("../examples/", import.meta.url).href;

/** Finds the project's files itself: Node's own way takes longer, and tests load a thousand of them in each process. */
export async function resolve(specifier, context, nextResolve) {
  const isOurs = /^\.{1,2}\//.test(specifier) && script.test(specifier) && isTypeScript(context.parentURL);
  if (!isOurs) return nextResolve(specifier, context);
  const url = new URL(sourceOf(specifier), context.parentURL);
  return existsSync(url) ? { url: url.href, shortCircuit: true } : nextResolve(specifier, context);
}

/** The file that a module is made of. */
function sourceOf(specifier) {
  const name = specifier.replace(script, "$1");
  if (isExample(name.slice("../".length))) return `../${name}`;
  return isProgram(name) ? name : specifier.replace(script, ".ts$1");
}

export async function load(url, context, nextLoad) {
  if (!isTypeScript(url) && !isProgramOfSource(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const text = readFileSync(filename, "utf8");
  if (!isTypeScript(url)) return { format: "module", source: moduleOf(text), shortCircuit: true };
  const { code } = transformSync(text, {
    filename,
    swcrc: false,
    sourceMaps: "inline",
    module: { type: "es6" },
    jsc: { target: "es2022", parser: { syntax: "typescript" } },
  });
  return { format: "module", source: code, shortCircuit: true };
}

function isTypeScript(url = "") {
  return url.startsWith("file:") && new URL(url).pathname.endsWith(".ts");
}

function isProgramOfSource(url) {
  return (url.startsWith(source) && isProgram(url)) || url.startsWith(examples);
}
