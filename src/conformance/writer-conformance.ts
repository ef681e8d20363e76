import type { Writer } from "../ports/writer.js";
import {
  type Stage,
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

export function writerConformance(open: OpenWriter, options: WriterConformanceOptions = {}): Conformance {
  return conformanceOf(groups, writerStage(open), options);
}

export function checkWriter(
  open: OpenWriter,
  options: WriterConformanceOptions = {},
): AsyncGenerator<ConformanceResult> {
  return check(writerConformance(open, options), options);
}

function writerStage(open: OpenWriter): Stage<WriterContext> {
  const opened: OpenedWriter[] = [];
  const leave = async (): Promise<void> => {
    await Promise.all(opened.splice(0).map(({ close }) => close()));
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
