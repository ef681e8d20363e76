import type { Writer } from "../ports/writer.js";
import type { Stage } from "./attempt.js";
import {
  check,
  conformanceOf,
  type Conformance,
  type ConformanceOptions,
  type ConformanceResult,
} from "./conformance.js";
import { abortCases, answerCases, faultCases, type ModelTurn, type WriterContext } from "./writer-cases.js";

/** A writer, and the end of the model that it asks. */
export interface OpenedWriter {
  readonly writer: Writer;
  close(): Promise<void>;
}

/** Gives a writer whose model answers as the turns say. */
export type OpenWriter = (model: { readonly turns: ModelTurn[] }) => Promise<OpenedWriter>;

const groups = { answers: answerCases, faults: faultCases, signals: abortCases };

export type WriterConformanceOptions = ConformanceOptions<keyof typeof groups>;

/**
 * What every writer promises, as cases for a test framework. Waits between the writer's own retries must not take real
 * time, and a silence must be allowed to last for at least ten seconds.
 *
 * @throws AgentExecError `settings-invalid` for a known difference that is the name of no case.
 */
export function writerConformance(open: OpenWriter, options: WriterConformanceOptions = {}): Conformance {
  return conformanceOf(groups, writerStage(open), options);
}

/** Tries every promise on a writer, one after the other. @throws like `writerConformance`. On abort: the signal's reason. */
export function checkWriter(
  open: OpenWriter,
  options: WriterConformanceOptions = {},
): AsyncGenerator<ConformanceResult> {
  return check(writerConformance(open, options), options);
}

function writerStage(open: OpenWriter): Stage<WriterContext> {
  const opened: OpenedWriter[] = [];
  const leave = async (): Promise<void> => {
    const over = opened.splice(0);
    await Promise.all(over.map(({ close }) => close()));
  };
  return {
    async enter(signal) {
      return {
        signal,
        async open(turns) {
          const each = await open({ turns: [...turns] });
          opened.push(each);
          return each.writer;
        },
      };
    },
    leave,
    close: leave,
  };
}
