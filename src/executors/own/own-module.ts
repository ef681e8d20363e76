import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { raceSignal } from "race-signal";
import { z } from "zod";
import { AgentExecError, isAgentExecError, messageOf, ownModules } from "../../errors.js";
import { truncateEnd } from "../../format/truncate.js";
import type { Executor } from "../../ports/executor.js";
import type { Parsed } from "../../rows/setting.js";
import type { LoadOptions } from "../descriptor.js";
import { copyOfBase } from "./base-copy.js";
import { completeExecutor, type OwnExecutor } from "./own-executor.js";
import type { ownRows } from "./rows.js";

/** The options for a module's factory. */
export interface OwnFactoryOptions {
  /** The values of `executor-option`, by name. */
  readonly options: Readonly<Record<string, string>>;
  /** How many bytes of a block's output are kept. The executor may drop the rest. */
  readonly maxOutputBytes: number;
}

/** The default export of an executor module: an executor, or a function that creates one. */
export type OwnFactory = (options: OwnFactoryOptions) => OwnExecutor | Promise<OwnExecutor>;

export interface LoadedOwnExecutor {
  readonly executor: Executor;
  /** The module's export `knownDifferences`, which maps failing contract tests to reasons. */
  readonly knownDifferences: Readonly<Record<string, string>>;
}

/** The time for a module that asks a server. Loading itself takes milliseconds. */
const loadedWithinMs = 10_000;

const method = z.custom((value) => typeof value === "function", "must be a function");
const executorShape = z.object({
  name: z.string("must be text").min(1, "must not be empty"),
  describe: method,
  start: method,
  checkRoom: method.optional(),
  secrets: method.optional(),
  takesChanges: z.literal(true, "must be true or left out").optional(),
  checksNames: z.literal(true, "must be true or left out").optional(),
});
const differencesShape = z.record(z.string(), z.string("must be text"));

/**
 * Loads the user's own executor: in a terminal from the folder, in a workflow from a commit of the repository's own
 * branch.
 * @throws AgentExecError `settings-invalid` if the module is missing, fails, never answers, or is no executor.
 */
export async function loadOwnExecutor(
  path: string,
  { settings, face, baseFiles, needsFiles = false }: LoadOptions<Parsed<typeof ownRows>>,
): Promise<LoadedOwnExecutor> {
  ownModules.add(path);
  const file = face === "action" ? await copyOfBase(path, baseFiles) : resolve(path);
  const options = { options: settings["executor-option"], maxOutputBytes: settings["max-output"] };
  // This timer keeps the process alive. Without it, the process would end while a module waits for nothing that Node
  // knows.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), loadedWithinMs);
  try {
    const { own, knownDifferences } = await raceSignal(make(path, file, options), late.signal);
    const executor = completeExecutor(own, { needsFiles, maxOutputBytes: options.maxOutputBytes });
    return { executor, knownDifferences };
  } catch (cause) {
    if (isAgentExecError(cause)) throw cause;
    const said = truncateEnd(messageOf(cause), 1000);
    const what = late.signal.aborted
      ? `did not return an executor within ${loadedWithinMs / 1000} s`
      : `failed: ${said}`;
    throw unusable(path, what, cause);
  } finally {
    clearTimeout(timer);
  }
}

async function make(path: string, file: string, options: OwnFactoryOptions) {
  // This must stay Node's own import, so the bundler must not change it.
  const module = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as {
    readonly default?: unknown;
    readonly knownDifferences?: unknown;
  };
  const given = module.default;
  if (given === undefined) throw unusable(path, "has no default export");
  const own: unknown = typeof given === "function" ? await (given as OwnFactory)(options) : given;
  check(path, "its default export", executorShape, own);
  const knownDifferences = module.knownDifferences ?? {};
  check(path, "knownDifferences", differencesShape, knownDifferences);
  return { own: own as OwnExecutor, knownDifferences: knownDifferences as Record<string, string> };
}

function check(path: string, part: string, shape: z.ZodType, value: unknown): void {
  const { error } = shape.safeParse(value);
  if (error === undefined) return;
  const problems = error.issues.map(({ path, message }) => [path.join("."), message].join(" ").trim());
  throw unusable(path, `is not an executor: in ${part} ${problems.join(", ")}`);
}

function unusable(path: string, what: string, cause?: unknown): AgentExecError {
  return new AgentExecError("settings-invalid", `The executor ${path} ${what}.`, {
    nextStep:
      "The module's default export must be a function that returns `{ name, describe, start }`. agent-exec's `docs/executors.md` shows an example.",
    cause,
  });
}
