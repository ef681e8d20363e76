import type { RunEvent } from "../../src/ports/events.js";
import { renderFiles } from "../../src/reports/files.js";

export async function render(events: readonly RunEvent[]): Promise<void> {
  await renderFiles(events, { readArtifact: async () => Buffer.from("") });
}
