import { isAbsolute, relative } from "node:path";
import { messageOf, settingsInvalid } from "../../errors.js";
import { namedDocuments } from "../../files/named-documents.js";
import type { DocumentsRequest } from "../../github/events/commands/read-request.js";
import type { Environment } from "../../process/env.js";
import type { ReplyDocument } from "../../ports/writer.js";
import { maxDocumentBytes, readInJob } from "../../process/named-file.js";
import type { Settings } from "../../settings/schema.js";

interface DocumentOptions {
  readonly variable: Environment["variable"];
  /** The folder of the repository. Default: the current one. */
  readonly folder?: string;
  /** What asked for the documents, for errors. */
  readonly origin: string;
  /** What helps if a file cannot be read, as a sentence. */
  readonly nextStep: string;
}

/** Reads documents. It follows no link, because a stranger's branch may contain links to files of the runner. */
export async function readDocuments(
  names: readonly string[],
  { variable, folder, origin, nextStep }: DocumentOptions,
): Promise<ReplyDocument[]> {
  const paths = await namedDocuments(names, folder);
  return Promise.all(
    paths.map(async (path) => {
      const name = isAbsolute(path) ? relative(process.cwd(), path) : path;
      const file = { maxBytes: maxDocumentBytes, variable, ...(folder !== undefined && { folder }) };
      try {
        return { name, text: await readInJob(path, file) };
      } catch (cause) {
        const message = `${origin}: ${name} cannot be read: ${messageOf(cause)}`;
        throw settingsInvalid(message, nextStep, cause);
      }
    }),
  );
}

/** Where most repositories have their documents, as globs. */
const usual = ["README.{md,markdown}", "docs/**/*.md"];
/** The largest number of documents. More would take too long for somebody who waits for a comment. */
const maxDocuments = 100;

/** The documents that a comment with `exec` asks for. @throws AgentExecError `settings-invalid` if there are none. */
export async function askedDocuments(
  { argument }: DocumentsRequest,
  place: { readonly folder: string; readonly variable: Environment["variable"] },
): Promise<ReplyDocument[]> {
  const { folder } = place;
  const options = {
    ...place,
    origin: "exec",
    nextStep: "Name only Markdown files of this repository in the comment.",
  };
  const names = argument === "" ? await usualIn(folder) : argument.split(/\s+/);
  const documents = names.length === 0 ? [] : await readDocuments(names, options);
  if (documents.length > 0 && documents.length <= maxDocuments) return documents;
  throw settingsInvalid(
    documents.length === 0
      ? "This repository has no `README.md` and no Markdown file in `docs/`."
      : `\`exec\` runs at most ${maxDocuments} documents, but there are ${documents.length}.`,
    "Name the files in the comment: `exec FILE.md`.",
  );
}

/** Usually a glob without a file is an error, but not here. */
async function usualIn(folder: string): Promise<string[]> {
  const found = usual.map((glob) => namedDocuments([glob], folder).catch(() => []));
  return (await Promise.all(found)).flat();
}

/**
 * Changes the workflow's settings for documents: no model, no verification and no pull request. Nobody is asked for an
 * approval, because a person with write access asked for exactly this code.
 */
export function settingsForDocuments(settings: Settings): Settings {
  const {
    "identity-provider-id": _identity,
    "reviewer-model": _reviewer,
    "result-schema": _schema,
    "system-prompt": _prompt,
    continue: _continue,
    script: _script,
    ...kept
  } = settings;
  return {
    ...kept,
    workspace: "repo",
    "keep-going": true,
    verify: [],
    audit: "off",
    instructions: [],
    approval: "never",
    "create-pull-request": "never",
  };
}
