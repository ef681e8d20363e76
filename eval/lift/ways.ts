import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRun, docker, openai } from "../../src/index.js";
import type { Begun } from "../suites.js";
import { checkPath, isRight, isRightIn } from "../truth.js";

export interface Tried {
  /** The attempt that was right; null: none. */
  readonly solvedAt: number | null;
  readonly attempts: number;
  readonly outcome: string;
  readonly reason: string;
  readonly ms: number;
}

export interface Model {
  readonly baseUrl: string;
  readonly model: string;
  readonly maxOutputTokens: number;
  /** The image in which answers are judged. */
  readonly image: string;
}

/** Asks one question without agent-exec. The answer's first fence counts, or the whole answer without one. */
export async function askPlainly(
  { prompt, test }: Begun,
  { baseUrl, model, maxOutputTokens, image }: Model,
): Promise<Tried> {
  const begin = performance.now();
  const question = `Complete this Python function. Answer with the whole function in one code block.\n\n\`\`\`python\n${prompt}\`\`\``;
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      model,
      messages: [{ role: "user", content: question }],
      temperature: 0,
      max_tokens: maxOutputTokens,
    }),
  });
  const { choices } = (await response.json()) as { choices: [{ message: { content: string } }] };
  const answer = choices[0].message.content;
  const code = /```\w*\n([\s\S]*?)(?:```|$)/.exec(answer)?.[1] ?? answer;
  const isSolved = await isRight(code, { test, image });
  return {
    solvedAt: isSolved ? 1 : null,
    attempts: 1,
    outcome: "answered",
    reason: answer,
    ms: performance.now() - begin,
  };
}

const mebibyte = 1024 ** 2;

/** Solves the same task with a usual run. */
export async function runTask({ task, test }: Begun, model: Model, maxRetries: number): Promise<Tried> {
  const files = { "check.py": await readFile(checkPath, "utf8"), "test.py": test };
  const protect = ["check.py", "test.py"];
  return runIn({ task, files, protect, verify: "python3 -I check.py" }, model, maxRetries, (out) =>
    isRightIn(out, { test, image: model.image }),
  );
}

export interface FolderTask {
  readonly task: string;
  /** The workspace's files. */
  readonly files: Readonly<Record<string, string>>;
  readonly protect: readonly string[];
  readonly verify: string;
}

/** Runs a task in a folder, and tests whether its result is really right. */
export async function runIn(
  { task, files, protect, verify }: FolderTask,
  { baseUrl, model, maxOutputTokens, image }: Model,
  maxRetries: number,
  isTrue: (out: string) => Promise<boolean>,
): Promise<Tried> {
  const begin = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "agent-exec-lift-"));
  try {
    const workspace = join(folder, "given");
    await mkdir(workspace);
    for (const [name, text] of Object.entries(files)) await writeFile(join(workspace, name), text);
    const out = join(folder, "run");
    const { outcome, summary, attempts } = await createRun({
      task,
      writer: openai({ baseUrl, model, temperature: 0, maxOutputTokens, apiKey: undefined }),
      executor: docker({ image, memoryBytes: 256 * mebibyte, workspaceBytes: 64 * mebibyte }),
      workspace,
      protect,
      verify: [verify],
      verifyBefore: "off",
      until: "pass",
      maxRetries,
      timeoutMs: 30_000,
      totalTimeoutMs: 3_600_000,
      out,
    }).result;
    const isSolved = await isTrue(out);
    return {
      solvedAt: isSolved ? attempts : null,
      attempts,
      outcome,
      reason: summary,
      ms: performance.now() - begin,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
