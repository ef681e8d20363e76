import type { IncomingMessage } from "node:http";
import { waitingWords } from "../../../../src/executors/contained/sandbox/block-process.js";

/** What our execs are for, told by a word of their command. */
const execRoles: readonly (readonly [word: string, role: string])[] = [
  ["kill -9 -1", "killer"],
  [waitingWords, "spare"],
  ["answered $tag", "monitor"],
  ["TAR_OPTIONS", "archive"],
];

const names: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^(GET|HEAD) \/_ping/, "ping"],
  [/^GET \/version/, "version"],
  [/^GET \/info/, "info"],
  [/^GET \/events/, "events"],
  [/^GET \/images\/.+\/json/, "inspect image"],
  [/^POST \/images\/create/, "pull"],
  [/^GET \/images\/json/, "list images"],
  [/^(GET|PUT) \/containers\/[^/]+\/archive/, "archive"],
  [/^POST \/commit/, "commit"],
  [/^GET \/containers\/json/, "list"],
  [/^POST \/containers\/create/, "create"],
  [/^POST \/containers\/[^/]+\/attach/, "attach"],
  [/^POST \/containers\/[^/]+\/start/, "start"],
  [/^POST \/containers\/[^/]+\/exec/, "create exec"],
  [/^POST \/exec\/[^/]+\/start/, "start exec"],
  [/^GET \/exec\/[^/]+\/json/, "inspect exec"],
  [/^GET \/containers\/[^/]+\/json/, "inspect"],
  [/^GET \/containers\/[^/]+\/top/, "top"],
  [/^POST \/containers\/[^/]+\/wait/, "wait"],
  [/^DELETE \/containers\//, "remove"],
];

/** Numbers and names the calls of a run: `start exec (monitor) 1`, the first of that name. */
export class CallNames {
  readonly #counts = new Map<string, number>();
  readonly #roles = new Map<string, string>();

  name({ method, url = "" }: IncomingMessage, body: string): string {
    const line = `${method} ${url.replace(/^\/v\d+\.\d+/, "")}`;
    const plain = names.find(([pattern]) => pattern.test(line))?.[1] ?? line;
    const role =
      plain === "create exec" ? roleOf(body) : this.#roles.get(/\/exec\/([^/]+)/.exec(line)?.[1] ?? "");
    const name = role === undefined ? plain : `${plain} (${role})`;
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return `${name} ${count}`;
  }

  /** The calls about an exec carry its id alone. */
  noteExec({ command, answer }: { readonly command: string; readonly answer: string }): void {
    const id = /"Id":"([0-9a-f]+)"/.exec(answer)?.[1];
    if (id !== undefined) this.#roles.set(id, roleOf(command));
  }
}

function roleOf(command: string): string {
  return execRoles.find(([word]) => command.includes(word))?.[1] ?? "other";
}
