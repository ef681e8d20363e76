import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { ReadStream, WriteStream } from "node:tty";
import type { Answer, ApprovalRequest, Approver } from "../ports/approver.js";
import { approvalHash } from "../facts/approval.js";
import { editInEditor } from "./editor.js";
import { shownRequest } from "./shown-request.js";
import type { TerminalStyle } from "./terminal-style.js";

interface TerminalApproverOptions {
  readonly input: ReadStream;
  /** Where questions are printed. Results for programs go elsewhere. */
  readonly output: WriteStream;
  readonly style: TerminalStyle;
  /** The person's editor, as in `$EDITOR`: a shell command. */
  readonly editor: string;
  /** Why the person is asked without having requested it. "" if the person requested it. */
  readonly hint: string;
}

/**
 * Asks the person at the terminal. The person can look at everything, approve, edit the code, answer the writer or
 * refuse. After Ctrl-D, nobody is asked any more. Ctrl-C stops the run.
 */
export function createTerminalApprover(options: TerminalApproverOptions): Approver {
  let { hint } = options;
  return {
    kind: "person",
    ask(request, { signal }) {
      const asking = talk(request, { ...options, hint, signal });
      // The hint is shown only once.
      hint = "";
      return asking;
    },
  };
}

interface Talk extends TerminalApproverOptions {
  readonly signal: AbortSignal;
}

async function talk(request: ApprovalRequest, options: Talk): Promise<Answer | null> {
  const { asks, blocks } = request;
  const { output, style, hint } = options;
  const say = (text: string) => output.write(`${text}\n`);
  let current = request;
  const show = (maxLines: number) => say(shownRequest(current, { style, columns: output.columns, maxLines }));
  show(fewLines);
  if (hint !== "") say(style.dim(`  ${hint}`));
  await forgetTyped(options);
  for (;;) {
    const word = await question(`${style.bold(menus[asks])} `, options);
    if (word === null) return null;
    switch (word.trim().toLowerCase()) {
      case "a":
      case "approve": {
        const edited = current === request ? {} : { edited: current.blocks.map(({ code }) => code) };
        return { approved: true, ...edited };
      }
      case "f":
      case "feedback": {
        const feedback = await question("What should change? ", options);
        if (feedback === null) return null;
        if (feedback.trim() !== "") return { approved: false, feedback };
        break;
      }
      case "r":
      case "refuse": {
        const reason = await question("Why? (Enter for no reason) ", options);
        return reason === null ? null : { approved: false, reason: reason.trim() };
      }
      case "l":
      case "look":
        show(Infinity);
        break;
      case "e":
      case "edit":
        if (asks === "end" || blocks.length === 0) break;
        current = await edited(current, options);
        show(fewLines);
        break;
      default:
        if (word.trim() !== "")
          say(style.dim("  Type a letter and press Enter. Write your feedback after f."));
    }
  }
}

/** About two screens of lines. The person can ask for all lines. */
const fewLines = 80;

const menus = {
  run: "[a]pprove, [l]ook at all of it, [e]dit, [f]eedback, [r]efuse?",
  end: "[a]pprove the end, [l]ook again, [f]eedback, [r]efuse?",
} as const;

async function edited(request: ApprovalRequest, { editor, output, signal }: Talk): Promise<ApprovalRequest> {
  try {
    const blocks = await editInEditor(request.blocks, { editor, signal });
    return { ...request, blocks, sha256: approvalHash(blocks) };
  } catch (thrown) {
    signal.throwIfAborted();
    output.write(`Nothing was changed: ${(thrown as Error).message}\n`);
    return request;
  }
}

/** Drops text that was typed before the question, because it is no answer. */
async function forgetTyped({ input, signal }: Talk): Promise<void> {
  const drop = (typed: Buffer) => {
    if (typed.includes(ctrlC)) process.kill(process.pid, "SIGINT");
  };
  input.setRawMode(true).on("data", drop);
  try {
    await wait(typedMs, undefined, { signal });
  } finally {
    input.off("data", drop).setRawMode(false).pause();
  }
}

const ctrlC = 3;

/** How long to wait for text that is already in the terminal, in milliseconds. */
const typedMs = 50;

/** Asks one question. Null: the person closed the input. @throws the signal's reason. */
async function question(words: string, { input, output, signal }: Talk): Promise<string | null> {
  signal.throwIfAborted();
  const asking = createInterface({ input, output });
  // In raw mode, the terminal sends no signal for Ctrl-C.
  asking.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const closed = new Promise<null>((resolve) => asking.once("close", () => resolve(null)));
  try {
    const answer = asking.question(words, { signal });
    answer.catch(() => undefined);
    const word = await Promise.race([answer, closed]);
    // Ends the question's line.
    if (word === null) output.write("\n");
    return word;
  } catch (thrown) {
    signal.throwIfAborted();
    throw thrown;
  } finally {
    asking.close();
  }
}
