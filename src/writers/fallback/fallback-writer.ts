import { AgentExecError, isAgentExecError } from "../../errors.js";
import type { DecideOptions, Writer } from "../../ports/writer.js";

/** Code of the warning that the second model has taken over. */
export const fallbackCode = "fallback-model";

/**
 * Asks the second model once the first gives up: the first server is unavailable or refuses, even after retries. From
 * then on only the second model is asked. `onWarning` reports the switch. `onRetry` tells the caller to discard the
 * text so far. If the second model fails too, its error includes the first one's message.
 */
export function withFallback(first: Writer, second: Writer): Writer {
  let whyNot: AgentExecError | null = null;
  const ask = async <T>(options: DecideOptions, by: (writer: Writer) => Promise<T>): Promise<T> => {
    const { onRetry, onWarning, signal } = options;
    if (whyNot === null) {
      try {
        return await by(first);
      } catch (thrown) {
        if (signal.aborted || !isOfServer(thrown)) throw thrown;
        whyNot = thrown;
        const message = `${thrown.message} From now on the run asks ${second.name} instead.`;
        onWarning?.({ code: fallbackCode, message });
        onRetry?.({ message, waitMs: 0 });
      }
    }
    try {
      return await by(second);
    } catch (thrown) {
      if (signal.aborted || !isOfServer(thrown)) throw thrown;
      const { code, nextStep, isRetryable } = thrown;
      const message = `${thrown.message} Before that, the run switched away from ${first.name}: ${whyNot.message}`;
      throw new AgentExecError(code, message, { nextStep, isRetryable, cause: thrown });
    }
  };
  return {
    name: first.name,
    decidesApart: first.decidesApart ?? false,
    reckon: (messages) => (whyNot === null ? first : second).reckon!(messages),
    write: (messages, options) => ask(options, (writer) => writer.write(messages, options)),
    decide: (messages, options) => ask(options, (writer) => writer.decide(messages, options)),
  };
}

function isOfServer(thrown: unknown): thrown is AgentExecError {
  return isAgentExecError(thrown) && ["writer-unavailable", "writer-refused"].includes(thrown.code);
}
