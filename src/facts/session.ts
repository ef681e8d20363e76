import { z } from "zod";
import { type Described, count, described, text } from "./described.js";

/** A sandbox that stays after the run, so that a person can look inside. */
export const keptSandbox = described(() =>
  z.object({
    /** The executor's name for the sandbox. */
    name: text(),
    as: z.enum(["running", "stopped"]),
    /** How to look inside and how to remove the sandbox, in sentences. Absent if unknown. */
    hint: text().exactOptional(),
  }),
);

export interface KeptSandbox extends Described<typeof keptSandbox> {}

/** A sentence that tells people about it. */
export function keptWords({ name, as, hint }: KeptSandbox): string {
  return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped but not removed"}.`;
}

/** How agent-exec built an image for a run. */
export const imageBuild = described(() =>
  z.object({
    /** The path of the Dockerfile or devcontainer.json, from the current folder. */
    from: text(),
    /** Where that file comes from: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: text(),
    /** The network during the build: `none`, or `full` for the engine's own network. */
    network: text(),
    /** How long the build took, in milliseconds. Absent if the image existed already. */
    durationMs: count().exactOptional(),
  }),
);

export interface ImageBuild extends Described<typeof imageBuild> {}

/** `built from Dockerfile (the current folder) in 3 s, with the engine's network`. */
export function buildWords({ from, origin, network, durationMs }: ImageBuild): string {
  const reached = network === "none" ? "without a network" : "with the engine's network";
  const took = durationMs === undefined ? "in an earlier run" : `in ${Math.round(durationMs / 100) / 10} s`;
  return `built from ${from} (${origin}) ${took}, ${reached}`;
}

export const sessionFacts = described(() =>
  z.object({
    executor: text(),
    /** The image's name in the settings. Null for executors without an image. */
    image: text().nullable(),
    /** The image's digest or id, `sha256:…`. Null for executors without an image. */
    digest: text().nullable(),
    /** Present if the image was built for a run. */
    build: imageBuild().exactOptional(),
    /** Each limit with its value for people: `{ memory: "2 GiB", network: "none" }`. */
    limits: z.record(text(), text()),
    /** Whether each limit was seen to work on this machine. Absent: not tested. */
    held: z.record(text(), z.boolean()),
    /** Limits that are not enforced because a setting allows that. Absent: none. */
    waived: z.array(text()).exactOptional(),
    /** The commands of `setup`, in order. Absent if there are none. */
    setup: z.array(z.object({ command: text(), durationMs: count() })).exactOptional(),
    /** The languages that can run, by their main names: `python`, `sh`, `bash`, `javascript`. */
    languages: z.array(text()),
    /**
     * The Jupyter kernel that runs blocks of the first language without a file name. Absent: each block is a process.
     */
    kernel: text().exactOptional(),
  }),
);

export interface SessionFacts extends Described<typeof sessionFacts> {}
