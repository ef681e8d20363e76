import { z } from "zod";
import { type Described, count, described, text } from "./described.js";

/** A sandbox that is there after the run, because a person wants to look inside. */
export const keptSandbox = described(() =>
  z.object({
    /** As its executor knows it. */
    name: text(),
    as: z.enum(["running", "stopped"]),
    /** How to look into it and how to be rid of it, in sentences; absent where nobody can say. */
    hint: text().exactOptional(),
  }),
);

export interface KeptSandbox extends Described<typeof keptSandbox> {}

/** What a person is told of it. */
export function keptWords({ name, as, hint }: KeptSandbox): string {
  return hint ?? `The sandbox ${name} was ${as === "running" ? "left running" : "stopped and left"}.`;
}

/** How an image came about that was built for a run. */
export const imageBuild = described(() =>
  z.object({
    /** The file that asked for it, from the current folder: a Dockerfile, or a devcontainer.json. */
    from: text(),
    /** Whose file that is: "the current folder", "the pull request's base, commit 3f2a9c1d0b7e". */
    origin: text(),
    /** What its commands reached, or would have: `none`, or `full`, the engine's own network. */
    network: text(),
    /** How long it took, in milliseconds; absent where the same had been built before. */
    durationMs: count().exactOptional(),
  }),
);

export interface ImageBuild extends Described<typeof imageBuild> {}

/** `built from Dockerfile (the current folder) in 3 s, with the engine's network`. */
export function buildWords({ from, origin, network, durationMs }: ImageBuild): string {
  const reached = network === "none" ? "without a network" : "with the engine's network";
  const took =
    durationMs === undefined ? "before, and not again" : `in ${Math.round(durationMs / 100) / 10} s`;
  return `built from ${from} (${origin}) ${took}, ${reached}`;
}

/** What a started session is, as the transcript records it. */
export const sessionFacts = described(() =>
  z.object({
    executor: text(),
    /** The image as it was asked for; null for executors without one. */
    image: text().nullable(),
    /** The image's digest or id, `sha256:…`; null for executors without one. */
    digest: text().nullable(),
    /** Present where the image was built for a run. */
    build: imageBuild().exactOptional(),
    /** Limit → value with its unit, as a person reads it: `{ memory: "2 GiB", network: "none" }`. */
    limits: z.record(text(), text()),
    /** Limit → whether it holds on this machine; absent where it was not tried. */
    held: z.record(text(), z.boolean()),
    /** Those that do not hold because a setting asks for that, on any machine; absent where there are none. */
    waived: z.array(text()).exactOptional(),
    /** The user's own commands that prepared the sandbox, in order; absent where there were none. */
    setup: z.array(z.object({ command: text(), durationMs: count() })).exactOptional(),
    /** Languages that blocks can be run in here, by their canonical names: `python`, `sh`, `bash`, `javascript`. */
    languages: z.array(text()),
    /** The Jupyter kernel that blocks of the first language run in, where they name no file; absent: each is a process. */
    kernel: text().exactOptional(),
  }),
);

export interface SessionFacts extends Described<typeof sessionFacts> {}
