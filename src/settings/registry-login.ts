import { AgentExecError } from "../errors.js";
import { writtenAt } from "./origin.js";
import type { Settings } from "./schema.js";
import type { Face } from "./setting.js";

export interface RegistryLoginSettings {
  readonly settings: Settings;
  readonly face: Face;
  /** As the door found it: in the input, or in the variable that `registry-password-env` names. */
  readonly password: string | undefined;
}

/**
 * The login for the image's registry; undefined where none was given.
 * @throws AgentExecError `settings-invalid` when name or password is there without the other.
 */
export function registryLoginOf({
  settings,
  face,
  password,
}: RegistryLoginSettings): { readonly username: string; readonly password: string } | undefined {
  const { "registry-username": username, "registry-password-env": variable } = settings;
  if (username !== undefined && password !== undefined) return { username, password };
  if (variable !== undefined && password === undefined) {
    throw incomplete(
      `The variable ${variable}, which ${writtenAt("registry-password-env", face)} names, is empty or not set.`,
      `Set ${variable} to the registry's password, or leave ${writtenAt("registry-password-env", face)} out.`,
    );
  }
  if (username !== undefined) {
    throw incomplete(
      `There is a ${writtenAt("registry-username", face)} and no password for it.`,
      face === "action"
        ? "Set registry-password from a secret, or leave registry-username out."
        : "Name the variable that holds the password with --registry-password-env, or leave --registry-username out.",
    );
  }
  if (password === undefined) return undefined;
  throw incomplete(
    `There is a password for the registry and no ${writtenAt("registry-username", face)}.`,
    `Set ${writtenAt("registry-username", face)}.`,
  );
}

function incomplete(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}
