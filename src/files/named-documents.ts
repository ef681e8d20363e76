import { readdir, stat } from "node:fs/promises";
import { join, posix, resolve } from "node:path";
import picomatch from "picomatch";
import { AgentExecError } from "../errors.js";

/** Folders in which nobody writes documents. Only a glob can name a hidden folder. */
const passedOver = new Set(["node_modules", "vendor", "target", "dist"]);
/** A folder with more entries was probably named by mistake. */
const maxEntries = 200_000;
const isMarkdown = (path: string): boolean => /\.(?:md|markdown|mdx|qmd|rmd)$/i.test(path);

/**
 * The Markdown files that a person names by file, folder or glob, in order and each once. Links in folders are not
 * followed. `-` stays.
 * @throws AgentExecError `settings-invalid` if a name has no file.
 * @param here the folder for relative names. Default: the current one.
 */
export async function namedDocuments(names: readonly string[], here = "."): Promise<readonly string[]> {
  const found = await Promise.all(
    names.map(async (name) => (name === "-" ? ["-"] : documentsOf(name, here))),
  );
  return [...new Set(found.flat())];
}

async function documentsOf(name: string, here: string): Promise<readonly string[]> {
  const stats = await stat(resolve(here, name)).catch(() => null);
  if (stats !== null && !stats.isDirectory()) return [name];
  const pattern = posix.normalize(name);
  const isGlob = stats === null && /[*?[{(]/.test(pattern);
  if (stats === null && !isGlob) return [name];
  const parts = pattern.split("/");
  const fixed = isGlob
    ? parts.slice(
        0,
        parts.findIndex((part) => /[*?[{(]/.test(part)),
      )
    : parts;
  const base = pattern.startsWith("/") && fixed.length === 1 ? "/" : fixed.join("/") || ".";
  const matches = isGlob ? picomatch([pattern], { dot: false, nonegate: true }) : isMarkdown;
  const files = (await filesIn(base, here)).filter(matches).toSorted();
  if (files.length > 0) return files;
  throw new AgentExecError(
    "settings-invalid",
    isGlob ? `No file matches \`${name}\`.` : `The folder \`${name}\` has no Markdown file.`,
    { nextStep: "Pass Markdown files, folders with Markdown files, or a glob such as 'docs/**/*.md'." },
  );
}

async function filesIn(base: string, here: string): Promise<string[]> {
  const files: string[] = [];
  const folders = [base];
  let left = maxEntries;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readdir(resolve(here, folder), { withFileTypes: true }).catch(() => []);
    left -= entries.length;
    if (left < 0)
      throw new AgentExecError("settings-invalid", `\`${base}\` has more than 200,000 files.`, {
        nextStep: "Choose a smaller folder.",
      });
    for (const entry of entries) {
      const path = folder === "." ? entry.name : join(folder, entry.name);
      if (entry.isFile()) files.push(path);
      if (entry.isDirectory() && !entry.name.startsWith(".") && !passedOver.has(entry.name))
        folders.push(path);
    }
  }
  return files;
}
