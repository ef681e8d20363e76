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

/** What a person may say of the container, its image and its engine. What it may use is bounded unless they say otherwise. */
export const dockerRows = {
  ...languageRows,
  ...functionRows,
  ...inGroup("files", {
    volume: setting(volumes(), {
      help: "A volume or a folder of the engine's machine for the container, read-only unless it ends in `:rw` (`SOURCE:TARGET[:rw]`). The code can read all of it.",
      faces: faces.prepared,
      placeholder: "SOURCE:TARGET",
      isRepeatable: true,
    }),
  }),
  ...inGroup("executor", {
    runtime: setting(
      textLike(/^[\w.-]+$/, "must be the name of a runtime that the engine knows").optional(),
      {
        help: "The engine's runtime for the container, such as runsc. Default: the engine's own.",
        faces: faces.examined,
        placeholder: "NAME",
        hasVariable: true,
      },
    ),
    "container-name": setting(
      textLike(
        /^[a-zA-Z0-9][a-zA-Z0-9_.-]{1,62}$/,
        "must be 2 to 63 letters, digits, `_`, `.` and `-`, of which the first is a letter or a digit",
      ).optional(),
      {
        help: "The name of the container that the blocks run in; another one of that name must not be there.",
        faces: faces.contained,
        placeholder: "NAME",
      },
    ),
    "stop-container": setting(toggle(true), {
      help: "Whether the container ends with the run. `false` leaves it running, for looking inside; the report says how.",
      faces: faces.contained,
      placeholder: "true|false",
      defaultText: "true",
    }),
    "auto-remove": setting(toggle(true), {
      help: "Whether the container is removed when it ends.",
      faces: faces.contained,
      placeholder: "true|false",
      defaultText: "true",
    }),
  }),
  ...inGroup("image", {
    image: setting(imageName().default("python:3-slim"), {
      fromFolder: (value) => value !== devcontainer,
      help: "The container's image, by tag or digest; `devcontainer` takes the one that the repository's devcontainer.json names or builds.",
      faces: faces.examined,
      placeholder: "IMAGE",
      hasVariable: true,
      defaultText: "python:3-slim",
    }),
    dockerfile: setting(filePath().optional(), {
      help: "A Dockerfile below the current folder, which the image is built from; in a workflow as the base branch has it.",
      faces: faces.examined,
      placeholder: "PATH",
    }),
    "build-network": setting(choice("none", "full").default("full"), {
      help: "What the commands of an image's build reach: nothing, or what the engine's network reaches.",
      faces: faces.examined,
      placeholder: "none|full",
      defaultText: "full",
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
      faces: [...faces.command, "audit", "doctor", "conformance"],
      placeholder: "NAME",
    }),
    pull: setting(choice("missing", "always", "never").default("missing"), {
      fromFolder: (value, has) => value === "never" || (value === "missing" && !has("pull")) || "ignored",
      help: "When the image is pulled: when it is not on this machine, before each run, or never.",
      faces: faces.examined,
      placeholder: "WHEN",
      hasVariable: true,
      defaultText: "missing",
    }),
  }),
  ...inGroup("resources", {
    memory: setting(size({ min: "64m", max: "1t" }).default(2 * 1024 ** 3), {
      fromFolder: "tighter",
      help: "The container's memory, without swap; the workspace counts against it.",
      faces: faces.examined,
      placeholder: "SIZE",
      hasVariable: true,
      defaultText: "2g",
    }),
    cpus: setting(number({ min: 0.1, max: 512 }).default(2), {
      fromFolder: "tighter",
      help: "How many cores the container may use.",
      faces: faces.examined,
      placeholder: "NUMBER",
      hasVariable: true,
      defaultText: "2",
    }),
    pids: setting(wholeNumber({ min: 16, max: 32_768 }).default(256), {
      fromFolder: "tighter",
      help: "How many processes and threads the container may have at once.",
      faces: faces.examined,
      placeholder: "NUMBER",
      hasVariable: true,
      defaultText: "256",
    }),
    gpus: setting(gpus(), {
      help: "Graphics processors for the container: `all`, how many, or `device=ID,ID`. Default: none.",
      faces: faces.prepared,
      placeholder: "WHICH",
    }),
    "workspace-path": setting(workspacePath().default(defaultWorkspaceFolder), {
      fromFolder: true,
      help: "Where the folder that the code works in lies in the container, for projects that know where they are.",
      faces: faces.prepared,
      placeholder: "PATH",
      defaultText: "/workspace",
    }),
    "workspace-size": setting(size({ min: "1m", max: "1t" }).optional(), {
      fromFolder: "tighter",
      help: "The size of the folder that the code works in. It lies in memory; one larger than `memory` lies on the engine's disk, where it is watched and not held. With a smaller `memory` the default is what fits into it.",
      faces: faces.examined,
      placeholder: "SIZE",
      defaultText: "512m",
    }),
  }),
  ...outputRows,
  ...inGroup("resources", {
    ulimit: setting(ulimits(), {
      help: "A limit of each process (`NAME=SOFT[:HARD]`), such as nofile=1024.",
      faces: faces.prepared,
      placeholder: "NAME=SOFT[:HARD]",
      isRepeatable: true,
    }),
  }),
  ...inGroup("network", {
    network: setting(choice("none", "allow", "full").default("none"), {
      fromFolder: (value) => value === "none",
      help: "What the container reaches: nothing but its own loopback (`none`), the hosts of `allow-host` (`allow`), or all that the engine's network reaches, this machine among it (`full`).",
      placeholder: "none|allow|full",
      defaultText: "none",
    }),
    "allow-host": setting(allowedHosts(), {
      help: "A host that the container reaches with `network: allow`: `HOST`, `HOST:PORT`, `*.HOST` for all names below it. Ports 443 and 80 where none is written; public addresses alone.",
      placeholder: "HOST[:PORT]",
      isRepeatable: true,
    }),
    "add-host": setting(addHosts(), {
      help: "A name for the container's /etc/hosts (`NAME:ADDRESS`).",
      faces: faces.prepared,
      placeholder: "NAME:ADDRESS",
      isRepeatable: true,
    }),
  }),
  ...inGroup("setup", {
    env: setting(environment(), {
      help: "A variable for the code, with its value written out (`NAME=value`); nothing else of the environment gets in. Not for secrets: the code can print it.",
      faces: faces.prepared,
      placeholder: "NAME=VALUE",
      isRepeatable: true,
    }),
    setup: setting(list().default([]), {
      fromFolder: true,
      help: "A command that prepares each container before the first block, in the workspace and as the code's user.",
      faces: faces.prepared,
      placeholder: "CMD",
      isRepeatable: true,
    }),
    "setup-network": setting(choice("none", "full").default("none"), {
      help: "What the setup reaches; `full` is cut before the first block.",
      faces: faces.prepared,
      placeholder: "none|full",
      defaultText: "none",
    }),
    cache: setting(caches(), {
      help: "A folder that outlives the run, which the setup alone may write: what `pip`, `npm` or `cargo` download there, by that one word, or `NAME:PATH` for what the setup puts into `$AGENT_EXEC_CACHE/NAME` and all else reads at PATH. None for a fork's pull request.",
      faces: faces.prepared,
      placeholder: "pip|npm|cargo|NAME:PATH",
      isRepeatable: true,
    }),
  }),
  ...inGroup("run", {
    judge: setting(choice("together", "apart").default("together"), {
      fromFolder: (value) => value === "apart",
      help: "With `apart` the code is judged from outside of its process: nobody but the verification's command reads the files that `protect` names, and `as-code PROGRAM …` runs a program as another user, which can neither read nor trace the judge (docs/verifying.md).",
      faces: faces.prepared,
      placeholder: "together|apart",
      defaultText: "together",
    }),
  }),
} as const;

/** What people say of this executor, as its rows parse it. */
export type GivenSettings = Parsed<typeof dockerRows>;
