import type { ExecutorDescriptor, LoadOptions } from "../descriptor.js";
import { functionsOf } from "../functions/rows.js";
import { devcontainer } from "./settings/image-name.js";
import { dockerRows, type GivenSettings } from "./settings/rows.js";
import { dockerRules } from "./settings/rules.js";

/** @throws AgentExecError `settings-invalid`. */
async function given(options: LoadOptions<GivenSettings>, { kernel }: InContainer) {
  const { dockerSettingsOf } = await import("./settings/given-settings.js");
  const { givenImage } = await import("./build/given-image.js");
  const { givenCaches } = await import("./settings/given-caches.js");
  const { caches, warnings } = givenCaches(options);
  const settings = dockerSettingsOf(options, caches);
  const { image, ...rest } = await givenImage(options);
  const functions = await functionsOf(options);
  return {
    settings: { ...settings, image, kernel, functions },
    ...rest,
    warnings: [...rest.warnings, ...warnings],
  };
}

/** What runs in the container beside blocks. */
interface InContainer {
  /** Default: none, each block is a process of its own. */
  readonly kernel?: string;
}

/** For executors that are containers with something in them. */
export const dockerParts = {
  async load(options: LoadOptions<GivenSettings>, inside: InContainer) {
    const { createDockerExecutor } = await import("./docker-executor.js");
    const { checkBeforeStart } = await import("./before-start.js");
    const { settings, build, warnings } = await given(options, inside);
    const executor = createDockerExecutor(settings, build);
    await checkBeforeStart(settings);
    return { ...executor, warnings };
  },
  async examine(options: LoadOptions<GivenSettings>, inside: InContainer) {
    const { examineDocker } = await import("./doctor/examination.js");
    const { settings, build } = await given(options, inside);
    return examineDocker(settings, build);
  },
};

/** The image that the project's own set-up builds where none can be pulled. */
const setUpImage = "agent-exec-base:bookworm";

export const docker: ExecutorDescriptor<typeof dockerRows> = {
  rows: dockerRows,
  rules: dockerRules,
  manner: "runs code in a container",
  isolates: true,
  load: (options) => dockerParts.load(options, {}),
  examine: (options) => dockerParts.examine(options, {}),
  async clean(options) {
    const { cleanLeftovers } = await import("./leftovers/clean.js");
    return cleanLeftovers(options);
  },
  demo: {
    language: "python",
    async find({ settings: { image: wanted }, given, variable }) {
      const isChosen = given.includes("image") || given.includes("dockerfile") || wanted === devcontainer;
      if (isChosen) return { settings: {}, note: null };
      const { findUsableImage } = await import("./image/find-image.js");
      const { dockerConfigFolder } = await import("./client/docker-config.js");
      const images = [wanted, setUpImage];
      const found = await findUsableImage({
        images,
        variable,
        dockerConfigFolder: dockerConfigFolder(variable),
      });
      if (found.image === null) return { settings: null, reason: `No Docker here (${found.reason})` };
      const note = `${wanted} is not on this machine: the demo runs in ${found.image}.`;
      return { settings: { image: found.image }, note: found.image === wanted ? null : note };
    },
  },
};
