import { type Command, decidingCommands } from "./deciding-commands.js";
import type { Start } from "./expectations.js";
import { quoteEnd } from "./text.js";

/**
 * Where deciding statements begin in a shell script. These are statements of Python code in the script, and commands
 * that read the code's output. Other comparisons do not depend on the code.
 */
export function shellStarts(script: string, { isStrict }: { readonly isStrict: boolean }): readonly Start[] {
  const commands = decidingCommands(script, { isStrict });
  const isSourcing = /^[ \t]*(?:\.|source) \S/m.test(script);
  return commands.flatMap((command): readonly Start[] => {
    const [program = ""] = command.words;
    if (isSourcing && ["test", "["].includes(program)) return [{ at: command.at, language: "shell" }];
    return pythonStarts(script, command).map((at) => ({ at, language: "python" }));
  });
}

/** Commands that run a text as Python and do not skip its asserts. */
const python =
  /^[ \t]*(?:\w+=\S* )*python[\d.]*(?: -[BEIPsSuvx]+)* (?:-c (["'])|- ?<<-?\s*["']?\w+["']?[ \t]*\n|<<-?\s*["']?\w+["']?[ \t]*\n)/;

function pythonStarts(script: string, { at, end }: Command): readonly number[] {
  const found = python.exec(script.slice(at, end));
  if (found === null) return [];
  const begin = at + found[0].length;
  const starts: number[] = [];
  let isStart = true;
  for (let place = begin; place < end; place += 1) {
    const char = script[place]!;
    if (isStart && char !== " ") {
      starts.push(place);
      isStart = false;
    }
    if (char === "\n") isStart = /^\S/.test(script.slice(place + 1, place + 2));
    else if (char === ";") isStart = true;
    else if (char === found[1]) break;
    else if (char === "\\") place += 1;
    else if (char === '"' || char === "'") place = Math.max(place, quoteEnd(script, place));
  }
  return starts;
}
