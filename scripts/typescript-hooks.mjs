import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "@swc/core";

/** Behind a question mark stands what makes Node load a module once more. */
const script = /\.js(\?.*)?$/;

export async function resolve(specifier, context, nextResolve) {
  const isOurs = /^\.{1,2}\//.test(specifier) && script.test(specifier) && isTypeScript(context.parentURL);
  if (!isOurs) return nextResolve(specifier, context);
  try {
    return await nextResolve(specifier.replace(script, ".ts$1"), context);
  } catch {
    return nextResolve(specifier, context);
  }
}

export async function load(url, context, nextLoad) {
  if (!isTypeScript(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, "utf8"), {
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
