import { meantWord } from "../../../format/meant-word.js";
import type { RunTrigger } from "../trigger.js";
import { type AskedOptions, readOptions } from "./options.js";
import { type CommandName, commandRows, type RunCommandName, written } from "./table.js";

/** What a comment asks for. */
export type Request = AskedForTask | AskedByWord<CommandName> | Mistake;

/** A request that needs a run. */
export type RunRequest = AskedForTask | AskedByWord<RunCommandName>;

/** An answer to a run that waits for one. */
export type AnswerRequest = AskedByWord<"approve" | "feedback" | "reject">;

export type NewRunRequest = Exclude<RunRequest, AnswerRequest>;

export function isAnswer(request: RunRequest): request is AnswerRequest {
  return request.kind === "command" && request.name !== "retry" && request.name !== "exec";
}

/** The code blocks of documents, which need no model. */
export type DocumentsRequest = AskedByWord<"exec">;

export function isOfDocuments(request: Request): request is DocumentsRequest {
  return request.kind === "command" && request.name === "exec";
}

interface AskedForTask {
  readonly kind: "task";
  readonly text: string;
  readonly options: AskedOptions;
}

/** Each name has a type of its own, so that comparing the name narrows the type. */
type AskedByWord<Name> = Name extends CommandName
  ? {
      readonly kind: "command";
      readonly name: Name;
      readonly argument: string;
      readonly options: AskedOptions;
    }
  : never;

export interface Mistake {
  readonly kind: "mistake";
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** The right form. */
  readonly usage: string;
}

export function needsRun(request: Request): request is RunRequest {
  if (request.kind === "command") return commandRows[request.name]?.startsRun === true;
  return request.kind === "task";
}

const taskUsage = "[--model NAME] [--max-turns N] TASK";

/** Reads the request of an event. Only comments can have commands and options. */
export function requestOf({ task }: Pick<RunTrigger, "task">): Request {
  return task.source.kind === "comment"
    ? readRequest(task.text ?? "")
    : { kind: "task", text: task.text ?? "", options: {} };
}

/**
 * Reads a request. A command counts only with its own arguments, so `retry with fewer files` is a task.
 * @param text the trimmed text after the trigger phrase
 */
export function readRequest(text: string): Request {
  if (text === "") return { kind: "command", name: "help", argument: "", options: {} };
  const { options, rest, problem } = readOptions(text);
  if (problem !== null) return { kind: "mistake", problem, usage: taskUsage };
  if (rest === "") return { kind: "mistake", problem: "There is no task.", usage: taskUsage };
  return readCommand(rest, options) ?? { kind: "task", text: rest, options };
}

const synonyms: Readonly<Record<string, CommandName>> = { stop: "cancel", abort: "cancel", rerun: "retry" };

/**
 * Asks back if a text is a single word that nearly is a command, because as a task it would start a paid run. Null: it
 * is a task.
 */
function misspelt(word: string): Mistake | null {
  const synonym = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  const meant = synonym ?? meantWord(word, Object.keys(commandRows));
  if (meant === null) return null;
  return { kind: "mistake", problem: `\`${word}\` is not a command.`, usage: written(meant) };
}

/** Null: the text is a task. */
function readCommand(text: string, options: AskedOptions): Request | null {
  const word = /^\S+/.exec(text)?.[0] ?? "";
  // Phones write a capital letter at the beginning of a line.
  const name = word.toLowerCase();
  const row = Object.hasOwn(commandRows, name) ? commandRows[name] : undefined;
  const behind = text.slice(word.length).trim();
  if (row === undefined) return behind === "" ? misspelt(name) : null;
  const more = row.takesOptions === true ? readOptions(behind) : { options: {}, rest: behind, problem: null };
  if (more.problem !== null)
    return { kind: "mistake", problem: more.problem, usage: `${name} [--model NAME] [--max-turns N]` };
  const fit = row.fits(more.rest);
  if (fit === "no") return null;
  if (fit === "wrong") return { kind: "mistake", problem: row.needs ?? "", usage: written(name) };
  const all = { ...options, ...more.options };
  return { kind: "command", name: name as CommandName, argument: more.rest, options: all };
}
