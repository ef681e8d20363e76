import { PassThrough } from "node:stream";
import { GitFault } from "../git/git-output.js";
import { Repository } from "../git/repository.js";
import { folderOf, plainFolders } from "./left-behind.js";

/** A git process that tells which paths the repository ignores. */
export interface IgnoreCheck {
  /** Whether the repository ignores a new file. @throws Error if git cannot answer. */
  ignores(path: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A day, because a run may not take longer. */
const timeoutMs = 24 * 3_600_000;

/** Enough for a million answers of a kilobyte. */
const maxBytes = 1024 ** 3;

export function openIgnoreCheck(folder: string): IgnoreCheck {
  const isPlain = plainFolders(folder);
  let conversation: Conversation | null = null;
  const stop = async (): Promise<void> => {
    await conversation?.close();
    conversation = null;
  };
  const ask = async (path: string, isSecond = false): Promise<boolean> => {
    if (!(await isPlain(folderOf(path)))) return false;
    conversation ??= await Conversation.begin(folder);
    try {
      return await conversation.ask(path);
    } catch (fault) {
      await stop();
      // git 2.39 crashes on some sequences of names. It does not crash if each name is asked alone.
      if (!(fault instanceof GitFault && fault.isCrash)) throw fault;
      return isSecond ? false : ask(path, true);
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    ignores(path) {
      const answer = last.then(() => ask(path));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: stop,
  };
}

class Conversation {
  readonly #questions = new PassThrough();
  readonly #answers: AsyncGenerator<Buffer>;
  readonly #fields: string[] = [];
  #rest = "";

  private constructor(private readonly repository: Repository) {
    const args = ["check-ignore", "-z", "--stdin", "--verbose", "--non-matching"];
    const input = this.#questions;
    // A question after the end fails at its answer, which git's end breaks off.
    input.on("error", () => undefined);
    this.#answers = repository.run(args, { input, expected: [0, 1], timeoutMs, maxBytes });
  }

  static async begin(folder: string): Promise<Conversation> {
    return new Conversation(await Repository.open(folder));
  }

  async ask(path: string): Promise<boolean> {
    // A name can look like a git pattern. With `./` in front it is a plain name.
    this.#questions.write(`./${path}\0`);
    // An answer has four parts: the pattern's file, its line, the pattern and the path. If nothing matches, the first
    // three are empty.
    const [, , pattern] = [await this.#next(), await this.#next(), await this.#next(), await this.#next()];
    return pattern !== "" && !pattern.startsWith("!");
  }

  async #next(): Promise<string> {
    while (this.#fields.length === 0) {
      const { value, done } = await this.#answers.next();
      if (done === true) throw new Error("git ended before it listed the files that the repository ignores");
      const parts = (this.#rest + value.toString("latin1")).split("\0");
      this.#rest = parts.pop()!;
      this.#fields.push(...parts);
    }
    return this.#fields.shift()!;
  }

  async close(): Promise<void> {
    this.#questions.end();
    await this.#answers.return(undefined).catch(() => undefined);
    await this.repository[Symbol.asyncDispose]();
  }
}
