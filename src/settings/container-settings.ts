import { faces, setting } from "./setting.js";
import { addHosts, environment, gpus, ulimits, volumes } from "./container-values.js";
import { choice, list, text, toggle } from "./values.js";

/** What the container gets beside its limits; everything here is off unless it is written out. */
export const containerSettings = {
  runtime: setting(
    text()
      .regex(/^[\w.-]+$/, "must be the name of a runtime that the engine knows")
      .optional(),
    {
      help: "The engine's runtime for the container, such as runsc. Default: the engine's own.",
      faces: faces.examined,
      placeholder: "NAME",
    },
  ),
  gpus: setting(gpus(), {
    help: "Graphics processors for the container: `all`, how many, or `device=ID,ID`. Default: none.",
    faces: faces.contained,
    placeholder: "WHICH",
  }),
  env: setting(environment(), {
    help: "A variable for the code, with its value written out (`NAME=value`); nothing else of the environment gets in. Not for secrets: the code can print it.",
    faces: faces.contained,
    placeholder: "NAME=VALUE",
    isRepeatable: true,
  }),
  "add-host": setting(addHosts(), {
    help: "A name for the container's /etc/hosts (`NAME:ADDRESS`).",
    faces: faces.contained,
    placeholder: "NAME:ADDRESS",
    isRepeatable: true,
  }),
  volume: setting(volumes(), {
    help: "A volume or a folder of the engine's machine for the container, read-only unless it ends in `:rw` (`SOURCE:TARGET[:rw]`). The code can read all of it.",
    faces: faces.contained,
    placeholder: "SOURCE:TARGET",
    isRepeatable: true,
  }),
  ulimit: setting(ulimits(), {
    help: "A limit of each process (`NAME=SOFT[:HARD]`), such as nofile=1024.",
    faces: faces.contained,
    placeholder: "NAME=SOFT[:HARD]",
    isRepeatable: true,
  }),
  setup: setting(list(), {
    help: "A command that prepares each container before the first block, in the workspace and as the code's user.",
    faces: faces.contained,
    placeholder: "CMD",
    isRepeatable: true,
  }),
  "setup-network": setting(choice("none", "full").default("none"), {
    help: "What the setup reaches; `full` is cut before the first block.",
    faces: faces.contained,
    placeholder: "none|full",
    defaultText: "none",
  }),
  "container-name": setting(
    text()
      .regex(
        /^[a-zA-Z0-9][a-zA-Z0-9_.-]{1,62}$/,
        "must be 2 to 63 letters, digits, `_`, `.` and `-`, of which the first is a letter or a digit",
      )
      .optional(),
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
} as const;
