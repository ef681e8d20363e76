import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";

export function isTypeScript(url) {
  return url.startsWith("file:") && new URL(url).pathname.endsWith(".ts");
}

/** The JavaScript of a file that `isTypeScript`, and the map to its lines. */
export function compile(url) {
  const filename = fileURLToPath(url);
  return transformSync(readFileSync(filename, "utf8"), {
    filename,
    swcrc: false,
    sourceMaps: true,
    module: { type: "es6" },
    jsc: { target: "es2022", parser: { syntax: "typescript" } },
  });
}
