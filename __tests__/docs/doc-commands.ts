import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../../scripts/places.mjs";

/** What somebody copies into a shell: the lines of fences without a language or of the shell's, and a sentence's `agent-exec …`. */
const ours = /^(?:\S+=\S+ )?(?:agent-exec|node dist\/cli\.js|npm start|npx)(?: .+)?$/;

export function readDoc(file: string): string {
  return readFileSync(join(projectDir, file), "utf8");
}

/** The body of the first fence of that language that holds the words. */
export function blockOf(file: string, language: string, words: string): string {
  const bodies = fencesOf(readDoc(file)).filter((fence) => fence.language === language);
  const found = bodies.find(({ body }) => body.includes(words));
  if (found === undefined) throw new Error(`${file} has no ${language} block with ${words}`);
  return found.body;
}

/** Each command of ours in README.md and docs, without the words that explain it; a run's folder has one name in all. */
export function docCommands(): Set<string> {
  const pages = readdirSync(join(projectDir, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`);
  const lines = ["README.md", ...pages].flatMap((page) => {
    const text = readDoc(page);
    const fenced = fencesOf(text).filter(({ language }) => ["", "sh", "console"].includes(language));
    const inSentences = [...text.matchAll(/`(agent-exec [a-z]+ [^`\n]+)`/g)].map(([, command]) => command!);
    return [...fenced.flatMap(({ body }) => body.split("\n")), ...inSentences];
  });
  return new Set(lines.filter((line) => ours.test(line)).map(plain));
}

function plain(line: string): string {
  return line
    .replace(/ +# .*$/, "")
    .replace(/^node dist\/cli\.js/, "agent-exec")
    .replace(/(?<= )(DIR|\.agent-exec\/[\w-]+)/, "RUN");
}

function fencesOf(text: string): { readonly language: string; readonly body: string }[] {
  return [...text.matchAll(/^(```+)(\w*).*\n([^]*?)^\1$/gm)].map(([, , language, body]) => ({
    language: language!,
    body: body!,
  }));
}
