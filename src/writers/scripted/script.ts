import { parse } from "@humanwhocodes/momoa";
import { z } from "zod";
import { AgentExecError } from "../../errors.js";
import { parseDurationMs } from "../../format/duration.js";
import { decisionSchema } from "../../facts/decision.js";

/** Faults of a model server that a script can imitate. */
export const faults = ["http-500", "http-429", "cut", "stall", "garbage", "length", "refusal"] as const;

const tokens = z.int().nonnegative().readonly();

const turnOptions = {
  usage: z.strictObject({ inputTokens: tokens, outputTokens: tokens }).optional(),
  delay: z
    .union([z.string(), z.number()])
    .refine((delay) => parseDurationMs(delay) !== null, "is not a duration such as 500ms, 2s or 2 (seconds)")
    .optional(),
  fault: z.enum(faults).optional(),
};

const turnSchema = z
  .strictObject({
    reply: z.string().optional(),
    decision: decisionSchema().strict().optional(),
    ...turnOptions,
  })
  .refine((turn) => (turn.reply === undefined) !== (turn.decision === undefined) || isOnlyFault(turn), {
    message: "needs either a `reply` or a `decision`",
  })
  .transform((turn) => (isOnlyFault(turn) ? { ...turn, reply: "" } : turn));

/** Whether the fault leaves nothing of the reply, as most faults do. */
function isOnlyFault(turn: { reply?: unknown; decision?: unknown; fault?: unknown }): boolean {
  return turn.fault !== undefined && turn.reply === undefined && turn.decision === undefined;
}

const scriptSchema = z.strictObject({ turns: z.array(turnSchema).min(1, "needs at least one turn") });

/**
 * The turns of a scripted writer. `reply` is Markdown and answers a request for code. `decision` answers the question
 * whether to retry. `usage` sets the tokens (default: none). `delay` waits first (`500ms`, `2s`; a bare number means
 * seconds). `fault` imitates a fault of a model server.
 */
export type Script = z.infer<typeof scriptSchema>;
export type Turn = Script["turns"][number];
export type Fault = (typeof faults)[number];

/** @param origin the file's name @throws AgentExecError `settings-invalid` that names the file and all its errors. */
export function parseScript(json: string, origin: string): Script {
  const result = scriptSchema.safeParse(parseJson(json.replace(/^\uFEFF/, ""), origin));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${pathInJson(path)}: ${message}`);
  throw new AgentExecError("settings-invalid", `The script ${origin} is not valid: ${problems.join("; ")}.`, {
    nextStep: `Fix ${origin}. A script has the form {"turns": [{"reply": "Markdown"}, {"decision": {"retry": true, "reason": "why"}}]}. A turn can also have \`usage\`, \`delay\` and \`fault\`.`,
    cause: result.error,
  });
}

function parseJson(json: string, origin: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // The parser's message is left out of the error, because it quotes the script, and a report would show it.
    throw new AgentExecError("settings-invalid", `The script ${origin} is not JSON${placeOfFault(json)}.`, {
      nextStep: `Fix ${origin} so that it is valid JSON.`,
    });
  }
}

/** The place where the JSON breaks. Empty if it is unknown, for example if brackets nest too deeply. */
function placeOfFault(json: string): string {
  try {
    parse(json);
    return "";
  } catch (error) {
    const { line, column } = error as { readonly line?: number; readonly column?: number };
    return line === undefined ? "" : `: the error is at line ${line}, column ${column}`;
  }
}

function pathInJson(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  return text === "" ? "the whole" : text.replace(/^\./, "");
}
