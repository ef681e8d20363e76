import { isNameOf, plainName } from "./spelling.js";

/**
 * Whether GitHub may run a file: everything below `.github/workflows` and `.github/actions`, and each `action.yml`. A
 * path also counts if some file system treats it as the same name.
 * @param path from the repository's root, with `/`
 */
export function isWorkflowPath(path: string): boolean {
  const parts = path.split("/").map(plainName);
  const [first = "", second = ""] = parts;
  const last = parts.at(-1) ?? "";
  if (isNameOf(first, ".github") && (isNameOf(second, "workflows") || isNameOf(second, "actions")))
    return true;
  return isNameOf(last, "action.yml") || isNameOf(last, "action.yaml");
}
