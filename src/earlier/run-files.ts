import type { RunFolder } from "../run-folder/run-folder.js";
import type { RunEvent } from "../facts/events.js";
import { manifestOf } from "../reports/formats/manifest.js";

const manifestName = "manifest.json";

/** Loaded late, because it is most of a run's code. */
export const loadRendering = () => import("../reports/files.js");

/** Writes all files that are computed from a run's events. The last one lists all files. */
export async function writeFiles(folder: RunFolder, events: readonly RunEvent[]): Promise<void> {
  const { renderFiles } = await loadRendering();
  const files = await renderFiles(events, {
    readArtifact: (path) => folder.readArtifact(path),
    readShown: (name) => folder.readShown(name),
    runDir: folder.path,
  });
  for (const [name, content] of files) await folder.write(name, content);
  const others = (await folder.list()).filter(({ path }) => path !== manifestName);
  await folder.write(manifestName, `${JSON.stringify(manifestOf(others), null, 2)}\n`);
}
