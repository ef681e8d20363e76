import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "@swc/core";

export async function resolve(specifier, context, nextResolve) {
  const isOurs =
    /^\.{1,2}\//.test(specifier) && specifier.endsWith(".js") && context.parentURL?.endsWith(".ts");
  if (!isOurs) return nextResolve(specifier, context);
  try {
    return await nextResolve(specifier.replace(/\.js$/, ".ts"), context);
  } catch {
    return nextResolve(specifier, context);
  }
}

export async function load(url, context, nextLoad) {
  if (!url.startsWith("file:") || !new URL(url).pathname.endsWith(".ts")) return nextLoad(url, context);
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
