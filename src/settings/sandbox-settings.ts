import { faces, setting } from "./setting.js";
import { choice, imageName, list, number, size, text, variableName, wholeNumber } from "./values.js";

/** Where the code runs, and what it may use. */
export const sandboxSettings = {
  workspace: setting(text().default("empty"), {
    help: "What the code finds in its folder: nothing (`empty`), the files that git tracks in the current folder and below (`repo`), or a folder's files.",
    placeholder: "empty|repo|DIR",
    defaultText: "empty",
  }),
  executor: setting(choice("docker", "local").default("docker"), {
    help: "Where code runs. `local` isolates nothing and is there for the command alone.",
    faces: faces.examined,
    placeholder: "NAME",
    defaultText: "docker",
  }),
  image: setting(imageName().default("python:3-slim"), {
    help: "The container's image, by tag or digest.",
    faces: faces.examined,
    placeholder: "IMAGE",
    defaultText: "python:3-slim",
  }),
  "registry-username": setting(text().optional(), {
    help: "Who logs in to the image's registry; without it Docker's config file says, as `docker login` wrote it.",
    faces: faces.examined,
    placeholder: "NAME",
  }),
  "registry-password": setting(text().optional(), {
    help: "The password or token for the image's registry, from a secret; it goes to no other registry.",
    faces: faces.action,
    placeholder: "PASSWORD",
    isSecret: true,
  }),
  "registry-password-env": setting(variableName().optional(), {
    help: "The environment variable that holds the registry's password; a password is never given as a flag.",
    faces: [...faces.command, "doctor"],
    placeholder: "NAME",
  }),
  pull: setting(choice("missing", "always", "never").default("missing"), {
    help: "When the image is pulled: when it is not on this machine, before each run, or never.",
    faces: faces.examined,
    placeholder: "WHEN",
    defaultText: "missing",
  }),
  memory: setting(size({ min: "64m", max: "1t" }).default(2 * 1024 ** 3), {
    help: "The container's memory, without swap; the workspace counts against it.",
    faces: faces.examined,
    placeholder: "SIZE",
    defaultText: "2g",
  }),
  cpus: setting(number({ min: 0.1, max: 512 }).default(2), {
    help: "How many cores the container may use.",
    faces: faces.examined,
    placeholder: "NUMBER",
    defaultText: "2",
  }),
  pids: setting(wholeNumber({ min: 16, max: 32_768 }).default(256), {
    help: "How many processes and threads the container may have at once.",
    faces: faces.examined,
    placeholder: "NUMBER",
    defaultText: "256",
  }),
  "workspace-size": setting(size({ min: "1m", max: "1t" }).optional(), {
    help: "The size of the folder that the code works in. It lies in memory; one larger than `memory` lies on the engine's disk, where it is watched and not held. With a smaller `memory` the default is what fits into it.",
    faces: faces.examined,
    placeholder: "SIZE",
    defaultText: "512m",
  }),
  "max-output": setting(size({ min: "1k", max: "64m" }).default(1024 ** 2), {
    help: "How much output of a block is kept, head and tail; the rest is counted.",
    placeholder: "SIZE",
    defaultText: "1m",
  }),
  network: setting(choice("none", "allow", "full").default("none"), {
    help: "What the container reaches: nothing but its own loopback (`none`), the hosts of `allow-host` (`allow`), or all that the engine's network reaches, this machine among it (`full`).",
    placeholder: "none|allow|full",
    defaultText: "none",
  }),
  "allow-host": setting(list(), {
    help: "A host that the container reaches with `network: allow`: `HOST`, `HOST:PORT`, `*.HOST` for all names below it. Ports 443 and 80 where none is written; public addresses alone.",
    placeholder: "HOST[:PORT]",
    isRepeatable: true,
  }),
} as const;
