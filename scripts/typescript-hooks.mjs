import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "@swc/core";
import { isExample, isProgram, moduleOf } from "./programs.mjs";

/** A query after `?` makes Node load a module again. */
const script = /\.js(\?.*)?$/;

const source = new URL("../src/", import.meta.url).href;
const examples = new URL("../examples/", import.meta.url).href;

export async function resolve(specifier, context, nextResolve) {
  const isOurs = /^\.{1,2}\//.test(specifier) && script.test(specifier) && isTypeScript(context.parentURL);
  if (!isOurs) return nextResolve(specifier, context);
  const name = specifier.replace(script, "$1");
  try {
    if (isExample(name.slice("../".length))) return await nextResolve(`../${name}`, context);
    return await nextResolve(isProgram(name) ? name : specifier.replace(script, ".ts$1"), context);
  } catch {
    return nextResolve(specifier, context);
  }
}

export async function load(url, context, nextLoad) {
  if (!isTypeScript(url) && !isProgramOfSource(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const text = await readFile(filename, "utf8");
  if (!isTypeScript(url)) return { format: "module", source: moduleOf(text), shortCircuit: true };
  const { code } = await transform(text, {
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
