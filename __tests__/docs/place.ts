import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { atTerminal } from "../e2e/terminal.js";
import { dist, emptyFolder, image } from "../e2e/command-line.js";
import type { Turns } from "../e2e/support/scene.js";
import { scriptedAnswers } from "../fakes/openai-answers.js";
import { startOpenAiServer } from "../fakes/openai-server.js";
import { gitIn, writeFiles } from "../workspace/repository.js";

export interface PlaceOptions {
  readonly files?: Readonly<Record<string, string>>;
  /** With it the files are a repository of one commit. */
  readonly git?: true;
  /** What the model's server answers. */
  readonly turns?: Turns;
  /** The first request is never answered. */
  readonly holdsFirst?: true;
}

/** What stands for something in the docs, and what it stands for: `{ RUN: ".agent-exec/…" }`. */
export type Words = Readonly<Record<string, string>>;

/**
 * A folder and a shell in which `agent-exec` is the bundle. What asks a model is given the address of one on loopback, and
 * the image is the tests' own: nothing else is added to a command.
 */
export async function openPlace({ files = {}, git, turns = [], holdsFirst }: PlaceOptions) {
  const [cwd, tools, home] = [await emptyFolder(), await emptyFolder(), await emptyFolder()];
  await writeFiles(cwd, files);
  if (git) {
    gitIn(cwd, "init", "-q");
    gitIn(cwd, "add", "--all");
    gitIn(cwd, "commit", "-q", "-m", "x");
  }
  const next = scriptedAnswers({ turns });
  let isHeld = holdsFirst === true;
  let tellAsked: () => void;
  const asked = new Promise<void>((resolve) => (tellAsked = resolve));
  const model = await startOpenAiServer({
    answers: (askedFor) => {
      tellAsked();
      if (!isHeld) return next(askedFor);
      isHeld = false;
      return { reply: "", stallsBefore: true };
    },
  });
  const program = `#!/bin/sh
case "$1 $*" in
  *--script*) ;;
  run\\ * | batch\\ * | resume\\ * | approve\\ * | feedback\\ *) set -- "$@" --base-url ${model.baseUrl} ;;
esac
exec ${process.execPath} ${join(dist, "cli.js")} "$@"
`;
  await writeFiles(tools, { "agent-exec": program });
  const env = {
    PATH: [tools, process.env["PATH"]].join(delimiter),
    HOME: home,
    OPENAI_API_KEY: "sk-of-the-docs",
    AGENT_EXEC_MODEL: "gpt-5-mini",
    AGENT_EXEC_IMAGE: image,
    AGENT_EXEC_PULL: "never",
  };
  const start = (command: string, words: Words = {}) => {
    const said = Object.entries(words).reduce((text, [from, to]) => text.replaceAll(from, () => to), command);
    return spawn("sh", ["-c", `exec ${said}`], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  };
  return {
    cwd,
    home,
    /** Resolves once the model has been asked. */
    asked,
    start,
    atTerminal: (args: readonly string[]) => atTerminal(args, { cwd, env }),
    /** Runs it to its end. @throws Error with all that it said where that is another exit code. */
    async say(command: string, code: number, words?: Words): Promise<string> {
      const child = start(command, words);
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += String(text)));
      const [ended] = (await once(child, "close")) as [number | null];
      if (ended !== code) throw new Error(`${command} ended with ${ended} and not ${code}:\n${said}`);
      return said;
    },
    /** The folder of the last run. */
    async run(): Promise<string> {
      const names = await readdir(join(cwd, ".agent-exec"));
      return `.agent-exec/${names
        .filter((name) => /^\d/.test(name))
        .toSorted()
        .at(-1)!}`;
    },
    async [Symbol.asyncDispose]() {
      await model.close();
    },
  };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;
