import type { GateLists } from "../../github/events/gate.js";
import type { Settings } from "../../settings/schema.js";

/** Who may start a run, as the workflow says. */
export function listsOf(settings: Settings): GateLists {
  const [users, teams, bots] = [settings["allow-users"], settings["allow-teams"], settings["allow-bots"]];
  return { users, teams, bots };
}
