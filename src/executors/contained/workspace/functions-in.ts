import { AgentExecError } from "../../../errors.js";
import type { WorkspaceFile } from "../../../ports/workspace.js";
import type { Functions } from "../../functions/functions.js";
import { blockUser } from "../guard/users.js";
import { type Preparing, runPreparation } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { fillWorkspace } from "./workspace-in.js";

/** Where a person's own functions lie in a place: outside of the workspace, so that they are none of its files. */
export const functionsFolder = "/tmp/functions";

/** 60 s for all of them together: a module that opens a network when it is imported waits that long and no longer. */
const importedWithinMs = 60_000;
/** 2,000 characters of what a failing import says go into the error. */
const maxWordsChars = 2000;

/**
 * Puts functions where code can import them, in the blocks' own home: what of it code changes is changed for it alone, and a
 * verification begins with them as they were given.
 * @throws as `fillWorkspace`.
 */
export async function putFunctions(
  sandbox: Sandbox,
  functions: Functions,
  signal: AbortSignal,
): Promise<void> {
  const { place } = sandbox;
  const python = pythonOf(sandbox);
  // Found by each Python from its start on, whatever the variables of an image or a person say.
  const found = python === null ? "" : `; exec ${python} -c '${findable}'`;
  const command = ["sh", "-c", `mkdir -p ${functionsFolder}${found}`];
  const exitCode = await runPreparation({ place, signal, command, user: blockUser });
  if (exitCode !== 0) throw broken(functions, "cannot be put where code finds them", "");
  await fillWorkspace({
    sandbox,
    files: entriesOf(functions),
    room: "what /tmp has",
    folder: functionsFolder,
    signal,
  });
}

const findable = `import os, site; folder = site.getusersitepackages(); os.makedirs(folder, exist_ok=True); open(os.path.join(folder, "agent-exec-functions.pth"), "w").write("${functionsFolder}")`;

async function* entriesOf({ files }: Functions): AsyncGenerator<WorkspaceFile> {
  for (const [path, bytes] of files)
    yield { kind: "file", path, bytes: bytes.length, isExecutable: false, content: once(bytes) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/**
 * Imports each module once, before any code of the writer's runs.
 * @throws AgentExecError `setup-failed` with what the first that fails says; `image-unsuitable` where nothing here could
 *   import it.
 */
export async function tryFunctions(
  sandbox: Sandbox,
  functions: Functions,
  signal: AbortSignal,
): Promise<void> {
  const preparing = { place: sandbox.place, signal };
  const ofLanguage = (language: string) =>
    functions.modules.filter((each) => each.language === language).map(({ name }) => name);
  const python = ofLanguage("python");
  if (python.length > 0) {
    const program = pythonOf(sandbox) ?? missing(functions, "Python");
    await tryImport(preparing, functions, [program, "-c", importAll, ...python]);
  }
  const scripts = ofLanguage("javascript");
  if (scripts.length > 0) {
    const program = ["node", "nodejs"].find((name) => sandbox.has(name)) ?? missing(functions, "Node");
    const paths = scripts.map((name) => `${functionsFolder}/${name}`);
    await tryImport(preparing, functions, [program, "--input-type=module", "-e", importAllScripts, ...paths]);
  }
}

/** Of a failure only what lies in their own files is told; one that has the name of a module of Python's own is never found. */
const importAll = `
import importlib, sys, traceback
for name in sys.argv[1:]:
    try:
        if not (importlib.import_module(name).__file__ or "").startswith("${functionsFolder}/"):
            raise ImportError(name + ".py has the name of another module, which is found in its place")
    except BaseException as error:
        own = [each for each in traceback.extract_tb(error.__traceback__) if each.filename.startswith("${functionsFolder}/")]
        sys.exit("".join(traceback.format_list(own) + traceback.format_exception_only(type(error), error)))
`;
const importAllScripts = "for (const path of process.argv.slice(1)) await import(path);";

async function tryImport(
  { place, signal }: Preparing,
  functions: Functions,
  command: readonly string[],
): Promise<void> {
  const late = AbortSignal.timeout(importedWithinMs);
  let words = "";
  const exitCode = await runPreparation({
    place,
    signal: AbortSignal.any([signal, late]),
    command,
    user: blockUser,
    // As a block finds them: not because they lie where it stands.
    workingFolder: "/",
    onOutput: (_stream, bytes) => {
      words = (words + Buffer.from(bytes).toString("utf8")).slice(-maxWordsChars);
    },
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    if (late.aborted)
      throw broken(functions, `take longer than ${importedWithinMs / 1000} s to be imported`, words);
    throw error;
  });
  if (exitCode !== 0) throw broken(functions, "cannot be imported", words);
}

function pythonOf(sandbox: Sandbox): string | null {
  return ["python3", "python"].find((name) => sandbox.has(name)) ?? null;
}

function broken({ folder }: Functions, what: string, words: string): AgentExecError {
  const said = words.trim() === "" ? "." : `, and say:\n${words.trim()}`;
  return new AgentExecError("setup-failed", `The functions of ${folder} ${what}${said}`, {
    nextStep:
      "Mend them; what they need of packages is installed by a requirements.txt beside them and `setup-network: full`, or is in an image of your own.",
  });
}

function missing({ folder }: Functions, what: string): never {
  throw new AgentExecError(
    "image-unsuitable",
    `The functions of ${folder} need ${what}, which the image has not.`,
    {
      nextStep: "Use an image that has it.",
    },
  );
}
