const globals = new URL("globals.mjs", import.meta.url).href;

/** Jest's own module of this name only supports its own runner. */
export function resolve(specifier, context, nextResolve) {
  if (specifier === "@jest/globals") return { url: globals, shortCircuit: true };
  return nextResolve(specifier, context);
}
