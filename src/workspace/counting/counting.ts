import { checksCalled, isCheckPath } from "../../files/checks.js";
import { pythonModules, testToolImports, testToolModules } from "../../files/shadowed-module.js";
import { isWorkflowPath } from "../../files/workflow-path.js";
import { readGiven } from "../source/given-file.js";
import type { FolderSource } from "../source/workspace-source.js";
import type { Change, Counting, Discount } from "../../ports/workspace.js";
import { type IgnoreCheck, openIgnoreCheck } from "./ignore-check.js";
import { isCache } from "./left-behind.js";
import { matcherOf, type Protection, protectionBy, unmatchedPatterns } from "./protection.js";
import { isManifest, steeredBy, steersOtherwise } from "./steering-files.js";

/** Settings about the files. Each is a path or glob, from the workspace's root. */
export interface CountingOptions {
  /** Protected files. The code's changes to them do not count. Default: none. */
  readonly protect?: readonly string[];
  /** The only files that the task may change. Default: all files that are not protected. */
  readonly onlyChange?: readonly string[];
  /** Files that are not protected, although they would be by default. Default: none. */
  readonly allowToolConfig?: readonly string[];
  /** Exact paths of workflow files whose changes count, from the repository's root. Default: none. */
  readonly allowWorkflow?: readonly string[];
  /** Whether only the verification's user can see the protected files. Default: false. */
  readonly verifiesAsOther?: boolean;
  /** The verifications. If there is one, scripts that it calls and tools' configuration are protected by default. */
  readonly verify: readonly string[];
}

export interface OpenCounting extends Counting, AsyncDisposable {
  /** Problems with the options, in whole sentences. */
  readonly warnings: readonly string[];
}

/** Decides which changes to a folder's files count. Dispose of the result, because it may have started git. */
export function countingIn(source: FolderSource, options: CountingOptions): OpenCounting {
  const { protect = [], onlyChange = [], allowToolConfig = [], verify } = options;
  const protection = protectionBy(protect, source.paths);
  const isMeant = onlyChange.length === 0 ? null : matcherOf(onlyChange);
  const isAllowed = matcherOf(allowToolConfig);
  const given = new Set(source.paths);
  const called = checksCalled(verify, given);
  const workflowOf = workflowDiscounts(source, options);
  let ignoring: IgnoreCheck | null = null;

  const byDefault = async (change: Change): Promise<Discount | null> => {
    if (verify.length === 0 || isMeant !== null || isAllowed(change.path)) return null;
    if (called.has(change.path))
      return {
        kind: "judging",
        reason:
          "a verification calls this file. If the task is about this file, list the file in `allow-tool-config`",
      };
    return (
      (await steeringDiscount(change, source)) ??
      (given.has(change.path) ? null : newFileDiscount(change.path, given, options))
    );
  };
  return {
    told: toldOf(options, called),
    warnings: unmatchedPatterns(protect, source.paths),
    ...(options.verifiesAsOther === true && { isHidden: (path) => protection?.covers(path) === true }),
    async discountOf(change) {
      const { path } = change;
      const isNew = !given.has(path);
      const named = protectedDiscount(path, protection) ?? workflowOf(path);
      if (named !== null) return named;
      if (isNew && isCache(path)) return { kind: "cache", reason: "it is a tool's cache" };
      if (isMeant?.(path) === false)
        return {
          kind: "outside",
          reason: "the code may not change this file. To allow changes, list the file in `only-change`",
        };
      // A build's own files are among the ignored ones, such as a generated Makefile. No setting lets them count.
      if (isNew && source.isRepository) {
        ignoring ??= openIgnoreCheck(source.folder);
        if (await ignoring.ignores(path))
          return { kind: "ignored", reason: "the repository ignores this file" };
      }
      return byDefault(change);
    },
    async [Symbol.asyncDispose]() {
      await ignoring?.close();
    },
  };
}

function protectedDiscount(path: string, protection: Protection | null): Discount | null {
  if (protection?.covers(path) === true) return { kind: "protected", reason: "it is protected" };
  if (protection?.isInTheWay(path) === true)
    return { kind: "in-the-way", reason: "it is in the place of a protected file" };
  return null;
}

function workflowDiscounts(
  { patchPrefix, repositoryWay }: FolderSource,
  { allowWorkflow = [] }: CountingOptions,
): (path: string) => Discount | null {
  const allowed = new Set(allowWorkflow.map((path) => path.replace(/^(?:\.\/)+/, "")));
  return (path) => {
    // A folder's patch may be applied in this folder or at the repository's root.
    const places = [patchPrefix + path, repositoryWay + path];
    const place = places.find(isWorkflowPath);
    if (place === undefined || places.some((each) => allowed.has(each))) return null;
    const reason = `GitHub runs workflow files automatically. To allow this change, list ${place} in \`allow-workflow\``;
    return { kind: "workflow", reason };
  };
}

async function steeringDiscount({ path, content }: Change, source: FolderSource): Promise<Discount | null> {
  const tool = steeredBy(path);
  if (tool !== null)
    return {
      kind: "steering",
      reason: `it configures ${tool}; list it in \`allow-tool-config\` if the task is about it`,
    };
  if (!isManifest(path)) return null;
  if (!steersOtherwise(path, await readGiven(source, path), await content())) return null;
  const reason = "its tool configuration changed; list it in `allow-tool-config` if the task is about that";
  return { kind: "steering", reason };
}

/** Compiled code can run instead of a source, and nobody can read it in a patch. */
const compiled = /\.(?:class|node|so|pyd)$/;

function newFileDiscount(
  path: string,
  given: ReadonlySet<string>,
  { verifiesAsOther = false }: CountingOptions,
): Discount | null {
  if (compiled.test(path))
    return {
      kind: "compiled",
      reason: "compiled code: build it in your verification, or add its path to `allow-tool-config`",
    };
  const file = path.replace(/\/__init__\.py$/, ".py");
  const [, folder = "", module = ""] = /^(.*\/)?(\w+)\.py$/.exec(file) ?? [];
  const isOfTool = testToolModules.has(module) || (verifiesAsOther && testToolImports.has(module));
  if (isOfTool && isSearched(folder, given)) return shadowing(module, "a test tool's");
  // Python first searches for modules in the folder of the started program. Deeper files belong to a package.
  return folder === "" && pythonModules.has(module) ? shadowing(module, "Python's own") : null;
}

/** Whether Python may search for modules in this folder, because it contains programs, tests, checks or sources. */
function isSearched(folder: string, given: ReadonlySet<string>): boolean {
  if (["", "src/", "lib/"].includes(folder)) return true;
  if (given.has(`${folder}__init__.py`)) return false;
  const isBeside = (path: string) =>
    path.startsWith(folder) && path.endsWith(".py") && !path.slice(folder.length).includes("/");
  return [...given].some((path) => isBeside(path) && isCheckPath(path));
}

function shadowing(module: string, whose: string): Discount {
  return {
    kind: "shadowing",
    reason: `it replaces ${whose} module ${module}; rename it, or list it in \`allow-tool-config\``,
  };
}

function toldOf(
  { protect = [], onlyChange = [], verify }: CountingOptions,
  called: ReadonlySet<string>,
): string[] {
  const spans = (names: Iterable<string>) => [...names].map((name) => `\`${name}\``).join(", ");
  const undone = "are undone before your work is verified";
  const told = [
    protect.length > 0 && `Your changes in files that match ${spans(protect)} ${undone}.`,
    onlyChange.length > 0 &&
      `You may change only files that match ${spans(onlyChange)}. Your changes to other files ${undone}.`,
    verify.length > 0 &&
      onlyChange.length === 0 &&
      `Your changes in files that configure test tools, task runners or package managers (such as conftest.py, Makefile and the scripts in package.json) ${undone}.${called.size === 0 ? "" : ` So are your changes in files that a verification command names (${spans(called)}).`}`,
  ];
  return told.filter((sentence) => sentence !== false);
}
