import type { Execution } from "../../facts/execution.js";
import { named } from "../../format/listed.js";
import { missesNetwork } from "../../output/unreached.js";

const missingModule =
  /ModuleNotFoundError: No module named '([\w.-]{1,80})'|Cannot find (?:module|package) '([^'\s]{1,80})'/;

/** What to do about a block of a document that failed for what its sandbox lacks; null if its output does not tell. */
export function hintAt(
  { exitCode, unlikeDocument, stdout, stderr }: Execution,
  { network }: { readonly network: string | undefined },
): string | null {
  if (unlikeDocument !== undefined)
    return "Fix the code or the document. To write what the blocks print into the document, add `update`.";
  const output = stdout.text + stderr.text;
  const [, python, node] = missingModule.exec(output) ?? [];
  const missing = python ?? node;
  if (missing !== undefined)
    return `${named(missing)} is not installed. Install it before the blocks with \`setup\` and \`setup-network\`, for example \`${python === undefined ? "npm" : "pip"} install ${missing}\`. Or use an image that has it.`;
  if (network === "none" && missesNetwork(output))
    return "The blocks have no network. Set `network` to `full`, or install what they need with `setup` and `setup-network`. To leave the block out, add `skip` after its language.";
  if (exitCode === 127)
    return "The image lacks a program that the block calls. Choose another `image`, or install the program with `setup`.";
  return null;
}
