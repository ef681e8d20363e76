import type { CodeBlock } from "../../../facts/block.js";
import { parseDurationMs } from "../../../format/duration.js";
import { meantWord } from "../../../format/meant-word.js";
import { attributeOf, type Info } from "../../../markdown/info-string.js";
import { isNoCode } from "./families.js";

export interface FenceOptions {
  readonly facts: Pick<CodeBlock, "timeoutMs" | "exit">;
  /** The session that the block joins by name. */
  readonly session?: string;
  /** Whether the block needs the code of the block before it. */
  readonly continues: boolean;
  /** What is wrong with the options, as a part of a sentence. */
  readonly fault?: string;
}

/** The same limits as the setting `timeout`. */
const [leastMs, mostMs] = [100, 6 * 3_600_000];
const continuing = new Set(["continue", "continued", "continuation", "cont"]);

/** Reads a block's options from its fence: `timeout=10s`, `exit=1`, `session=NAME`, `continue`. */
export function fenceOptions(info: Info): FenceOptions {
  const [timeout, exit, session] = ["timeout", "exit", "session"].map((name) => attributeOf(info, name));
  const timeoutMs = timeout === undefined ? null : parseDurationMs(timeout);
  const fault =
    timeout !== undefined && (timeoutMs === null || timeoutMs < leastMs || timeoutMs > mostMs)
      ? `\`timeout=${timeout.slice(0, 40)}\` in the block's fence is not a time from 100ms to 6h, such as 30s`
      : exit !== undefined && !(/^\d{1,3}$/.test(exit) && Number(exit) <= 255)
        ? `\`exit=${exit.slice(0, 40)}\` in the block's fence is not an exit code from 0 to 255`
        : misspelt(info);
  return {
    facts: {
      ...(timeoutMs !== null && { timeoutMs }),
      ...(exit !== undefined && { exit: Number(exit) }),
    },
    ...(session !== undefined && { session }),
    continues: info.attributes.some(({ name, value }) => value === "" && continuing.has(name)),
    ...(fault !== undefined && { fault }),
  };
}

const bare = ["skip", "continue", "output"];
const valued = ["timeout", "exit", "session", "file"];
/** Words of other tools that look like misspelt options. */
const others = new Set([...continuing, "edit", "files", "section", "ship", "skin", "slip"]);

/** The first word that is probably a misspelt option. Other unknown words belong to other tools. */
function misspelt({ attributes }: Info): string | undefined {
  for (const { name, value } of attributes) {
    const meant = others.has(name) ? null : meantWord(name, value === "" ? bare : valued);
    if (meant === null) continue;
    const [was, is] = value === "" ? [name, meant] : [`${name}=`, `${meant}=`];
    return `the block's fence has the unknown option \`${was}\`; perhaps you mean \`${is}\``;
  }
  return undefined;
}

/** Whether a text fence probably shows output, but the word `output` is misspelt. */
export function isMisspeltOutput({ attributes }: Info): boolean {
  return attributes.some(({ name, value }) => value === "" && meantWord(name, ["output"]) !== null);
}

/** Whether a fence shows the output of the block before it: its language is `output`, or it is `text output`. */
export function isOutput(info: Info): boolean {
  const { language, attributes } = info;
  if (language === "output") return true;
  return (
    (language === "" || isNoCode(language)) &&
    attributes.some(({ name, value }) => name === "output" && value === "")
  );
}
