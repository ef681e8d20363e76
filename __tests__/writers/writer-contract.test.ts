import { scriptedAnswers } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { writerConformance } from "../../src/conformance/writer-conformance.js";
import { createOpenAiWriter } from "../../src/writers/openai/openai-writer.js";
import { createScriptedWriter } from "../../src/writers/scripted/scripted-writer.js";
import { describeConformance } from "../contracts/describe-conformance.js";
import { hurriedClock } from "./clocks.js";

/** Its looks, a quarter of it, must be longer than what the hurried clock skips. */
const stallTimeoutMs = 400_000;

describeConformance(
  "the writer script keeps the promises of the port:",
  writerConformance(async (script) => ({
    writer: createScriptedWriter(script, { clock: hurriedClock(), stallTimeoutMs }),
    close: async () => {},
  })),
);

describeConformance(
  "the writer openai keeps the promises of the port:",
  writerConformance(async (script) => {
    const server = await startOpenAiServer({ answers: scriptedAnswers(script) });
    const { baseUrl } = server;
    return {
      writer: createOpenAiWriter({ baseUrl, model: "fake", clock: hurriedClock(), stallTimeoutMs }),
      close: () => server.close(),
    };
  }),
);
