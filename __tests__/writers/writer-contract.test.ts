import { scriptedAnswers } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { createOpenAiWriter } from "../../src/writers/openai/openai-writer.js";
import { createScriptedWriter } from "../../src/writers/scripted/scripted-writer.js";
import { describeWriterContract } from "../contracts/writer-contract.js";
import { hurriedClock } from "./clocks.js";

/** Its looks, a quarter of it, must be longer than what the hurried clock skips. */
const stallTimeoutMs = 400_000;

describeWriterContract("script", async (script) => ({
  writer: createScriptedWriter(script, { clock: hurriedClock(), stallTimeoutMs }),
  close: async () => {},
}));

describeWriterContract("openai", async (script) => {
  const server = await startOpenAiServer({ answers: scriptedAnswers(script) });
  const { baseUrl } = server;
  return {
    writer: createOpenAiWriter({ baseUrl, model: "fake", clock: hurriedClock(), stallTimeoutMs }),
    close: () => server.close(),
  };
});
