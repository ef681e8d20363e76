import { AgentExecError } from "../../errors.js";
import { foldersOf } from "../../files/paths.js";
import { withinDeadline } from "../../files/within-deadline.js";
import { named } from "../../format/listed.js";
import picomatch from "picomatch";

export interface Protection {
  /** Whether it covers a path, be there such a file or not. */
  covers(path: string): boolean;
  /**
   * Whether a file there keeps a file that it covers from lying where that must: where a folder of one is, or below its
   * name. None that was given does.
   */
  isInTheWay(path: string): boolean;
}

/**
 * What these patterns cover: `test/**` and `test` all that lies below `test`, `*.ini` files at the top, `**\/*.ini`
 * files anywhere. Names that begin with a dot count like others. With a module of Python's what Python would take in
 * its place: its compiled forms, and a package that is not among the given files where the module is. In the way of
 * what is covered is a file in place of a folder, or below what is no folder among the given files. Null for no pattern.
 */
export function protectionBy(patterns: readonly string[], given: Iterable<string> = []): Protection | null {
  if (patterns.length === 0) return null;
  const matches = matcherOf(patterns);
  const there = new Set(given);
  const covers = (path: string): boolean => {
    if (matches(path) || modulesCompiledTo(path).some(matches)) return true;
    const shadowed = moduleShadowedBy(path);
    return shadowed !== null && there.has(shadowed) && !there.has(path) && matches(shadowed);
  };
  const folders = new Set([...there].flatMap(foldersOf));
  const foldersOfCovered = new Set([...there].filter(covers).flatMap(foldersOf));
  return {
    covers,
    isInTheWay: (path) =>
      foldersOfCovered.has(path) || foldersOf(path).some((each) => !folders.has(each) && covers(each)),
  };
}

/** Whether a path is one of these, or lies below one. */
export function matcherOf(patterns: readonly string[]): (path: string) => boolean {
  const matches = picomatch(patterns.flatMap(withContents), { dot: true, nonegate: true });
  const slow = patterns.filter((pattern) => (pattern.match(/\*|[?+@!]\(/g) ?? []).length > usualWildcards);
  if (slow.length === 0) return (path) => matches(path);
  return (path) => {
    const found = withinDeadline(() => matches(path), deadlineMs);
    if (found !== null) return found.value;
    throw new AgentExecError(
      "settings-invalid",
      `The pattern ${slow.map(named).join(" or ")} takes too long to match against ${named(path)}.`,
      { nextStep: "Use fewer wildcards in one pattern." },
    );
  };
}

/** With more of them, a pattern can take longer than a run lasts for one long name. */
const usualWildcards = 5;
const deadlineMs = 1_000;

const cacheFolder = "__pycache__/";

/** The modules that a file may be the compiled form of: `a.py` for `__pycache__/a.cpython-311.pyc`, `a.pyc` and `a.so`. */
function modulesCompiledTo(path: string): readonly string[] {
  const { folder, name } = partsOf(path);
  const [stem, ending] = cutAtLastDot(name);
  if (ending !== "pyc" && ending !== "so") return [];
  // Before the ending may stand the interpreter, and what was left out for speed: `a.cpython-311.opt-1.pyc`.
  const [untagged] = cutAtLastDot(stem);
  const isCached = folder === cacheFolder || folder.endsWith(`/${cacheFolder}`);
  const home = isCached ? folder.slice(0, -cacheFolder.length) : folder;
  return [stem, untagged, cutAtLastDot(untagged)[0]].map((module) => `${home}${module}.py`);
}

/** `a.py` for `a/__init__.py`, in whatever form that is. */
function moduleShadowedBy(path: string): string | null {
  const { folder, name } = partsOf(path);
  return folder !== "" && name.startsWith("__init__.") ? `${folder.slice(0, -1)}.py` : null;
}

function partsOf(path: string): { readonly folder: string; readonly name: string } {
  const start = path.lastIndexOf("/") + 1;
  return { folder: path.slice(0, start), name: path.slice(start) };
}

function cutAtLastDot(name: string): readonly [string, string] {
  const dot = name.lastIndexOf(".");
  return dot === -1 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
}

/** A sentence for each pattern that covers none of the paths: it may be misspelt, or meant for what code adds. */
export function unmatchedPatterns(patterns: readonly string[], paths: readonly string[]): string[] {
  return patterns
    .filter((pattern) => !paths.some(matcherOf([pattern])))
    .map(
      (pattern) =>
        `protect: ${pattern} matches none of the files that the code gets. New files of the code that match are removed before the verification.`,
    );
}

function withContents(pattern: string): string[] {
  const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
  return [plain, `${plain}/**`];
}
