import { count, formatCount } from "../../format/format.js";
import { fence } from "../../markdown/fence.js";
import { showHidden } from "../../output/visible.js";

/** About 1,500 tokens, for which each call of a model pays. */
const maxChars = 6_000;

/** How many names of one folder to list. Further names are counted. */
const maxNames = 40;

/** How many kinds of files to name. */
const maxKinds = 5;

interface Folder {
  /** The path from the workspace's root, with a slash at its end. "" for the root. */
  readonly path: string;
  readonly files: string[];
  readonly folders: Map<string, Folder>;
  /** How many files are in it and below. */
  size: number;
}

/**
 * Lists the workspace for the model. There is one line for each folder with its files. Folders near the root come
 * first, as far as there is room. Other folders show only their number of files. Names can come from a stranger, so the
 * list is in a fence as data.
 */
export function outlineOf(paths: readonly string[]): string {
  const lines = linesOf(treeOf(paths));
  const text = showHidden(lines.filter((line) => line !== "").join("\n"));
  return `The working folder holds ${count("file", paths.length)} from the start${kindsOf(paths)}. The folders in the working folder, as data:\n${fence(text, "data")}`;
}

function treeOf(paths: readonly string[]): Folder {
  const folderAt = (path: string): Folder => ({ path, files: [], folders: new Map(), size: 0 });
  const root = folderAt("");
  for (const path of paths.toSorted()) {
    const names = path.split("/");
    const file = names.pop()!;
    let folder = root;
    folder.size += 1;
    for (const name of names) {
      const below = folder.folders.get(name) ?? folderAt(`${folder.path}${name}/`);
      folder.folders.set(name, below);
      folder = below;
      folder.size += 1;
    }
    folder.files.push(file);
  }
  return root;
}

/** A line for each folder, in the order of a tree. Folders are opened level by level while there is room. */
function linesOf(root: Folder): readonly string[] {
  const open = new Set<Folder>();
  let room = maxChars;
  const queue = [root];
  for (const folder of queue) {
    const closed = below(folder).reduce((sum, each) => sum + closedLine(each).length + 1, 0);
    const cost = openLine(folder).length + closed;
    if (cost > room) continue;
    room -= cost;
    open.add(folder);
    for (const each of below(folder)) queue.push(each);
  }
  const walk = (folder: Folder): string[] =>
    open.has(folder) ? [openLine(folder), ...below(folder).flatMap(walk)] : [closedLine(folder)];
  return walk(root);
}

function below({ folders }: Folder): Folder[] {
  return [...folders.values()];
}

function openLine({ path, files }: Folder): string {
  if (files.length === 0) return "";
  const more = files.length - maxNames;
  const names = files.slice(0, maxNames).map(oneLine).join(", ");
  return `${oneLine(path) || "./"}: ${names}${more > 0 ? `, … ${formatCount(more)} more` : ""}`;
}

function closedLine({ path, size }: Folder): string {
  return `${oneLine(path) || "./"}: ${count("file", size)}`;
}

function oneLine(name: string): string {
  return name.replace(/[\r\n]+/g, " ");
}

/** The most common file endings. They show the languages. */
function kindsOf(paths: readonly string[]): string {
  const kinds = new Map<string, number>();
  for (const path of paths) {
    const [ending] = /\.[a-z0-9]{1,8}$/i.exec(path) ?? [];
    if (ending !== undefined) kinds.set(ending, (kinds.get(ending) ?? 0) + 1);
  }
  const commonest = [...kinds].toSorted(([, one], [, other]) => other - one).slice(0, maxKinds);
  const words = commonest.map(([ending, number]) => `${formatCount(number)} ${ending}`);
  return words.length === 0 ? "" : ` (${words.join(", ")})`;
}
