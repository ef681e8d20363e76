import { AgentExecError } from "../../errors.js";
import { foldersOf } from "../../files/paths.js";
import { withinDeadline } from "../../files/within-deadline.js";
import { named } from "../../format/listed.js";
import picomatch from "picomatch";

export interface Protection {
  /** Whether this path is protected. The file may be missing. */
  covers(path: string): boolean;
  /** Whether a new file here blocks a protected one: it replaces its folder or is below its name. */
  isInTheWay(path: string): boolean;
}

/**
 * Reads the patterns: `test/**` and `test` cover all below `test`, `*.ini` covers files at the top, `**\/*.ini` files
 * anywhere. Names that begin with a dot match like others. A protected Python module also covers the files that Python
 * would load in its place: its compiled forms, and a new package of the same name. Null for no pattern.
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

/** Tells whether a path, or a folder above it, matches a pattern. */
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
      { nextStep: "Use fewer wildcards in each pattern." },
    );
  };
}

/** How many wildcards a pattern may have. With more, one long name can take longer than a run. */
const usualWildcards = 5;
const deadlineMs = 1_000;

const cacheFolder = "__pycache__/";

/** The modules from which a file may be compiled: `a.py` for `__pycache__/a.cpython-311.pyc`, `a.pyc` and `a.so`. */
function modulesCompiledTo(path: string): readonly string[] {
  const { folder, name } = partsOf(path);
  const [stem, ending] = cutAtLastDot(name);
  if (ending !== "pyc" && ending !== "so") return [];
  // The name may contain the interpreter and the optimisation: `a.cpython-311.opt-1.pyc`.
  const [untagged] = cutAtLastDot(stem);
  const isCached = folder === cacheFolder || folder.endsWith(`/${cacheFolder}`);
  const home = isCached ? folder.slice(0, -cacheFolder.length) : folder;
  return [stem, untagged, cutAtLastDot(untagged)[0]].map((module) => `${home}${module}.py`);
}

/** `a.py` for `a/__init__.*`. */
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

/** A sentence for each pattern that matches no path. It may be misspelt, or be meant for new files. */
export function unmatchedPatterns(patterns: readonly string[], paths: readonly string[]): string[] {
  return patterns
    .filter((pattern) => !paths.some(matcherOf([pattern])))
    .map(
      (pattern) =>
        `The pattern ${pattern} in \`protect\` matches none of your files. If the code creates files that match this pattern, agent-exec removes these files before the verification.`,
    );
}

function withContents(pattern: string): string[] {
  const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
  return [plain, `${plain}/**`];
}
