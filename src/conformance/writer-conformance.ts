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

/** A writer, and a function that ends its model. */
export interface OpenedWriter {
  readonly writer: Writer;
  close(): Promise<void>;
}

/** Opens a writer whose model gives these answers. */
export type OpenWriter = (model: { readonly turns: ModelTurn[] }) => Promise<OpenedWriter>;

const groups = { answers: answerCases, faults: faultCases, signals: abortCases };

export type WriterConformanceOptions = ConformanceOptions<keyof typeof groups>;

/**
 * The contract of every writer, as cases for a test framework. Waits between the writer's retries must not take real
 * time, and it must tolerate a silence of at least ten seconds.
 * @throws AgentExecError `settings-invalid` if a known difference names no case.
 */
export function writerConformance(open: OpenWriter, options: WriterConformanceOptions = {}): Conformance {
  return conformanceOf(groups, writerStage(open), options);
}

/** Runs the cases one after the other. @throws like `writerConformance`; on abort the signal's reason. */
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
