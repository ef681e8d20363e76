import { AgentExecError } from "../../../errors.js";
import { writtenAt } from "../../../rows/origin.js";
import type { LoadOptions } from "../../descriptor.js";
import type { DockerSettings } from "./docker-settings.js";
import type { GivenSettings } from "./rows.js";

type LoginNames = "registry-username" | "registry-password" | "registry-password-env";

/** The sources of a login: the password in the setting, or in the variable that another setting names. */
export type GivenLogin = Pick<LoadOptions<Pick<GivenSettings, LoginNames>>, "settings" | "face" | "variable">;

/**
 * The login for the image's registry; undefined if none was given.
 * @throws AgentExecError `settings-invalid` if only the name or only the password is given.
 */
export function givenLogin({ settings, face, variable: read }: GivenLogin): DockerSettings["registryLogin"] {
  const { "registry-username": username, "registry-password-env": variable } = settings;
  const password = settings["registry-password"] ?? (variable === undefined ? undefined : read(variable));
  if (username !== undefined && password !== undefined) return { username, password };
  if (variable !== undefined && password === undefined) {
    throw incomplete(
      `${writtenAt("registry-password-env", face)} names the variable ${variable}, but it is empty or not set.`,
      `Set ${variable} to the registry's password, or remove ${writtenAt("registry-password-env", face)}.`,
    );
  }
  if (username !== undefined) {
    throw incomplete(
      `${writtenAt("registry-username", face)} is set, but there is no password for it.`,
      face === "action"
        ? "Set registry-password from a secret, or remove registry-username."
        : "Set --registry-password-env to the variable that holds the password, or remove --registry-username.",
    );
  }
  if (password === undefined) return undefined;
  throw incomplete(
    `There is a password for the registry, but no ${writtenAt("registry-username", face)}.`,
    `Set ${writtenAt("registry-username", face)}.`,
  );
}

function incomplete(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}
