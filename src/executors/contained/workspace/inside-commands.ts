import { AgentExecError } from "../../../errors.js";
import { maxPathBytes } from "../../../files/path-fault.js";
import { bytecodeFolder } from "../../languages/code-file.js";
import prelude from "../guard/prelude.sh.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import insideByPython from "./inside.py.js";
import inside from "./inside.sh.js";

type Programs = Pick<Sandbox, "has" | "place" | "hasRepository" | "wasGivenBytecode">;

/**
 * Lists the workspace, as `parseListing` reads it, and then writes a tar archive of the files and links that standard
 * input names: `./path`, each ended by NUL. The command enters folders down to one level below `depth`.
 * @throws AgentExecError `image-unsuitable` if the image has neither find, stat and tar nor Python.
 */
export function listAndPackCommand(programs: Programs, depth: number): readonly string[] {
  return (
    byShell(programs, ["find", "stat", "xargs", "tar"], [...shellList(programs, depth), "pack"]) ??
    byPython(programs, [...pythonList(programs, depth), "pack"])
  );
}

/** Only lists the workspace. @throws the errors of `listAndPackCommand`. */
export function listCommand(programs: Programs, depth: number): readonly string[] {
  return (
    byShell(programs, ["find", "stat", "xargs"], shellList(programs, depth)) ??
    byPython(programs, pythonList(programs, depth))
  );
}

/** Prints the SHA-256 of each file that standard input names, in order. Null if the image lacks the tools. */
export function hashCommand(programs: Programs): readonly string[] | null {
  const command = byShell(programs, ["sha256sum", "xargs"], ["hash"]);
  return command ?? (pythonOf(programs) === null ? null : byPython(programs, ["hash"]));
}

/**
 * Removes the entries that standard input names, with everything below them.
 * @param unlocks whether all closed folders are opened first
 * @throws as `listAndPackCommand`.
 */
export function removeCommand(programs: Programs, unlocks: boolean): readonly string[] {
  const actions = [...(unlocks ? ["unlock"] : []), "remove"];
  return byShell(programs, ["xargs"], actions) ?? byPython(programs, actions);
}

/** Removes named folders if they are empty. @throws the errors of `listAndPackCommand`. */
export function removeEmptyCommand(programs: Programs): readonly string[] {
  return byShell(programs, ["xargs"], ["remove-empty"]) ?? byPython(programs, ["remove-empty"]);
}

/**
 * Unpacks an archive from standard input into the current folder. When it is done, it prints a line end, whether it
 * worked or not.
 * @throws AgentExecError `image-unsuitable` without tar and Python.
 */
export function extractCommand(programs: Pick<Sandbox, "has">): readonly string[] {
  if (programs.has("tar")) return ["sh", "-c", "unset TAR_OPTIONS; tar -xf -; code=$?; echo; exit $code"];
  const python = pythonOf(programs);
  if (python !== null) return [python, "-Ic", insideByPython, "extract"];
  throw new AgentExecError(
    "image-unsuitable",
    "agent-exec cannot copy files into this image, because the image has neither tar nor Python.",
    { nextStep: "Add tar to the image, or use python:3-slim." },
  );
}

/** Null if the image lacks one of these tools. */
function byShell(
  programs: Programs,
  tools: readonly string[],
  actions: readonly string[],
): readonly string[] | null {
  if (!tools.every((name) => programs.has(name))) return null;
  return ["sh", "-c", `${prelude}${inside}`, "sh", programs.place.workspaceFolder, ...actions];
}

function byPython(programs: Programs, actions: readonly string[]): readonly string[] {
  const python = pythonOf(programs);
  if (python === null)
    throw new AgentExecError(
      "image-unsuitable",
      "agent-exec cannot copy files out of this image. The image must have Python, or the programs tar, find, stat and xargs.",
      { nextStep: "Add tar and findutils to the image, or use python:3-slim." },
    );
  const enter = `${prelude}enter_workspace "$1"; shift; exec "$0" -I -c "$@"`;
  return ["sh", "-c", enter, python, programs.place.workspaceFolder, insideByPython, ...actions];
}

function shellList({ hasRepository, wasGivenBytecode }: Programs, depth: number): readonly string[] {
  const repository = hasRepository ? " -path ./.git -prune -o" : "";
  const bytecode = wasGivenBytecode ? "" : ` -type d -name ${bytecodeFolder} -prune -o`;
  const most = `-mindepth 1 -maxdepth ${depth + 1}${repository}${bytecode}`;
  return ["list", most, `${"?".repeat(maxPathBytes + 3)}*`];
}

function pythonList({ hasRepository, wasGivenBytecode }: Programs, depth: number): readonly string[] {
  return ["list", `${depth}`, wasGivenBytecode ? "" : bytecodeFolder, hasRepository ? ".git" : ""];
}

export function pythonOf(programs: Pick<Sandbox, "has">): string | null {
  return ["python3", "python"].find((name) => programs.has(name)) ?? null;
}
