import { AgentExecError, isAgentExecError } from "../../errors.js";
import type { DecideOptions, Writer } from "../../ports/writer.js";

/** The code of the warning that another model writes from there on. */
export const fallbackCode = "fallback-model";

/**
 * A writer that asks the second one from the first time on that the first gives up: its server is away or refuses, after its
 * own retries. Each such change is told by `onWarning`. What came through `onText` by then is void, as `onRetry` says.
 * Errors are the second's, with what the first said before it.
 */
export function withFallback(first: Writer, second: Writer): Writer {
  let whyNot: AgentExecError | null = null;
  const ask = async <T>(
    { onRetry, onWarning, signal }: DecideOptions,
    by: (writer: Writer) => Promise<T>,
  ): Promise<T> => {
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
      const message = `${thrown.message} Before that, the run gave up ${first.name}: ${whyNot.message}`;
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
