import type { RunEvent } from "../../src/facts/events.js";
import { renderFiles } from "../../src/reports/files.js";
import { passedRun } from "./sample-run.js";

const readArtifact = async () => Buffer.from("");

export async function render(events: readonly RunEvent[], begin: () => void): Promise<void> {
  // The libraries that a report takes are there from then on.
  await renderFiles(passedRun, { readArtifact });
  begin();
  await renderFiles(events, { readArtifact });
}
