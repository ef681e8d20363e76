import { gitOutput } from "../git/git-output.js";
import { plainFolders } from "./left-behind.js";

/** git that waits for questions: one process answers for as many paths as there come. */
export interface IgnoreCheck {
  /**
   * Whether a repository ignores a new file, as it stands there: what code wrote into a `.gitignore` of its own counts for
   * nothing.
   * @throws Error where git cannot tell.
   */
  ignores(path: string): Promise<boolean>;
  close(): Promise<void>;
}

/** A day: longer than a run may take. */
const timeoutMs = 24 * 3_600_000;

/** 1 GiB: a million answers of a kilobyte. */
const maxBytes = 1024 ** 3;

/** @param folder lies in a repository */
export function openIgnoreCheck(folder: string): IgnoreCheck {
  const isPlain = plainFolders(folder);
  const questions = new Questions();
  const args = ["check-ignore", "-z", "--stdin", "--verbose", "--non-matching"];
  const answers = gitOutput(args, {
    folder,
    input: questions.asked(),
    expected: [0, 1],
    timeoutMs,
    maxBytes,
  });
  let rest = "";
  const fields: string[] = [];
  const nextField = async (): Promise<string> => {
    while (fields.length === 0) {
      const { value, done } = await answers.next();
      if (done === true) throw new Error("git ended before it had told which files the repository ignores");
      const parts = (rest + value.toString("latin1")).split("\0");
      rest = parts.pop()!;
      fields.push(...parts);
    }
    return fields.shift()!;
  };
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (path: string): Promise<boolean> => {
    if (!(await isPlain(path.slice(0, Math.max(0, path.lastIndexOf("/")))))) return false;
    // A name may begin like one of git's patterns; behind a dot it is a name.
    questions.ask(`./${path}\0`);
    // Where the pattern stands, in which line, the pattern, and the path; empty where there is none.
    const [, , pattern] = [await nextField(), await nextField(), await nextField(), await nextField()];
    return pattern !== "" && !pattern.startsWith("!");
  };
  return {
    ignores(path) {
      const answer = last.then(() => ask(path));
      last = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      questions.end();
      await answers.return(undefined).catch(() => undefined);
    },
  };
}

/** What is to be written, as it is asked. */
class Questions {
  readonly #waiting: string[] = [];
  #isOver = false;
  #wake: () => void = () => undefined;

  ask(question: string): void {
    this.#waiting.push(question);
    this.#wake();
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async *asked(): AsyncGenerator<string> {
    for (;;) {
      const question = this.#waiting.shift();
      if (question !== undefined) yield question;
      else if (this.#isOver) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
