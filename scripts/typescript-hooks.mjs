import { compile, isTypeScript } from "./typescript-compiler.mjs";

/** Behind a question mark stands what makes Node load a module once more. */
const script = /\.js(\?.*)?$/;

export async function resolve(specifier, context, nextResolve) {
  const isOurs =
    /^\.{1,2}\//.test(specifier) && script.test(specifier) && isTypeScript(context.parentURL ?? "file:");
  if (!isOurs) return nextResolve(specifier, context);
  try {
    return await nextResolve(specifier.replace(script, ".ts$1"), context);
  } catch {
    return nextResolve(specifier, context);
  }
}

export async function load(url, context, nextLoad) {
  if (!isTypeScript(url)) return nextLoad(url, context);
  return { format: "module", source: compile(url).code, shortCircuit: true };
}
