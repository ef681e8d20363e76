import { settingsInvalid } from "../../../errors.js";
import { listed } from "../../../format/listed.js";
import { writtenAt } from "../../../rows/origin.js";
import type { LoadOptions } from "../../descriptor.js";
import { devcontainer } from "../settings/image-name.js";
import type { GivenSettings } from "../settings/rows.js";
import type { ImageBuild } from "./image-build.js";
import type { Recipe } from "./context.js";

/** The image that the settings choose. */
export interface GivenImage {
  /** The image's name or, if it is built, words about it. */
  readonly image: string;
  /** Null if the image is named. */
  readonly build: ImageBuild | null;
  readonly warnings: readonly string[];
}

/**
 * Reads which image to use or build, from the base files only. The function asks no engine.
 * @throws AgentExecError `settings-invalid` for a missing or unusable file.
 */
export async function givenImage(options: LoadOptions<GivenSettings>): Promise<GivenImage> {
  const { image, dockerfile } = options.settings;
  if (dockerfile !== undefined) {
    const recipe = { from: dockerfile, dockerfile, context: "", target: null, args: {} };
    return { ...(await built(recipe, options)), warnings: [] };
  }
  if (image !== devcontainer) return { image, build: null, warnings: [] };
  const { image: found, warning } = await findDevcontainer(options);
  const warnings = warning === null ? [] : [warning];
  if (found.kind === "named") return { image: found.name, build: null, warnings };
  return { ...(await built(found, options)), warnings };
}

async function built(
  recipe: Recipe,
  options: LoadOptions<GivenSettings>,
): Promise<Omit<GivenImage, "warnings">> {
  const { settings, baseFiles, face } = options;
  const { ImageBuild } = await import("./image-build.js");
  const build = await ImageBuild.plan({ recipe, baseFiles, network: settings["build-network"] });
  if (settings["registry-username"] !== undefined && build.registries.length > 1) {
    const name = writtenAt("registry-username", face);
    throw settingsInvalid(
      `${name} logs in to one registry, but ${recipe.dockerfile} uses images from ${listed(build.registries)}.`,
      `Run \`docker login\` for each registry that needs it, and remove ${name}.`,
    );
  }
  return { image: `that ${recipe.from} builds`, build };
}

async function findDevcontainer({ baseFiles, face }: LoadOptions<GivenSettings>) {
  const { devcontainerPaths, readDevcontainer } = await import("./devcontainer.js");
  const { readText } = await import("./context.js");
  const all = await baseFiles.list();
  const path = devcontainerPaths.find((each) => all.has(each));
  if (path !== undefined)
    return readDevcontainer(path, (await readText(path, { baseFiles, all })).toString("utf8"));
  throw settingsInvalid(
    `There is no ${devcontainerPaths.join(" and no ")} (agent-exec looked in ${baseFiles.origin}).`,
    `Start agent-exec in the folder that contains this file, or set an image with ${writtenAt("image", face)}.`,
  );
}
