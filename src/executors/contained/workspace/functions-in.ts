import { contentOf } from "../../../files/content.js";
import { AgentExecError } from "../../../errors.js";
import type { WorkspaceFile } from "../../../ports/workspace.js";
import {
  brokenFunctions,
  type Functions,
  importCommands,
  missingProgram,
} from "../../functions/functions.js";
import { blockUser } from "../guard/users.js";
import { runPreparation, runWithin } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import makeFindable from "./make-findable.py.js";
import { pythonOf } from "./inside-commands.js";
import { fillWorkspace } from "./workspace-in.js";

/** Outside of the workspace, so that the user's functions never become part of the results. */
export const functionsFolder = "/tmp/functions";

/** Separate, so that requirements can be installed even if the system manages Python's packages. */
const packagesFolder = "/tmp/functions-packages";

export const installRequirements = `python3 -m pip install --quiet --target ${packagesFolder} --requirement ${functionsFolder}/requirements.txt`;

/** The time for all modules together. An import that waits for a network waits no longer. */
const importedWithinMs = 60_000;
/** How much output of a failing import the error contains. */
const maxWordsChars = 2000;

/** Copies the functions for blocks. A verification gets the original ones. @throws the errors of `fillWorkspace`. */
export async function putFunctions(
  sandbox: Sandbox,
  functions: Functions,
  signal: AbortSignal,
): Promise<void> {
  const { place } = sandbox;
  const python = pythonOf(sandbox);
  const find = python === null ? [] : [python, "-c", makeFindable, functionsFolder, packagesFolder];
  const command = ["sh", "-c", 'mkdir -p "$0" && { [ $# = 0 ] || exec "$@"; }', functionsFolder, ...find];
  const exitCode = await runPreparation({ place, signal, command, user: blockUser });
  const hasPython = functions.modules.some(({ language }) => language === "python");
  if (exitCode === isNotFindable && hasPython) throw notFindable(functions);
  if (exitCode !== 0 && exitCode !== isNotFindable)
    throw brokenFunctions(functions, `the functions cannot be copied into ${functionsFolder}`);
  const files = entriesOf(functions);
  await fillWorkspace({ sandbox, files, room: "what /tmp has", folder: functionsFolder, signal });
}

/** The exit code of `make-findable.py` if Python would not find the modules. */
const isNotFindable = 42;

function notFindable({ folder }: Functions): AgentExecError {
  return new AgentExecError(
    "image-unsuitable",
    `Python in the image cannot import the functions of ${folder}. This Python ignores the user site-packages, for example because it runs in a virtual environment.`,
    {
      nextStep: `Add PYTHONPATH=${functionsFolder}:${packagesFolder} to \`env\`, or use an image whose Python runs outside of a virtual environment.`,
    },
  );
}

async function* entriesOf({ files }: Functions): AsyncGenerator<WorkspaceFile> {
  for (const [path, bytes] of files)
    yield { kind: "file", path, bytes: bytes.length, isExecutable: false, content: contentOf(bytes) };
}

/**
 * Imports each module once, before the model's code runs.
 * @throws AgentExecError `setup-failed` with the output of the first that fails; `image-unsuitable` if no program of
 * the image can import it.
 */
export async function tryFunctions(
  sandbox: Sandbox,
  functions: Functions,
  signal: AbortSignal,
): Promise<void> {
  for (const { names, args } of importCommands(functions, functionsFolder)) {
    const program = names.find((name) => sandbox.has(name));
    if (program === undefined) throw missingProgram(functions, names[0]!, "the image");
    const { exitCode, words } = await runWithin(importedWithinMs, maxWordsChars, {
      place: sandbox.place,
      signal,
      command: [program, ...args],
      user: blockUser,
      // The current folder is another one, so that the import finds the modules as a block does.
      workingFolder: "/",
    });
    if (exitCode === null)
      throw brokenFunctions(functions, `${words}\nno end after ${importedWithinMs / 1000} s`);
    if (exitCode !== 0) throw brokenFunctions(functions, words);
  }
}
