export interface Folder {
  /** Null if the file is missing. */
  text(path: string): Promise<string | null>;
  /** The names in a subfolder. Empty if it is missing. */
  names(path: string): Promise<readonly string[]>;
}

export const pytest = "python3 -m pytest";

/** A test file, and the command: pytest runs functions too, and unittest passes without tests. Null: no tests. */
export async function pythonTests(folder: Folder): Promise<{ from: string; verify: string } | null> {
  const paths = await pythonFilesOf(folder, "", 3);
  const cases: string[] = [];
  for (const path of paths.filter((each) => /^test.*\.py$|_test\.py$/.test(nameOf(each)))) {
    const text = (await folder.text(path)) ?? "";
    if (writtenForPytest.test(text)) return { from: path, verify: pytest };
    if (/\bTestCase\b/.test(text)) cases.push(path);
  }
  const [from] = cases;
  if (from === undefined) return null;
  const start = ["", "tests/", "test/"].find((each) => cases.every((path) => isFoundFrom(each, path, paths)));
  if (start === undefined) return { from, verify: pytest };
  const where = start === "" ? "" : ` --start-directory ${start.slice(0, -1)}`;
  return { from, verify: `python3 -m unittest discover${where}` };
}

/** A test function, a class without `TestCase`, or an import of pytest. */
const writtenForPytest =
  /^(?:(?:async )?def test|class Test\w*:|class Test\w*\(\):|import pytest\b|from pytest\b)/m;

/** Whether `unittest discover` finds the file. It looks for `test*.py`, and only in packages below the start folder. */
function isFoundFrom(start: string, path: string, paths: readonly string[]): boolean {
  if (!path.startsWith(start) || !nameOf(path).startsWith("test")) return false;
  const folders = path.slice(start.length).split("/").slice(0, -1);
  return folders.every((_, index) =>
    paths.includes(`${start}${folders.slice(0, index + 1).join("/")}/__init__.py`),
  );
}

const notOwn = /^\.|^(?:__pycache__|node_modules|venv|env|build|dist|vendor|site-packages)$/;

async function pythonFilesOf(folder: Folder, path: string, depth: number): Promise<readonly string[]> {
  const names = (await folder.names(path)).filter((name) => !notOwn.test(name)).toSorted();
  const found = names.filter((name) => name.endsWith(".py")).map((name) => path + name);
  if (depth > 0)
    for (const name of names.filter((each) => !each.includes(".")))
      found.push(...(await pythonFilesOf(folder, `${path}${name}/`, depth - 1)));
  return found;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
