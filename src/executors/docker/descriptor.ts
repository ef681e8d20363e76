import type { ExecutorDescriptor, LoadOptions } from "../descriptor.js";
import { devcontainer } from "./settings/image-name.js";
import { dockerRows, type GivenSettings } from "./settings/rows.js";
import { dockerRules } from "./settings/rules.js";

/** @throws AgentExecError `settings-invalid`. */
async function given(options: LoadOptions<GivenSettings>) {
  const { dockerSettingsOf } = await import("./settings/given-settings.js");
  const { givenImage } = await import("./build/given-image.js");
  const settings = dockerSettingsOf(options);
  const { image, ...rest } = await givenImage(options);
  return { settings: { ...settings, image }, ...rest };
}

/** The image that the project's own set-up builds where none can be pulled. */
const setUpImage = "agent-exec-base:bookworm";

export const docker: ExecutorDescriptor<typeof dockerRows> = {
  rows: dockerRows,
  rules: dockerRules,
  manner: "runs code in a container",
  isolates: true,
  async load(options) {
    const { createDockerExecutor } = await import("./docker-executor.js");
    const { checkBeforeStart } = await import("./before-start.js");
    const { settings, build, warnings } = await given(options);
    const executor = createDockerExecutor(settings, build);
    await checkBeforeStart(settings);
    return { ...executor, warnings };
  },
  async examine(options) {
    const { examineDocker } = await import("./doctor/examination.js");
    const { settings, build } = await given(options);
    return examineDocker(settings, build);
  },
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
