import { faces, inGroupFor, setting } from "../rows/setting.js";
import { wordsLike } from "../rows/values.js";
import { pricedModels } from "./several-models.js";

const login = /^[A-Za-z0-9][\w-]{0,99}$/;

/** Settings about who may start a run, and what a comment may choose. */
export const gateSettings = inGroupFor("task", faces.action, {
  "allow-users": setting(wordsLike(login, "must be logins without @, such as octocat").default([]), {
    help: "The people who can start a run. People in `allow-users` also need write access.",
    defaultText: "all",
  }),
  "allow-teams": setting(
    wordsLike(/^[A-Za-z0-9][\w-]{0,99}\/[\w-]{1,100}$/, "must be teams, as ORGANISATION/TEAM").default([]),
    {
      help:
        "The teams whose members can start a run. Team members also need write access. The job's own token cannot " +
        "read teams, so also set `github-token`.",
      defaultText: "all",
    },
  ),
  "allow-bots": setting(
    wordsLike(/^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/, "must be logins such as renovate[bot]").default([]),
    {
      help: "The exact logins of bots that can start a run without write access, such as `renovate[bot]`.",
      defaultText: "none",
    },
  ),
  "allow-models": setting(pricedModels(), {
    help: "Models that a comment can choose with `--model NAME`. `NAME@INPUT/OUTPUT` adds prices.",
    defaultText: "none",
  }),
});
