import { settingsInvalid } from "../../../errors.js";
import { named } from "../../../format/listed.js";
import { parseImageName } from "../settings/image-name.js";
import type { Recipe } from "./context.js";

/**
 * The images that a Dockerfile starts or copies from, each once. They are pulled before the build like any image, so a
 * build needs no login, and `pull` applies to it.
 * @throws AgentExecError `settings-invalid` if the file does not show an image's name.
 */
export function baseImages(
  text: string,
  { dockerfile, args }: Pick<Recipe, "dockerfile" | "args">,
): readonly string[] {
  const images = new Set<string>();
  const stages = new Set<string>();
  const known = new Map<string, string>();
  let stageCount = 0;
  for (const line of instructionsOf(text)) {
    const [, word = "", rest = ""] = /^([a-z]+)\s(.*)$/i.exec(line) ?? [];
    switch (word.toUpperCase()) {
      case "ARG": {
        // Only `ARG`s before the first FROM are known in FROM lines.
        if (stageCount > 0) break;
        const [, name = "", value = ""] = /^(\w+)(?:=(.*))?$/.exec(rest.trim()) ?? [];
        const plain = value.replace(/^(["'])(.*)\1$/, "$2");
        known.set(name, Object.hasOwn(args, name) ? args[name]! : filledIn(plain, known));
        break;
      }
      case "FROM": {
        const [reference = "", as = "", stage = ""] = rest
          .trim()
          .split(/\s+/)
          .filter((part) => !part.startsWith("--"));
        add(filledIn(reference, known));
        if (as.toLowerCase() === "as") stages.add(stage.toLowerCase());
        stages.add(String(stageCount));
        stageCount += 1;
        break;
      }
      case "COPY":
      case "ADD": {
        const from = /(?:^|\s)--from=(\S+)/.exec(rest)?.[1];
        if (from !== undefined) add(from);
        break;
      }
    }
  }
  if (stageCount === 0)
    throw settingsInvalid(
      `${dockerfile} has no FROM, so it is not a Dockerfile.`,
      "Begin the Dockerfile with FROM and an image, or set `image` to an image.",
    );
  return [...images];

  function add(image: string): void {
    if (stages.has(image.toLowerCase()) || image === "scratch") return;
    const parsed = parseImageName(image);
    if (!("fault" in parsed)) return void images.add(image);
    throw settingsInvalid(
      `${dockerfile} uses ${named(image)}, which ${parsed.fault}.`,
      "Write the image's full name, or set the variable in the name with an ARG before the first FROM.",
    );
  }
}

/** Each instruction on one line, without comments. */
function instructionsOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => !line.trimStart().startsWith("#"))
    .join("\n")
    .replace(/\\[ \t]*\n/g, " ")
    .split("\n")
    .map((line) => line.trim());
}

/** Fills in `$NAME`, `${NAME}` and `${NAME:-other}`. Unknown variables stay, and are later refused as a name. */
function filledIn(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(
    /\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g,
    (whole, plain?: string, braced?: string, other?: string) => {
      const value = known.get(plain ?? braced ?? "");
      return value !== undefined && value !== "" ? value : (other ?? whole);
    },
  );
}
