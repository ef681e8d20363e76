import { afterEach } from "@jest/globals";
import { createRunFolder, type RunFolder } from "../src/run-folder/run-folder.js";

/** `createRunFolder` for the tests of a file, which need not close what it makes: each is closed behind its test. */
export function useRunFolders(): typeof createRunFolder {
  const open: RunFolder[] = [];
  afterEach(async () => {
    for (const folder of open.splice(0)) await folder.close();
  });
  return async (path) => {
    const folder = await createRunFolder(path);
    open.push(folder);
    return folder;
  };
}
