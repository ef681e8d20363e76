import { formatBytes } from "../../../format/format.js";
import type { DescribeOptions } from "../../../ports/executor.js";
import { describeFunctions } from "../../functions/functions.js";
import { describeKernel } from "../../kernel/usage-text.js";
import { describeLanguages } from "../../languages/languages.js";
import type { Sizes } from "../limits/sizes.js";
import { functionsFolder } from "../workspace/functions-in.js";
import { type ContainedSettings, workspaceFolderOf } from "./contained-settings.js";

export interface UsageWords {
  readonly settings: Omit<ContainedSettings, "pids">;
  readonly options?: DescribeOptions | undefined;
  readonly sizes: Sizes;
  /** The words after "Your code runs in". */
  readonly where: string;
  /** What code can reach, in whole sentences. */
  readonly network: string;
  /** Null if the place has no limit of processes. */
  readonly pids: number | null;
  /** Further things that the user added, in whole sentences. */
  readonly more: readonly string[];
}

/** The text about a place for the model. It is the same before and after a start. */
export function describeContained(words: UsageWords): string {
  const { settings, options, sizes, where, network, pids, more } = words;
  const { memoryBytes, cpus, kernel, functions } = settings;
  const workspaceFolder = workspaceFolderOf(settings);
  const processes = pids === null ? "" : ` ${pids} processes,`;
  return `Your code runs in ${where}, in ${workspaceFolder}.

${
  kernel === undefined
    ? ""
    : `${describeKernel(kernel, `the folder ${workspaceFolder}`)}
`
}${describeLanguages(["python", "sh"], { ...settings, ...options })}
- Each ${kernel === undefined ? "" : "other "}block is a whole program. Files and background processes stay for the next block${kernel === undefined ? "; variables do not" : ""}. A background process must write into a file (\`server >log 2>&1 &\`). Background processes are stopped before your work is verified.
- ${network}
- Standard input is empty. You are not root; only ${workspaceFolder} and /tmp can be written.
- Limits: ${formatBytes(memoryBytes)} memory, ${cpus} processors,${processes} ${formatBytes(sizes.workspaceBytes)} of files.${more.map((line) => `\n- ${line}`).join("")}${functions === undefined ? "" : describeFunctions(functions, functionsFolder)}`;
}

/** What it means that code has no network. */
export const noNetworkWords = "There is no network, so you cannot install anything; 127.0.0.1 works.";
export const fullNetworkWords = "There is a network.";

/** Tells the model what the user added, so that it knows that it may use it. */
export function describeGiven({
  environment = [],
  setup = [],
  place,
}: {
  readonly environment?: readonly { readonly name: string }[];
  readonly setup?: readonly string[];
  /** For example "container". */
  readonly place: string;
}): { readonly variables: readonly string[]; readonly prepared: readonly string[] } {
  const names = environment.map(({ name }) => `\`${name}\``).join(", ");
  const commands = setup.map((command) => `\`${command}\``).join(", ");
  return {
    variables: environment.length > 0 ? [`Variables that are set: ${names}.`] : [],
    prepared: setup.length > 0 ? [`The ${place} was prepared with: ${commands}.`] : [],
  };
}

/** The limits as the transcript and the reports show them. */
export function describeContainedLimits(
  { settings, pids, network }: Pick<UsageWords, "settings" | "pids" | "network">,
  { tmpBytes, workspaceBytes, isWorkspaceOnDisk }: Sizes,
): Readonly<Record<string, string>> {
  return {
    memory: formatBytes(settings.memoryBytes),
    cpus: String(settings.cpus),
    ...(pids !== null && { pids: String(pids) }),
    workspace: `${formatBytes(workspaceBytes)}${isWorkspaceOnDisk ? " on the engine's disk, checked while code runs" : ""}`,
    tmp: formatBytes(tmpBytes),
    output: `at most ${formatBytes(settings.maxOutputBytes)} per block`,
    network,
  };
}
