import type { ExecutorDescriptor, LoadOptions } from "../descriptor.js";
import type { InContainer } from "./load.js";
import { devcontainer } from "./settings/image-name.js";
import { dockerRows, type GivenSettings } from "./settings/rows.js";
import { dockerRules } from "./settings/rules.js";

/** For executors that run something in a container. */
export const dockerParts = {
  async load(options: LoadOptions<GivenSettings>, inside: InContainer) {
    const { loadDocker } = await import("./load.js");
    return loadDocker(options, inside);
  },
  async examine(options: LoadOptions<GivenSettings>, inside: InContainer) {
    const { examineDocker } = await import("./doctor/examination.js");
    const { given } = await import("./load.js");
    const { settings, build } = await given(options, inside);
    return examineDocker(settings, build);
  },
};

/** The image that the project's own set-up builds if no image can be pulled. */
const setUpImage = "agent-exec-base:bookworm";

export const docker: ExecutorDescriptor<typeof dockerRows> = {
  rows: dockerRows,
  rules: dockerRules,
  manner: "runs code in a container",
  isolates: true,
  clusterRules: null,
  readsBaseFiles: ({ dockerfile, image }) => dockerfile !== undefined || image === devcontainer,
  load: (options) => dockerParts.load(options, {}),
  examine: (options) => dockerParts.examine(options, {}),
  async clean(options) {
    const { cleanLeftovers } = await import("./leftovers/clean.js");
    return cleanLeftovers(options);
  },
  demo: {
    language: "python",
    async find({ settings: { image: wanted }, given, variable }) {
      const isChosen = given.includes("image") || given.includes("dockerfile");
      if (isChosen || wanted === devcontainer) return { settings: {}, note: null };
      const { findUsableImage } = await import("./image/find-image.js");
      const { dockerConfigFolder } = await import("./client/docker-config.js");
      const choice = { variable, dockerConfigFolder: dockerConfigFolder(variable) };
      const found = await findUsableImage({ images: [wanted, setUpImage], ...choice });
      if (found.image === null) return { settings: null, reason: found.reason };
      const note = `${wanted} is not on this machine, so the demo uses the image ${found.image}.`;
      return { settings: { image: found.image }, note: found.image === wanted ? null : note };
    },
  },
};
