import { type Document, isAlias, isMap, isScalar, LineCounter, parseDocument, Document as Yaml } from "yaml";
import { AgentExecError, messageOf } from "../errors.js";
import type { RawSetting } from "../rows/origin.js";

/**
 * Reads a config file's text: a mapping of settings in YAML, which includes JSON. A setting that takes NAME=VALUE may
 * have a mapping instead of a list.
 * `extends` is the path of another file with the settings that are missing here, relative to this file's folder.
 * @param path for messages
 * @throws AgentExecError `settings-invalid` with the line.
 */
export function parseConfig(
  text: string,
  path: string,
): { readonly extends: string | null; readonly settings: readonly RawSetting[] } {
  const lines = new LineCounter();
  // Aliases are refused, because a kilobyte with aliases can stand for gigabytes. Duplicate keys are found here,
  // because the parser would compare each key with all others.
  const document = parsed(text, path, lines);
  const [error] = document.errors;
  if (error !== undefined)
    throw unreadable(path, error.linePos?.[0].line, error.message.split("\n")[0] ?? error.message);
  const { contents } = document;
  if (contents === null) return { extends: null, settings: [] };
  if (!isMap(contents)) throw unreadable(path, 1, "it is not a mapping of settings to values");
  const settings: RawSetting[] = [];
  let extended: string | null = null;
  if (contents.items.length > maxNames) throw unreadable(path, 1, `it has more than ${maxNames} names`);
  const names = new Set<string>();
  for (const { key, value } of contents.items) {
    const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
    if (!isScalar(key) || typeof key.value !== "string") throw unreadable(path, line, "a name is not text");
    const name = key.value;
    if (names.has(name)) throw unreadable(path, line, `${JSON.stringify(name)} is set twice`);
    names.add(name);
    const given = valueOf(value, { path, line, document });
    if (name === "extends") {
      if (typeof given !== "string") throw unreadable(path, line, "extends must be the path of a file");
      extended = given;
    } else if (given !== null) settings.push({ name, value: given, origin: `${path}:${line} ${name}` });
  }
  return { extends: extended, settings };
}

/** Limits. They are several times the size of all settings together. */
const maxChars = 256 * 1024;
const maxNames = 500;

function parsed(text: string, path: string, lineCounter: LineCounter): Document.Parsed {
  if (text.length > maxChars) throw unreadable(path, undefined, "it has more than 256 KiB");
  try {
    return parseDocument(text, { lineCounter, prettyErrors: true, uniqueKeys: false });
  } catch (thrown) {
    // Thousands of nested brackets are too much for the parser's stack.
    throw unreadable(path, undefined, `it cannot be parsed: ${messageOf(thrown)}`);
  }
}

/** Reads a text, number or boolean, or a list of texts. Null if there is no value. */
function valueOf(node: unknown, place: { path: string; line: number; document: Document }): unknown {
  const { path, line, document } = place;
  let hasAlias = isAlias(node);
  if (isMap(node) || (typeof node === "object" && node !== null && "items" in node)) {
    const { items } = node as { items: readonly unknown[] };
    hasAlias ||= items.some((item) => isAlias(item) || isAlias((item as { value?: unknown } | null)?.value));
  }
  if (hasAlias) throw unreadable(path, line, "aliases are not supported");
  const value: unknown = isNode(node) ? node.toJS(document) : null;
  if (Array.isArray(value)) return value.map((item) => scalarText(item, path, line));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).map(([name, item]) => `${name}=${scalarText(item, path, line)}`);
  return value;
}

function scalarText(item: unknown, path: string, line: number): string {
  if (typeof item === "string" || typeof item === "number" || typeof item === "boolean") return String(item);
  throw unreadable(path, line, "a list may contain only texts and numbers");
}

function isNode(node: unknown): node is { toJS(document: Document): unknown } {
  return typeof node === "object" && node !== null && "toJS" in node;
}

/** Writes settings as a config file. A comment says where each setting was given. */
export function printConfig(given: readonly RawSetting[], head: string): string {
  const document = new Yaml({});
  document.commentBefore = ` ${head}`;
  for (const { name, value, origin } of given) {
    const pair = document.createPair(name, value);
    if (isScalar(pair.value)) pair.value.comment = ` ${origin}`;
    else if (isScalar(pair.key)) pair.key.commentBefore = ` ${origin}`;
    if (isMap(document.contents)) document.contents.add(pair);
  }
  return given.length === 0 ? `# ${head}\n{}\n` : document.toString({ lineWidth: 0 });
}

function unreadable(path: string, line: number | undefined, what: string): AgentExecError {
  const where = line === undefined ? path : `${path}:${line}`;
  return new AgentExecError("settings-invalid", `${where}: ${what}`, {
    nextStep: "Fix the file; `docs/config.md` shows an example.",
  });
}
