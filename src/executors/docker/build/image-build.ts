import { hash } from "node:crypto";
import { isAgentExecError } from "../../../errors.js";
import { named } from "../../../format/listed.js";
import type { BaseFiles } from "../../../ports/base-files.js";
import type { ImageBuild as BuildFacts } from "../../../facts/session.js";
import { ImageUnavailableError } from "../../../ports/executor.js";
import { showHidden } from "../../../output/visible.js";
import { findImage, type FindImageOptions } from "../image/find-image.js";
import { inspectImage, type LocalImage } from "../image/local-image.js";
import { cpuPeriodMicroseconds, type DockerSettings } from "../settings/docker-settings.js";
import { builtImages, parseImageName } from "../settings/image-name.js";
import { callBuild, explainBuildFailure } from "./build-call.js";
import { BuildContext, type Recipe } from "./context.js";
import { baseImages } from "./base-images.js";

export interface BuildOptions {
  readonly recipe: Recipe;
  readonly baseFiles: BaseFiles;
  readonly network: "none" | "full";
  /** Default: 30 minutes. */
  readonly deadlineMs?: number;
}

/** 30 minutes: longer builds, such as a compiler from source, belong in an earlier step. */
const defaultDeadlineMs = 1_800_000;
/** Part of the image's name. Raise it when the same files would give another image. */
const recipeVersion = 1;

type Settings = Pick<
  DockerSettings,
  "pull" | "registryLogin" | "dockerConfigFolder" | "memoryBytes" | "cpus"
>;
type FindOptions = Omit<FindImageOptions, "settings" | "onFound"> & { readonly settings: Settings };

/** An image that is built when it is first needed, unless an image with the same content exists. */
export class ImageBuild {
  /** The image's name, once it is known. */
  #name: string | null = null;

  private constructor(
    private readonly options: BuildOptions,
    private readonly context: BuildContext,
    private readonly bases: readonly string[],
  ) {}

  /**
   * Reads the Dockerfile and lists the files that it may copy, without asking an engine.
   * @throws AgentExecError `settings-invalid`.
   */
  static async plan(options: BuildOptions): Promise<ImageBuild> {
    const context = await BuildContext.list(options);
    return new ImageBuild(options, context, baseImages(context.text, options.recipe));
  }

  get registries(): readonly string[] {
    const names = this.bases.map(parseImageName);
    return [...new Set(names.flatMap((name) => ("registry" in name ? [name.registry] : [])))];
  }

  /**
   * Finds the image, or builds it if no image from the same Dockerfile, files and base images exists.
   * @throws AgentExecError `image-unavailable` if it cannot be built or a base image cannot be pulled;
   * `settings-invalid` if the files cannot be read; `engine-unavailable`. On abort: the signal's reason, and the engine
   * ends the build.
   */
  async find(options: FindOptions): Promise<{ readonly image: LocalImage; readonly build: BuildFacts }> {
    const { connection, signal, onProgress } = options;
    const { recipe, baseFiles, network } = this.options;
    const facts = { from: recipe.from, origin: baseFiles.origin, network };
    const known = this.#name === null ? null : await inspectImage({ connection, name: this.#name, signal });
    if (known !== null) return { image: known, build: facts };
    const hash = await this.context.hash(signal);
    const name = this.#nameOf(hash, await this.#findBases(options));
    this.#name = name;
    const present = await inspectImage({ connection, name, signal });
    if (present !== null) return { image: present, build: facts };
    const reach = network === "none" ? "without a network" : "with the engine's network";
    onProgress?.(`Building the image from ${recipe.from} (${baseFiles.origin}), ${reach}`);
    const startedAt = performance.now();
    await this.#build(name, { ...options, hash });
    const image = await inspectImage({ connection, name, signal });
    if (image === null)
      throw new ImageUnavailableError(
        `The engine built an image from ${recipe.from}, but does not list it.`,
        "Run again.",
      );
    return { image, build: { ...facts, durationMs: Math.round(performance.now() - startedAt) } };
  }

  async #findBases({ settings, ...options }: FindOptions): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const image of this.bases) {
      try {
        ids.push((await findImage({ ...options, settings: { ...settings, image } })).id);
      } catch (error) {
        throw this.#ofBase(error, options);
      }
    }
    return ids;
  }

  /** The error says that the missing image is named in the Dockerfile, not in a setting. */
  #ofBase(error: unknown, { signal }: Pick<FindOptions, "signal">): unknown {
    if (signal.aborted || !isAgentExecError(error) || error.code !== "image-unavailable") return error;
    const message = `${named(this.options.recipe.dockerfile)} needs an image that is not available. ${error.message}`;
    return new ImageUnavailableError(message, error.nextStep.replaceAll("`image`", "`FROM`"), error);
  }

  /** The same name for the same content. */
  #nameOf(contextHash: string, bases: readonly string[]): string {
    const { network, recipe } = this.options;
    const { target, args } = recipe;
    const parts = [recipeVersion, contextHash, this.context.dockerfile, bases, target, args, network];
    return `${builtImages}:${hash("sha256", JSON.stringify(parts)).slice(0, 32)}`;
  }

  async #build(name: string, options: FindOptions & { readonly hash: string }): Promise<void> {
    const { connection, settings, signal, onProgress, hash } = options;
    const { recipe, network, deadlineMs = defaultDeadlineMs } = this.options;
    try {
      await callBuild({
        docker: connection.docker,
        context: this.context.tar(hash, signal),
        options: this.#request(name, settings),
        signal,
        deadlineMs,
        onStep: (step) => onProgress?.(`Building the image: ${showHidden(step)}`),
      });
    } catch (error) {
      signal.throwIfAborted();
      const failure = { connection, from: recipe.from, hasNetwork: network !== "none", deadlineMs, error };
      throw explainBuildFailure(failure);
    }
  }

  #request(name: string, { memoryBytes, cpus }: Settings) {
    const { recipe, network } = this.options;
    return {
      t: name,
      dockerfile: this.context.dockerfile,
      rm: 1,
      forcerm: 1,
      memory: memoryBytes,
      memswap: memoryBytes,
      cpuperiod: cpuPeriodMicroseconds,
      cpuquota: Math.max(1000, Math.round(cpus * cpuPeriodMicroseconds)),
      ...(network === "none" && { networkmode: "none" }),
      ...(recipe.target !== null && { target: recipe.target }),
      ...(Object.keys(recipe.args).length > 0 && { buildargs: recipe.args }),
    };
  }
}
