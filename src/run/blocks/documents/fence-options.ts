import type { CodeBlock } from "../../../facts/block.js";
import { parseDurationMs } from "../../../format/duration.js";
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

/** As long as the setting `timeout` may be. */
const [leastMs, mostMs] = [100, 6 * 3_600_000];
const continuing = new Set(["continue", "continued", "continuation", "cont"]);

/** The options that a fence gives its block: `timeout=10s`, `exit=1`, `session=NAME`, `continue`. */
export function fenceOptions(info: Info): FenceOptions {
  const [timeout, exit, session] = ["timeout", "exit", "session"].map((name) => attributeOf(info, name));
  const timeoutMs = timeout === undefined ? null : parseDurationMs(timeout);
  const fault =
    timeout !== undefined && (timeoutMs === null || timeoutMs < leastMs || timeoutMs > mostMs)
      ? `\`timeout=${timeout.slice(0, 40)}\` in its fence is not a time from 100ms to 6h, such as 30s`
      : exit !== undefined && !(/^\d{1,3}$/.test(exit) && Number(exit) <= 255)
        ? `\`exit=${exit.slice(0, 40)}\` in its fence is not an exit code from 0 to 255`
        : undefined;
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

/** Whether a fence shows what the block before it prints: `output`, or another text that is marked so, as `text output`. */
export function isOutput(info: Info): boolean {
  const { language, attributes } = info;
  if (language === "output") return true;
  return (
    (language === "" || isNoCode(language)) &&
    attributes.some(({ name, value }) => name === "output" && value === "")
  );
}
