import type { ExecutorDescriptor } from "../descriptor.js";
import { dockerRows } from "./settings/rows.js";
import { dockerRules } from "./settings/rules.js";

/** The image that the project's own set-up builds where none can be pulled. */
const setUpImage = "agent-exec-base:bookworm";

export const docker: ExecutorDescriptor<typeof dockerRows> = {
  rows: dockerRows,
  rules: dockerRules,
  manner: "runs code in a container",
  isolates: true,
  async load(options) {
    const { dockerSettingsOf } = await import("./settings/given-settings.js");
    const { createDockerExecutor } = await import("./docker-executor.js");
    const { checkBeforeStart } = await import("./before-start.js");
    const settings = dockerSettingsOf(options);
    const executor = createDockerExecutor(settings);
    await checkBeforeStart(settings);
    return executor;
  },
  async examine(options) {
    const { dockerSettingsOf } = await import("./settings/given-settings.js");
    const { examineDocker } = await import("./doctor/examination.js");
    return examineDocker(dockerSettingsOf(options));
  },
  async clean(options) {
    const { cleanLeftovers } = await import("./leftovers/clean.js");
    return cleanLeftovers(options);
  },
  demo: {
    language: "python",
    async find({ settings: { image: wanted }, given, variable }) {
      if (given.includes("image")) return { settings: {}, note: null };
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
