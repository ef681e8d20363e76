import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@jest/globals";

/**
 * Compares a text with the golden file of that name. With `UPDATE_GOLDEN=1` in the environment the file is written
 * instead: then read the difference in git like any other change.
 */
export function expectGolden(name: string, text: string): void {
  const path = fileURLToPath(new URL(`golden/${name}`, import.meta.url));
  if (process.env["UPDATE_GOLDEN"] === "1") {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  expect(text).toBe(existsSync(path) ? readFileSync(path, "utf8") : `no golden file ${name}`);
}
