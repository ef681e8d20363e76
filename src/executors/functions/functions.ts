import { posix } from "node:path";
import { AgentExecError } from "../../errors.js";
import { formatBytes, formatCount } from "../../format/format.js";
import { named } from "../../format/listed.js";
import type { BaseFiles } from "../../ports/base-files.js";
import importAll from "./import-all.py.js";
import { javascriptSignatures, pythonSignatures, type Signature } from "./signatures.js";
import { bytesOf } from "../../files/content.js";

/** The user's own functions, for code to import. */
export interface Functions {
  /** The folder as the user named it. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly modules: readonly FunctionModule[];
  readonly hasRequirements: boolean;
}

export interface FunctionModule {
  readonly language: "python" | "javascript";
  /** For a Python module the word after `from`. For a JavaScript module its file. */
  readonly name: string;
  readonly signatures: readonly Signature[];
}

/** Enough for some helper modules. Larger code is a package and belongs into an image. */
const maxFiles = 100;
const maxBytes = 4 * 1024 ** 2;

/**
 * Reads the functions of a folder from the base files.
 * @throws AgentExecError `settings-invalid` if there are no modules, too many or too large files, or a module whose
 * name cannot be imported.
 */
export async function readFunctions(folder: string, baseFiles: BaseFiles): Promise<Functions> {
  const below = `${posix.normalize(folder).replace(/\/$/, "")}/`;
  const all = [...(await baseFiles.list())].filter(
    ([path]) => `${path}/`.startsWith(below) && !path.includes("/__pycache__/"),
  );
  const link = all.find(([, { kind }]) => kind === "link")?.[0];
  if (link !== undefined) throw refused(`${named(link)} is a link, and agent-exec follows no links.`);
  const bytes = all.reduce((sum, [, entry]) => sum + (entry.kind === "file" ? entry.bytes : 0), 0);
  if (all.length > maxFiles || bytes > maxBytes) {
    const size = `${formatCount(all.length)} files with ${formatBytes(bytes)}`;
    throw refused(`${folder} has ${size}, but the limit is ${maxFiles} files and ${formatBytes(maxBytes)}.`);
  }
  const files = new Map<string, Uint8Array>();
  for await (const entry of baseFiles.read(new Set(all.map(([path]) => path)))) {
    if (entry.kind === "file") files.set(entry.path.slice(below.length), await bytesOf(entry.content));
  }
  const modules = [...files].flatMap(([path, content]) => moduleOf(path, content) ?? []);
  if (modules.length === 0)
    throw refused(
      `The folder ${named(folder)} in ${baseFiles.origin} has no Python or JavaScript module at its top.`,
    );
  return { folder, files, modules, hasRequirements: files.has("requirements.txt") };
}

/** The modules at the top of the folder. They may import files below it. */
function moduleOf(path: string, content: Uint8Array): FunctionModule | null {
  const [, stem, ending] = /^([^/]+)\.(py|mjs|js)$/.exec(path) ?? [];
  if (stem === undefined || stem === "__init__") return null;
  const text = new TextDecoder().decode(content);
  const isImportable = ending === "py" ? /^[A-Za-z_]\w*$/.test(stem) : /^[\p{L}\p{N}_. -]+$/u.test(stem);
  if (!isImportable)
    throw refused(
      `${named(path)} cannot be imported under this name. Begin the name with a letter or \`_\`, and use only ASCII letters, digits and \`_\`.`,
    );
  if (ending !== "py") return { language: "javascript", name: path, signatures: javascriptSignatures(text) };
  return { language: "python", name: stem, signatures: pythonSignatures(text) };
}

function refused(message: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, {
    nextStep:
      "Set `functions` to a subfolder of the current folder that contains Python files (`shapes.py`) or JavaScript modules (`shapes.mjs`).",
  });
}

/** How many characters about the functions the writer gets. */
const maxToldChars = 8000;

/** The text about the functions for the writer. @param place their folder in the sandbox */
export function describeFunctions({ modules }: Functions, place: string): string {
  const lines = modules.flatMap(({ language, name, signatures }) => {
    const names = signatures.map(({ head }) => head.split(/[([]/, 1)[0]).join(", ");
    const line = (language === "python" ? pythonImport : javascriptImport)(names, name, place);
    return [
      `  - \`${line}\``,
      ...signatures.map(
        ({ head, words }) => `    - \`${head.replaceAll("`", "'")}\`${words === "" ? "" : `: ${words}`}`,
      ),
    ];
  });
  let chars = 0;
  const fitting = lines.filter((line) => (chars += line.length) <= maxToldChars);
  const rest = fitting.length < lines.length ? [`  - The other functions are in \`${place}\`.`] : [];
  const told = [...fitting, ...rest].join("\n");
  return `\n- You can import these functions; do not write them again:\n${told}`;
}

function pythonImport(names: string, module: string): string {
  return names === "" ? `import ${module}` : `from ${module} import ${names}`;
}

function javascriptImport(names: string, file: string, place: string): string {
  const what = names === "" ? "* as module" : `{ ${names} }`;
  return `import ${what} from ${JSON.stringify(posix.join(place, file))};`;
}

/** Commands that import all modules of a language below `folder`: possible programs, best first, and arguments. */
export function importCommands({ modules }: Functions, folder: string) {
  const ofLanguage = (language: string) =>
    modules.filter((each) => each.language === language).map(({ name }) => name);
  const python = ofLanguage("python");
  const scripts = ofLanguage("javascript").map((name) => posix.join(folder, name));
  return [
    { names: ["python3", "python"], args: ["-c", importAll, `${folder}/`, ...python], count: python.length },
    {
      names: ["node", "nodejs"],
      args: ["--input-type=module", "-e", importAllScripts, ...scripts],
      count: scripts.length,
    },
  ].filter(({ count }) => count > 0);
}

const importAllScripts = "for (const path of process.argv.slice(1)) await import(path);";

/** The error for a module that cannot be imported. @param packages how to install the packages that it needs */
export function brokenFunctions(
  { folder }: Functions,
  words: string,
  packages = "list them in a `requirements.txt` beside the functions and set `setup-network` to `full`, or use an image that has them.",
): AgentExecError {
  const said = words.trim() === "" ? "." : `:\n${words.trim()}`;
  return new AgentExecError("setup-failed", `The functions of ${folder} cannot be imported${said}`, {
    nextStep: `Fix the functions. If packages are missing, ${packages}`,
  });
}

export function missingProgram({ folder }: Functions, program: string, where: string): AgentExecError {
  return new AgentExecError(
    "image-unsuitable",
    `The functions of ${folder} need ${program}, but ${where} does not have it.`,
    { nextStep: "Use an image that has this program, or install the program." },
  );
}
