import type { Execution } from "../../facts/execution.js";
import { named } from "../../format/listed.js";
import { missingModule } from "../../output/missing-module.js";
import { missesNetwork } from "../../output/unreached.js";

/** Advice for a document's block that failed because the sandbox lacks something. Null: no such cause is visible. */
export function hintAt(
  execution: Execution,
  network: string | undefined,
  hasWorkspace: boolean,
): string | null {
  const { exitCode, expectedExit = 0, unlikeDocument, ownModule } = execution;
  if (unlikeDocument !== undefined && exitCode === expectedExit)
    return "Fix the code or the document. `agent-exec exec --update` writes the blocks' output into the document.";
  if (ownModule !== undefined)
    return hasWorkspace
      ? `Your files include the module ${named(ownModule)}, but the block cannot import this module. Use \`setup\` to install your package before the blocks run, for example \`${ownInstall(execution, ownModule)}\`.`
      : `Your files include the module ${named(ownModule)}, but the sandbox has no copy of your files. Set \`workspace\` to \`repo\`.`;
  const output = execution.stdout.text + execution.stderr.text;
  const missing = missingModule(execution);
  if (missing !== null && /^[./]/.test(missing.name))
    return `The sandbox has no file ${named(missing.name)}. Set \`workspace\` to the folder that has this file, or correct the path.`;
  if (missing !== null)
    return `The module ${named(missing.name)} is not installed. Use \`setup\` and \`setup-network\` to install the module before the blocks run, for example \`${missing.installer} install ${missing.name}\`. Or use an image that has the module.`;
  if (network === "none" && missesNetwork(output))
    return "The blocks have no network. Set `network` to `full`, or use `setup` and `setup-network` to install what the blocks need. To skip the block, write `skip` after the language in its fence.";
  if (exitCode === 127)
    return "The image does not have a program that the block calls. Choose another `image`, or install the program with `setup`.";
  if (expectedExit !== 0)
    return "Fix the code, or change `exit=` in the fence of the block to the exit code that you expect.";
  return null;
}

/** A command that makes a repository's own module known without a network, if its language has one. */
function ownInstall(execution: Execution, name: string): string {
  if (missingModule(execution)?.installer !== "npm") return "pip install --editable .";
  const [scope, inside] = name.split("/");
  return inside === undefined
    ? `mkdir -p node_modules && ln -s .. node_modules/${name}`
    : `mkdir -p node_modules/${scope} && ln -s ../.. node_modules/${name}`;
}
