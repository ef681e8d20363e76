import { posix } from "node:path";
import type { Environment } from "../../process/env.js";
import { messageOf, settingsInvalid } from "../../errors.js";
import type { RawSetting } from "../../rows/origin.js";
import { readConfig } from "../../settings/config.js";
import { fromInputs, inSettingsInput, refuseSecrets } from "../../settings/from-inputs.js";
import { resolveSettings } from "../../settings/resolve.js";
import type { Settings } from "../../settings/schema.js";
import { type Secrets, secretsOf } from "../../settings/secrets.js";
import { hideFromNow, logText } from "./log.js";
import { connectGitHub, type GitHub } from "../../github/api/client.js";
import { readBase } from "../../github/events/base.js";
import type { WorkflowRun } from "./workflow-run.js";
import type { RunTrigger } from "../../github/events/trigger.js";

export interface Inputs {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** The inputs as they were given. */
  readonly raw: readonly RawSetting[];
}

export interface Step {
  readonly environment: Environment;
  readonly workflow: WorkflowRun;
  /** Fires when the workflow is cancelled. */
  readonly signal: AbortSignal;
}

/** A step whose event asks for something. */
export interface AskedStep extends Inputs, Step {
  readonly trigger: RunTrigger;
  readonly github: GitHub;
}

/** Reads the action's inputs. From here on, their secrets are hidden, even in errors about the inputs. */
export async function readInputs(environment: Environment): Promise<Inputs> {
  const inputs = fromInputs(environment.withPrefix("INPUT_"));
  hideFromNow(Object.values(secretsOf(inputs, environment.variable)));
  const inside = await inSettingsInput(inputs);
  const raw = [...inside, ...inputs];
  const secrets = secretsOf(raw, environment.variable);
  hideFromNow(Object.values(secrets));
  refuseSecrets(inside);
  return { settings: resolveSettings(raw, "action"), secrets, raw };
}

/** Reads a file from the base branch. Null if it is missing. */
type ReadBase = (path: string) => Promise<Uint8Array | null>;

/** Adds the base branch's config file below the inputs. @throws AgentExecError `settings-invalid`. */
export async function withConfig(
  { raw, secrets }: Inputs,
  readFile: ReadBase,
): Promise<Inputs & { readonly origins: Readonly<Record<string, string>> }> {
  const isNamed = raw.some(({ name }) => name === "config");
  const read = async (path: string): Promise<string | null> => {
    const bytes = await readFile(posix.normalize(path)).catch((error: unknown) => {
      if (isNamed) throw error;
      // Nobody named this file, so it may be missing. The job may also lack the permission to read the repository.
      logText(`agent-exec: could not look for ${path}: ${messageOf(error)}`);
      return null;
    });
    return bytes === null ? null : new TextDecoder().decode(bytes);
  };
  const config = await readConfig(raw, { face: "action", read, isOwners: true });
  const all = [...config, ...raw];
  const origins = Object.fromEntries(all.map(({ name, origin }) => [name, origin]));
  return { raw, secrets, settings: resolveSettings(all, "action"), origins };
}

/** Reads the owner's files from GitHub, because a pull request's author controls the checkout. */
export function ownerFileReader({
  github,
  workflow,
  signal,
}: Pick<AskedStep, "github" | "workflow" | "signal">): ReadBase {
  const { repository } = workflow;
  const base = readBase(workflow);
  return async (path) => {
    if (base.kind === "commit") return github.fileAt({ repository, path, commit: base.commit, signal });
    throw settingsInvalid(base.reason, "Set `instructions` and `config` to `none`.");
  };
}

export function connect(settings: Settings, { apiUrl }: Pick<WorkflowRun, "apiUrl">): GitHub {
  return connectGitHub({ token: settings["github-token"] ?? "", apiUrl, log: logText });
}
