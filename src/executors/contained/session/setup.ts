import { AgentExecError } from "../../../errors.js";
import type { SessionFacts } from "../../../facts/session.js";
import { withoutProxy } from "../egress/proxy-environment.js";
import prelude from "../guard/prelude.sh.js";
import { blockUser, cachingUser } from "../guard/users.js";
import { PlaceSilentError } from "../place.js";
import { killWithRetries } from "../sandbox/kill-with-retries.js";
import { blamingPlace, explainLoss, runWithin } from "../sandbox/preparation.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { cacheVariables, type SetupCache } from "./setup-caches.js";

export type SetupFacts = NonNullable<SessionFacts["setup"]>;

export interface SetupOptions {
  readonly sandbox: Sandbox;
  readonly commands: readonly string[];
  /** Whether the place has a network, which is removed afterwards. */
  readonly hasNetwork: boolean;
  /** The caches, to which only setups may write. Default: none. */
  readonly caches?: readonly SetupCache[];
  readonly signal: AbortSignal;
  readonly onProgress?: (text: string) => void;
}

/** The folder in which `pip install --user` and others put programs. It comes last in PATH. */
const ownPrograms = 'PATH="$PATH:$HOME/.local/bin"';

/** The time for each command. It is enough to install a build's packages from a slow mirror. */
const commandDeadlineMs = 600_000;
/** How much output of a failing command the error contains. */
const maxWordsChars = 4000;

/**
 * Runs the user's setup commands in a fresh place as the blocks' user, ends the processes that they left, and cuts
 * their network.
 * @throws AgentExecError `setup-failed` if a command does not end with 0 in its time, or if the network is still there
 * afterwards; `engine-unavailable` and `session-lost` if the engine or the place fails in this time. If the signal
 * aborts, the error is the signal's reason.
 */
export async function runSetup(options: SetupOptions): Promise<SetupFacts> {
  const { sandbox, commands, hasNetwork, signal, onProgress } = options;
  const facts: { command: string; durationMs: number }[] = [];
  for (const command of commands) {
    onProgress?.(`Setup: ${command}`);
    const startedAt = performance.now();
    await runCommand(options, command);
    facts.push({ command, durationMs: Math.round(performance.now() - startedAt) });
  }
  const end = await killWithRetries(sandbox, signal);
  signal.throwIfAborted();
  if (end === "unable" || end === "starved")
    throw await explainLoss(
      { place: sandbox.place, signal },
      new PlaceSilentError(
        "agent-exec could not end the code's processes: the helper process for this did not start, or got no processor time.",
      ),
    );
  if (end !== "done") throw failed("agent-exec could not end the processes that the setup left running.");
  if (hasNetwork) await cutNetwork(options);
  sandbox.replenish();
  return facts;
}

async function runCommand(options: SetupOptions, command: string): Promise<void> {
  const { hasNetwork, signal, sandbox, caches = [] } = options;
  const { workspaceFolder } = sandbox.place;
  const enter = `${prelude}enter_workspace ${workspaceFolder}\n${ownPrograms}\n${hasNetwork ? withoutProxy : ""}${cacheVariables(caches)}`;
  const { exitCode, words } = await runWithin(commandDeadlineMs, maxWordsChars, {
    place: sandbox.place,
    signal,
    command: ["sh", "-c", `${enter}exec sh -c "$0"`, command],
    user: caches.length > 0 ? cachingUser : blockUser,
  });
  if (exitCode === null)
    throw failed(`\`${command}\` took longer than ${commandDeadlineMs / 60_000} minutes.`);
  if (exitCode === 0) return;
  const what = words.trim() === "" ? " and printed nothing." : ` and printed:\n${words.trim()}`;
  const advice = /read-only file system/i.test(words) ? writableAdvice : undefined;
  throw failed(`\`${command}\` ended with exit code ${exitCode}${what}`, { hasNetwork, advice });
}

/** The folders of an image are writable in a container that a person starts by hand. */
const writableAdvice =
  "Let the command write below `/tmp`, because the image's folders are read-only. For Go, set `env: GOPATH=/tmp/go`.";

async function cutNetwork({ sandbox, signal }: SetupOptions): Promise<void> {
  const { place } = sandbox;
  await blamingPlace({ place, signal }, () => place.cutNetworks(signal));
  try {
    await sandbox.lookAgain();
  } catch (cause) {
    signal.throwIfAborted();
    throw failed("agent-exec could not cut the setup's network.", { cause });
  }
  const all = sandbox.findings.flatMap((line) => /^interface\s+([^\s:|]+):/.exec(line)?.[1] ?? []);
  const left = all.filter((name) => name !== "lo");
  if (left.length > 0)
    throw failed(
      `agent-exec could not cut the setup's network. The sandbox still has these network interfaces: ${left.join(", ")}.`,
    );
}

function failed(
  what: string,
  {
    cause,
    hasNetwork = true,
    advice = "To find the cause, run the setup's commands by hand in the image. For steps that never change, build your own image.",
  }: { readonly cause?: unknown; readonly hasNetwork?: boolean; readonly advice?: string | undefined } = {},
): AgentExecError {
  const network = hasNetwork
    ? ""
    : " The setup had no network. If the setup's commands need a network, set `setup-network` to `full`.";
  return new AgentExecError("setup-failed", `The setup failed: ${what}`, {
    nextStep: `${advice}${network}`,
    cause,
  });
}
