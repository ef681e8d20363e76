const globals = new URL("globals.mjs", import.meta.url).href;

/** Jest's own module of that name knows its own runner alone. */
export function resolve(specifier, context, nextResolve) {
  if (specifier === "@jest/globals") return { url: globals, shortCircuit: true };
  return nextResolve(specifier, context);
}
