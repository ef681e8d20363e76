import { countRefused, type Artifact } from "../facts/files.js";
import { changeWarnings, ignoredNote, markOf } from "../facts/patch-words.js";
import { count, formatBytes, formatCount } from "../format/format.js";
import { line } from "./html-attempt.js";
import { maxPictureBytes, pictureAddress, type ReadArtifact } from "./pictures.js";
import type { Report } from "./report.js";
import { filesTitle } from "./titles.js";

/** 4 MiB in all, as one picture is bounded. */
const maxPicturesBytes = 4 * 1024 ** 2;

/** More rows than anybody scrolls through; the manifest holds them all. */
const maxRows = 2_000;

/** So many names stand in one sentence. */
const maxNames = 200;

/** More rows than this are folded. */
const foldBeyondRows = 10;

/** What the run left and deleted, and what was not saved. */
export function renderFiles(report: Report): string {
  const { files, leftOut, changes } = report;
  const { deleted = [], ignored = 0, patch = null } = changes ?? {};
  if (files.length + leftOut.length + deleted.length === 0) return "";
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const rows = files.slice(0, maxRows).map((file) => {
    const mark = changes === null ? "" : markOf(changes, file.path);
    const name = `<code>${line(file.path)}</code>${mark === "" ? "" : ` <span class="dim">${mark}</span>`}`;
    return `<tr><td>${name}</td><td class="number">${formatBytes(file.bytes)}</td><td><code class="hash">${line(file.sha256)}</code></td></tr>`;
  });
  const table =
    rows.length === 0
      ? ""
      : `<div class="wide"><table><thead><tr><th>File</th><th class="number">Size</th><th>SHA-256</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
  const more =
    files.length > maxRows ? `<p class="dim">… and ${count("file", files.length - maxRows)} more</p>` : "";
  const out = leftOut
    .slice(0, maxRows)
    .map(({ path, reason }) => `<li><code>${line(path)}</code>: ${line(reason)}</li>`);
  const moreLeftOut = countRefused(leftOut.slice(maxRows));
  const moreOut = moreLeftOut > 0 ? `<li>… and ${formatCount(moreLeftOut)} more</li>` : "";
  const missing = out.length === 0 ? "" : `<p>Not saved:</p><ul>${out.join("\n")}${moreOut}</ul>`;
  const list =
    rows.length > foldBeyondRows
      ? `<details class="list"><summary>With sizes and hashes</summary>${table}${more}</details>`
      : table + more;
  const gone = deleted.length === 0 ? "" : `<p>Deleted: ${listed(deleted)}.</p>`;
  const whole =
    patch === null
      ? ""
      : `<p>All changes as a patch: <code>${line(patch)}</code> beside this page, for <code>git apply</code>.</p>`;
  const apart = ignored === 0 ? "" : `<p class="dim">${ignoredNote}: ${formatCount(ignored)}.</p>`;
  return `<section id="files"><h2>${filesTitle(report)} <span class="dim">${files.length === 0 ? "" : formatBytes(bytes)}</span></h2>
${list}${gone}${whole}${apart}${missing}</section>`;
}

/** What a reader must know before anything else about the changes. */
export function renderChangeWarnings({ changes }: Pick<Report, "changes">): string {
  return changeWarnings(changes ?? {})
    .map(
      ({ words, paths, advice }) => `<p class="note">${`${words}: ${listed(paths)}. ${advice}`.trim()}</p>`,
    )
    .join("");
}

function listed(paths: readonly string[]): string {
  const names = paths.slice(0, maxNames).map((path) => `<code>${line(path)}</code>`);
  const more = paths.length > names.length ? ` and ${formatCount(paths.length - names.length)} more` : "";
  return names.join(", ") + more;
}

/** The pictures among the files that the run left, which show its result at a glance. */
export async function renderPictures(
  { files }: Pick<Report, "files">,
  readArtifact: ReadArtifact,
): Promise<string> {
  const figures: string[] = [];
  let room = maxPicturesBytes;
  for (const file of files) {
    if (!/\.(?:png|jpe?g|gif|webp|svg)$/i.test(file.path) || file.bytes > Math.min(room, maxPictureBytes))
      continue;
    const source = await pictureOf(file, readArtifact);
    if (source === null) continue;
    room -= file.bytes;
    figures.push(
      `<figure><img src="${source}" alt="${line(file.path)}"><figcaption><code>${line(file.path)}</code></figcaption></figure>`,
    );
  }
  return figures.length === 0 ? "" : `<div class="pictures">${figures.join("\n")}</div>`;
}

async function pictureOf({ path }: Artifact, readArtifact: ReadArtifact): Promise<string | null> {
  try {
    return pictureAddress(await readArtifact(path), path);
  } catch {
    // The file is listed either way; a picture that is gone is no reason to have no report.
    return null;
  }
}
