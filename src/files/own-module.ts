import { readdir } from "node:fs/promises";
import { join, parse } from "node:path";

/** Whether the folder, or its `src/`, has a module with this name: a file or a folder. */
export async function holdsModule(folder: string, name: string): Promise<boolean> {
  const first = name.replace(/^[./\\]+/, "").split(/[./\\]/, 1)[0]!;
  const found = await Promise.all(
    [folder, join(folder, "src")].map((each) => readdir(each).catch((): string[] => [])),
  );
  return first !== "" && found.flat().some((entry) => parse(entry).name === first);
}
