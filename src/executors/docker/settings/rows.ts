import { faces, inGroup, type Parsed, setting } from "../../../rows/setting.js";
import {
  choice,
  list,
  number,
  size,
  text,
  textLike,
  toggle,
  variableName,
  wholeNumber,
} from "../../../rows/values.js";
import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import { functionRows } from "../../functions/rows.js";
import { languageRows, outputRows } from "../../shared-settings.js";
import { devcontainer } from "./image-name.js";
import {
  addHosts,
  allowedHosts,
  caches,
  environment,
  filePath,
  gpus,
  imageName,
  ulimits,
  volumes,
  workspacePath,
} from "./values.js";

/** The settings of the container, its image and its engine. By default its resources are limited. */
export const dockerRows = {
  ...languageRows,
  ...functionRows,
  ...inGroup("files", {
    volume: setting(volumes(), {
      help: "A volume or host folder to mount into the container, read-only unless the value ends in `:rw`.",
      faces: faces.prepared,
      placeholder: "SOURCE:TARGET",
      isRepeatable: true,
    }),
  }),
  ...inGroup("executor", {
    runtime: setting(
      textLike(/^[\w.-]+$/, "must be the name of a runtime that the engine knows").optional(),
      {
        help: "The engine's runtime for the container, for example `runsc`. By default the engine chooses.",
        faces: faces.examined,
        placeholder: "NAME",
        hasVariable: true,
      },
    ),
    "container-name": setting(
      textLike(
        /^[a-zA-Z0-9][a-zA-Z0-9_.-]{1,62}$/,
        "must be 2 to 63 letters, digits, `_`, `.` and `-`, and begin with a letter or a digit",
      ).optional(),
      {
        help: "The name of the container. No other container may have this name.",
        faces: faces.contained,
        placeholder: "NAME",
      },
    ),
    "stop-container": setting(toggle(true), {
      help: "Stop the container when the run ends. `false` keeps the container running so that you can look inside.",
      faces: faces.contained,
    }),
    "auto-remove": setting(toggle(true), {
      help: "Remove the container when it stops.",
      faces: faces.contained,
    }),
  }),
  ...inGroup("image", {
    image: setting(imageName().default("python:3-slim"), {
      fromFolder: (value) => value !== devcontainer,
      use: "first",
      help: "The container's image, by tag or digest. `devcontainer` uses the image from the repository's `devcontainer.json`.",
      faces: faces.examined,
      placeholder: "IMAGE",
      hasVariable: true,
    }),
    dockerfile: setting(filePath().optional(), {
      help: "The Dockerfile to build the image from, in the current folder or below. In a workflow agent-exec reads this file from the base branch.",
      faces: faces.examined,
      placeholder: "PATH",
    }),
    "build-network": setting(choice("none", "full").default("full"), {
      help: "Network access while the image is built.",
      faces: faces.examined,
      placeholder: "none|full",
    }),
    "registry-username": setting(text().optional(), {
      help: "The user name for the image's registry. By default agent-exec uses the login that `docker login` stored.",
      faces: faces.examined,
      placeholder: "NAME",
    }),
    "registry-password": setting(text().optional(), {
      use: "common",
      help: "The password or token for the image's registry. Use a secret.",
      faces: faces.action,
      placeholder: "PASSWORD",
      isSecret: true,
    }),
    "registry-password-env": setting(variableName().optional(), {
      help: "The environment variable that holds the registry's password. There is no flag for the password itself.",
      faces: [...faces.command, "audit", "prove", "doctor", "conformance"],
      placeholder: "NAME",
    }),
    pull: setting(choice("missing", "always", "never").default("missing"), {
      fromFolder: (value, has) => value === "never" || (value === "missing" && !has("pull")) || "ignored",
      help: "Pull the image if it is missing (`missing`), before each run (`always`), or never (`never`).",
      faces: faces.examined,
      placeholder: "WHEN",
      hasVariable: true,
    }),
  }),
  ...inGroup("resources", {
    memory: setting(size({ min: "64m", max: "1t" }).default(2 * 1024 ** 3), {
      fromFolder: "tighter",
      use: "common",
      help: "The container's memory, without swap. A workspace in memory counts as used memory.",
      faces: faces.examined,
      placeholder: "SIZE",
      hasVariable: true,
      defaultText: "2g",
    }),
    cpus: setting(number({ min: 0.1, max: 512 }).default(2), {
      fromFolder: "tighter",
      help: "How many CPU cores the container may use.",
      faces: faces.examined,
      placeholder: "NUMBER",
      hasVariable: true,
    }),
    pids: setting(wholeNumber({ min: 16, max: 32_768 }).default(256), {
      fromFolder: "tighter",
      help: "How many processes and threads the container may have at once.",
      faces: faces.examined,
      placeholder: "NUMBER",
      hasVariable: true,
    }),
    gpus: setting(gpus(), {
      help: "GPUs for the container: `all`, a number, or `device=ID,ID`. By default none.",
      faces: faces.prepared,
      placeholder: "WHICH",
    }),
    "workspace-path": setting(workspacePath().default(defaultWorkspaceFolder), {
      fromFolder: true,
      help: "The path of the workspace inside the container.",
      faces: faces.prepared,
      placeholder: "PATH",
    }),
    "workspace-size": setting(size({ min: "1m", max: "1t" }).optional(), {
      fromFolder: "tighter",
      help:
        "The size of the workspace. If this size is larger than `memory`, the workspace is on the engine's disk, " +
        "otherwise in memory.",
      faces: faces.examined,
      placeholder: "SIZE",
      defaultText: "512m",
    }),
  }),
  ...outputRows,
  ...inGroup("resources", {
    ulimit: setting(ulimits(), {
      help: "A limit for each process, for example `nofile=1024`.",
      faces: faces.prepared,
      placeholder: "NAME=SOFT[:HARD]",
      isRepeatable: true,
    }),
  }),
  ...inGroup("network", {
    network: setting(choice("none", "allow", "full").default("none"), {
      fromFolder: (value) => value === "none",
      use: "common",
      help: "What the code can reach: nothing (`none`), the hosts in `allow-host` (`allow`), or everything that the engine can reach, including this machine (`full`).",
      placeholder: "none|allow|full",
    }),
    "allow-host": setting(allowedHosts(), {
      use: "common",
      help: "A host that the code can reach with `network: allow`: `HOST`, `HOST:PORT` or `*.HOST`. Without a port, the ports 443 and 80 are allowed. Only public addresses work.",
      placeholder: "HOST[:PORT]",
      isRepeatable: true,
    }),
    "add-host": setting(addHosts(), {
      help: "An entry for the container's `/etc/hosts`.",
      faces: faces.prepared,
      placeholder: "NAME:ADDRESS",
      isRepeatable: true,
    }),
  }),
  ...inGroup("setup", {
    env: setting(environment(), {
      help: "An environment variable for the code. Do not pass secrets, because the code can print them.",
      faces: faces.prepared,
      placeholder: "NAME=VALUE",
      isRepeatable: true,
    }),
    setup: setting(list().default([]), {
      fromFolder: true,
      use: "common",
      help: "A command that prepares each container before the first code block. The command runs in the workspace, as the code's user.",
      faces: faces.prepared,
      placeholder: "CMD",
      isRepeatable: true,
    }),
    "setup-network": setting(choice("none", "full").default("none"), {
      use: "common",
      help: "The network that `setup` can use. agent-exec disconnects this network before the first code block.",
      faces: faces.prepared,
      placeholder: "none|full",
    }),
    cache: setting(caches(), {
      help: "A cache that keeps the downloads of `setup` for later runs: `pip`, `npm`, `cargo` or `NAME:PATH`. Only `setup` can write to the cache. Pull requests from forks get no cache.",
      faces: faces.prepared,
      placeholder: "pip|npm|cargo|NAME:PATH",
      isRepeatable: true,
    }),
  }),
  ...inGroup("run", {
    "verify-user": setting(choice("same", "other").default("same"), {
      fromFolder: (value) => value === "other",
      needs: ["verification"],
      help: "The user that runs the verification: the code's user (`same`) or another user (`other`). With `other`, the code cannot read protected tests. Your `verify` command must then run the code with `as-code-user PROGRAM`.",
      faces: faces.changed,
      placeholder: "same|other",
    }),
  }),
} as const;

export type GivenSettings = Parsed<typeof dockerRows>;
