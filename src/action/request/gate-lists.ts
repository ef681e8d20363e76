import type { GateLists } from "../../github/events/gate.js";
import type { Settings } from "../../settings/schema.js";

/** The people who may start a run, as the workflow's settings say. */
export function listsOf(settings: Settings): GateLists {
  const [users, teams, bots] = [settings["allow-users"], settings["allow-teams"], settings["allow-bots"]];
  return { users, teams, bots };
}
