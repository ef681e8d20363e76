import { faces, inGroup, setting } from "../rows/setting.js";
import { wordsLike } from "../rows/values.js";
import { pricedModels } from "./several-models.js";

const login = /^[A-Za-z0-9][\w-]{0,99}$/;

/** Settings about who may start a run, and what a comment may choose. */
export const gateSettings = inGroup("task", {
  "allow-users": setting(wordsLike(login, "must be logins without @, such as octocat").default([]), {
    help: "The people who can start a run. People in `allow-users` also need write access.",
    faces: faces.action,
    placeholder: "LOGINS",
    defaultText: "all",
  }),
  "allow-teams": setting(
    wordsLike(/^[A-Za-z0-9][\w-]{0,99}\/[\w-]{1,100}$/, "must be teams, as ORGANISATION/TEAM").default([]),
    {
      help:
        "The teams whose members can start a run. Team members also need write access. The job's own token cannot " +
        "read teams, so also set `github-token`.",
      faces: faces.action,
      placeholder: "TEAMS",
      defaultText: "all",
    },
  ),
  "allow-bots": setting(
    wordsLike(/^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/, "must be logins such as renovate[bot]").default([]),
    {
      help: "The exact logins of bots that can start a run without write access, such as `renovate[bot]`.",
      faces: faces.action,
      placeholder: "LOGINS",
      defaultText: "none",
    },
  ),
  "allow-models": setting(pricedModels(), {
    help: "Models that a comment can choose with `--model NAME`. `NAME@INPUT/OUTPUT` adds prices.",
    faces: faces.action,
    placeholder: "NAMES",
    defaultText: "none",
  }),
});
