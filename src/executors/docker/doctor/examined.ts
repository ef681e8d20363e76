import type { Session } from "../../../ports/executor.js";
import type { ImageBuild } from "../build/image-build.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import type { EngineConnection } from "../client/engine-connection.js";
import type { LocalImage } from "../image/local-image.js";
import type { EngineFacts } from "./engine-facts.js";

/** Results of earlier tests for later ones. */
export interface Examined {
  readonly settings: DockerSettings;
  /** Null if the image is found by its name. */
  readonly imageBuild: ImageBuild | null;
  connection: EngineConnection | null;
  engine: EngineFacts | null;
  image: LocalImage | null;
  session: Session | null;
}
