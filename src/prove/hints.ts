import { basename } from "node:path/posix";
import { listed, named } from "../format/listed.js";
import { missesNetwork } from "../output/unreached.js";
import type { FileChange } from "../ports/comparison.js";
import type { TreeRun } from "./observed.js";

export interface HintOptions {
  readonly changes: readonly FileChange[];
  readonly network: string;
  readonly hasSetup: boolean;
}

const dependencies =
  /^(?:requirements[\w.-]{0,50}\.(?:txt|in)|pyproject\.toml|setup\.py|Pipfile(?:\.lock)?|package(?:-lock)?\.json|.{1,30}\.lock|pnpm-lock\.yaml|go\.(?:mod|sum)|Cargo\.toml|Gemfile|pom\.xml|build\.gradle(?:\.kts)?)$/;

/** A reason why no test passed although the change may be right, as a sentence. "" if none is known. */
export type HintAt = (run: TreeRun, passes: number) => string;

export function hintAt({ changes, network, hasSetup }: HintOptions): HintAt {
  const manifests = changes
    .filter(({ path }) => dependencies.test(basename(path)))
    .map(({ path }) => named(path));
  return ({ failed }, passes) => {
    if (failed === null) return "";
    const { ending, stdout, stderr } = failed.execution;
    if (ending === "timed-out") return "If the tests need more time, raise `timeout`.";
    if (ending === "out-of-memory") return "If the tests need more memory, raise `memory`.";
    if (network === "none" && missesNetwork(stdout.text + stderr.text))
      return "The tests seem to need a network, but the sandbox has none. Set `network`, or leave out the tests that need a network.";
    // If only some tests fail, a missing package is rarely the reason.
    if (passes === 0 && hasSetup && manifests.length > 0)
      return (
        `The change edits ${listed(manifests)}, but \`setup\` runs on the files from before the change. ` +
        "Install the change's new dependencies in `verify` instead."
      );
    return "";
  };
}
