import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gitOutput } from "./git-output.js";
import type { GitLimits, GitOptions } from "./git-output.js";

/** A repository of its own in a temporary folder: nothing in the checkout, and nothing that code wrote, steers git there. */
export interface ScratchRepository {
  /** What git prints. Bounded like all of a patch's making. */
  run(args: readonly string[], options?: Pick<GitOptions, "expected" | "input">): AsyncGenerator<Buffer>;
  /** Waits for git's end, and resolves with what it printed. */
  text(args: readonly string[], options?: Pick<GitOptions, "expected" | "input">): Promise<string>;
  /** Attributes that win over those of files; null: those of files hold. */
  setAttributes(lines: string | null): Promise<void>;
}

export async function createScratchRepository(
  folder: string,
  limits: GitLimits & Pick<GitOptions, "signal">,
): Promise<ScratchRepository> {
  const [store, tree] = [join(folder, "store"), join(folder, "tree")];
  const attributes = join(store, "info", "attributes");
  await mkdir(tree);
  const options = { ...limits, isOutsideRepositories: true, folder: tree };
  const places = [`--git-dir=${store}`, `--work-tree=${tree}`];
  const repository: ScratchRepository = {
    run: (args, more = {}) => gitOutput([...places, ...args], { ...options, ...more }),
    async text(args, more) {
      const chunks: Buffer[] = [];
      for await (const chunk of repository.run(args, more)) chunks.push(chunk);
      return Buffer.concat(chunks).toString("utf8");
    },
    async setAttributes(lines) {
      await (lines === null ? rm(attributes, { force: true }) : writeFile(attributes, lines));
    },
  };
  for await (const _ of gitOutput(["init", "--quiet", "--bare", "--template=", store], options));
  await mkdir(join(store, "info"), { recursive: true });
  return repository;
}
