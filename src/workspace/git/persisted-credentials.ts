import { join } from "node:path";
import { findRepository } from "./find-repository.js";
import { gitOutput } from "./git-output.js";

/**
 * Whether `actions/checkout` left the job's token in the repository's configuration. Since v6 it may also be in a file
 * that the configuration names. The token itself is not read.
 * @throws Error if there is no repository, or if git is missing.
 */
export async function hasPersistedCredentials(folder: string): Promise<boolean> {
  const { commonDir } = await findRepository(folder);
  const find = async (...args: readonly string[]): Promise<string> => {
    let found = "";
    const command = ["config", "--file", join(commonDir, "config"), ...args];
    const options = { maxBytes: 1_000_000, timeoutMs: 10_000, expected: [0, 1] };
    for await (const chunk of gitOutput(command, options)) found += chunk.toString("utf8");
    return found;
  };
  const headers = await find("--name-only", "--get-regexp", String.raw`^http\..*\.extraheader$`);
  const included = await find("--get-regexp", String.raw`^includeif\..*\.path$`);
  return headers !== "" || included.includes("git-credentials-");
}
