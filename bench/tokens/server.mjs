// A model server on loopback that answers everybody alike, and keeps what it was asked.
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/**
 * @param {{ failures: number, codeOf: (attempt: number) => string, reason: string, closing: string }} conversation
 * @returns its address, and the requests so far as they came
 */
export async function startServer({ failures, codeOf, reason, closing }) {
  const requests = [];
  let attempt = 0;
  const answerTo = ({ response_format: format, messages }) => {
    const decision = JSON.stringify({ retry: true, reason });
    if (format !== undefined) return decision;
    if (attempt > failures) return closing;
    attempt += 1;
    const asksFirst = messages.at(-1).content.includes("Begin your answer with your decision");
    return `${asksFirst ? `\`\`\`json\n${decision}\n\`\`\`\n\n` : ""}\`\`\`python\n${codeOf(attempt)}\`\`\`\n`;
  };
  const answer = async (incoming, response) => {
    const body = JSON.parse(await text(incoming));
    const content = answerTo(body);
    requests.push({ body, content });
    const head = { id: "c", created: 1, model: "m" };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    if (body.stream !== true) {
      const choice = {
        index: 0,
        message: { role: "assistant", content, refusal: null },
        finish_reason: "stop",
      };
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ ...head, object: "chat.completion", choices: [choice], usage }));
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    const chunk = (delta, finish_reason) => ({ index: 0, delta, finish_reason });
    for (const choices of [[chunk({ content }, null)], [chunk({}, "stop")]])
      response.write(`data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices })}\n\n`);
    response.end("data: [DONE]\n\n");
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
