import type { Execution } from "../../facts/execution.js";
import { parseJson } from "../../format/json.js";
import { tally } from "../../format/tally.js";
import { defuseMarkdown } from "../../markdown/defuse.js";
import { orderedParts } from "../../output/output-lines.js";
import type { ReadArtifact } from "../sections/pictures.js";
import type { BlockReport, Report } from "../report.js";
import { headingOf } from "../titles.js";

/** The limit for all displayed results, so that an editor opens the notebook at once. Others are only named. */
const maxShownBytes = 32 * 1024 ** 2;

/** First lines that make a cell run as the block did. Code in the kernel's own language needs none. */
const cellMagics: Readonly<Record<string, string>> = {
  sh: "%%sh",
  bash: "%%bash",
  javascript: "%%script node",
};

/** A run in a kernel as a notebook (nbformat 4.5): the model's text, and each block as a cell with its results. */
export async function renderNotebook(
  { task, attempts }: Report,
  { kernel, language }: { readonly kernel: string; readonly language: string },
  read: ReadArtifact,
): Promise<string> {
  const all = attempts.flatMap(({ blocks }) => blocks);
  const shown = await readAll(all, read);
  const ran = all.filter(({ execution }) => execution !== null && execution.ending !== "not-run");
  const cells = attempts.flatMap(({ number, unit, said, blocks }) => {
    // The code has cells of its own.
    const words = defuseMarkdown(said, { omitCode: blocks.map(({ block }) => block.code) });
    return [
      markdown(`${unit}-${number}`, `## ${headingOf({ unit, number })}\n\n${words}`),
      ...blocks.map((told, index) => ({
        cell_type: "code",
        id: `${unit}-${number}-block-${index + 1}`,
        metadata: {},
        execution_count: ran.indexOf(told) + 1 || null,
        source: sourceOf(told, language),
        outputs: told.execution === null ? [] : outputsOf(told.execution, shown),
      })),
    ];
  });
  const notebook = {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { name: kernel, display_name: kernel, language },
      language_info: { name: language },
    },
    cells: [markdown("task", `# Task\n\n${defuseMarkdown(task.text)}`), ...cells],
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

function markdown(id: string, source: string): object {
  return { cell_type: "markdown", id, metadata: {}, source };
}

function sourceOf({ block }: BlockReport, language: string): string {
  const magic = block.language === language ? undefined : cellMagics[block.language];
  return magic === undefined ? block.code : `${magic}\n${block.code}`;
}

function outputsOf(execution: Execution, shown: ReadonlyMap<string, object>): object[] {
  const parts = orderedParts(execution)
    .map(({ from, text }) => ({ output_type: "stream", name: from, text: withoutShownNames(text, shown) }))
    .filter(({ text }) => text !== "");
  const results = (execution.shown ?? []).flatMap(({ name }) => shown.get(name) ?? []);
  return [...parts, ...results];
}

/** Removes the names of results that are shown with the output. */
function withoutShownNames(text: string, shown: ReadonlyMap<string, object>): string {
  const isName = (line: string): boolean => {
    const name = /: shown\/(shown_[0-9a-f]{16}\.[a-z]+(?:\.txt)?)\]$/.exec(line)?.[1];
    return line.startsWith("[") && name !== undefined && shown.has(name);
  };
  return text
    .split("\n")
    .filter((line) => !isName(line))
    .join("\n");
}

/** Reads displayed results in a notebook's form: pictures in base64, SVG and text unchanged, or only named. */
async function readAll(blocks: readonly BlockReport[], read: ReadArtifact): Promise<Map<string, object>> {
  const outputs = new Map<string, object>();
  let room = maxShownBytes;
  const all = blocks.flatMap(({ execution }) => execution?.shown ?? []);
  // A result may be displayed several times. Each time counts.
  const times = tally(all.map(({ name }) => name));
  for (const { name, type, bytes, caption = "" } of all) {
    if (outputs.has(name) || bytes * times.get(name)! > room) continue;
    const content = await read(name).catch(() => null);
    if (content === null) continue;
    room -= bytes * times.get(name)!;
    const isBinary = /^image\/(?!svg)|\/pdf$/.test(type);
    const data = Buffer.from(content).toString(isBinary ? "base64" : "utf8");
    const json = type === "application/json" ? parseJson(data) : undefined;
    outputs.set(name, {
      output_type: "display_data",
      metadata: {},
      data: { [type]: json === undefined ? data : json, ...(caption !== "" && { "text/plain": caption }) },
    });
  }
  return outputs;
}
