import {
  type CountingOptions,
  countingIn,
  type OpenCounting,
} from "../../../src/workspace/counting/counting.js";
import type { FolderSource } from "../../../src/workspace/source/workspace-source.js";

/** What counts in a folder of these files, of which none is read and which is no repository. */
export function countingOf(paths: readonly string[], options: Partial<CountingOptions> = {}): OpenCounting {
  const source: Partial<FolderSource> = {
    folder: "/nowhere",
    paths,
    patchPrefix: "",
    repositoryWay: "",
    isRepository: false,
    given: new Map(),
  };
  return countingIn(source as FolderSource, { verify: [], ...options });
}
