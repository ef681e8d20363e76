import { isCallBehind, withoutNeedlessBrackets } from "./brackets.js";

/** Documents and pictures. No test needs to notice their changes. */
const documents =
  /(?:^|\/)(?:docs?|changelog\.d|newsfragments|\.github)\/|\.(?:md|mdx|rst|txt|adoc|png|jpe?g|gif|svg|ico|pdf|po|pot)$|(?:^|\/)(?:LICEN[CS]E|AUTHORS|CHANGELOG|CHANGES|CONTRIBUTORS|NOTICE|README|CODEOWNERS|\.gitignore|\.gitattributes|\.editorconfig)[^/]*$/i;

/** How each language's files are read. */
const readers: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/\.(?:pyi?|toml)$/, pythonMeaning],
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, (text) => bracesMeaning(text, true)],
  [
    /\.(?:go|java|kts?|rs|c|h|cc|cpp|hpp|cs|swift|scala|dart|php|s?css|less|json[c5]?)$/,
    (text) => bracesMeaning(text, false),
  ],
  [/\.(?:sh|bash|rb|pl|ya?ml|ini|cfg|r|ex|exs)$|(?:^|\/)(?:Makefile|Dockerfile)$/, linesMeaning],
];

/** Whether only comments, docstrings, blank lines or formatting differ, or the file is a document. */
export function hasSameMeaning(path: string, one: string, other: string): boolean {
  if (documents.test(path)) return true;
  const [, read] = readers.find(([pattern]) => pattern.test(path)) ?? [];
  return read !== undefined && read(one) === read(other);
}

/** For languages in which each line is a statement: the text without comments, blank lines and blanks at line ends. */
function linesMeaning(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "" && !/^\s*#(?!!)/.test(line)).join("\n");
}

/** A script's regular expression may contain quotes, which begin no string. It stands where a value begins. */
const braceTokens =
  /(?<=[=(,:!&|?{;[]\s{0,80}|return )\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\w+|\s+|./gsu;

/** The text without comments, white space, needless brackets and a list's last comma. Words stay separate. */
function bracesMeaning(text: string, isScript: boolean): string {
  const tokens: string[] = [];
  for (const [token] of text.matchAll(braceTokens)) {
    if (/^(?:\s|\/\/|\/\*)/.test(token) || (isScript && token === ";")) continue;
    if (/^[)\]}]$/.test(token) && tokens.at(-1) === ",") tokens.pop();
    // A union of types may begin with `|`, which means nothing.
    if (isScript && token === "|" && /^[=:<(,]$/.test(tokens.at(-1) ?? "")) continue;
    tokens.push(isScript ? plain(token) : token);
  }
  return withoutNeedlessBrackets(tokens).join("\0");
}

/** A string in one form, whatever its quotes and prefix letters are. A number in small letters. */
function plain(token: string): string {
  if (token.startsWith("`")) return token.replaceAll("'", '"');
  if (/^\d/.test(token)) return token.toLowerCase();
  const [, prefix, text] = /^(\w{0,2})(["'].*)$/s.exec(token) ?? [];
  if (prefix === undefined || text === undefined) return token;
  const quotes = text.startsWith('"""') || text.startsWith("'''") ? 3 : 1;
  const content = text.slice(quotes, -quotes).replace(/\\(["'])/g, "$1");
  return `${prefix.toLowerCase().replace("u", "").replace(/(.)r/, "r$1")}"${content}"`;
}

const pythonTokens =
  /#[^\n]*|[rbuft]{0,2}(?:"""(?:\\.|[^\\"]|"(?!""))*"""|'''(?:\\.|[^\\']|'(?!''))*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\\\r?\n|\n|[^\S\n]+|\w+|./gisu;
const blocks = /^(?:if|elif|else|for|while|with|try|except|finally|def|class|async)$/;

/** Python's logical lines with their nesting, without comments, docstrings, blank lines and needless brackets. */
function pythonMeaning(text: string): string {
  const lines: string[] = [];
  const indents = [0];
  /** The commas in each open bracket. A call starts with one more, because one comma at its end means nothing. */
  const open: number[] = [];
  let line: string[] = [];
  /** A statement on the line of its `if x:` counts as indented further than any other. */
  let leastIndent = 0;
  let indent = 0;
  const end = (): void => {
    if (!line.every((token) => /^\w{0,2}"/.test(token))) {
      while (indents.length > 1 && indent < indents.at(-1)!) indents.pop();
      if (indent > indents.at(-1)!) indents.push(indent);
      lines.push(`${indents.length}\0${withoutNeedlessBrackets(line).join("\0")}`);
    }
    [line, indent] = [[], leastIndent];
  };
  for (const [token] of text.matchAll(pythonTokens)) {
    if (token === "\n" && open.length === 0) {
      leastIndent = 0;
      end();
    } else if (/^\s/.test(token)) {
      if (line.length === 0 && leastIndent === 0) indent = token.replaceAll("\t", "        ").length;
    } else if (!/^(?:#|\\\r?\n)/.test(token)) {
      if (/^[([{]$/.test(token)) open.push(token === "(" && !isCallBehind(line.at(-1) ?? "") ? 0 : 1);
      else if (/^[)\]}]$/.test(token)) {
        if ((open.pop() ?? 0) > 1 && line.at(-1) === ",") line.pop();
      } else if (token === "," && open.length > 0) open[open.length - 1]! += 1;
      line.push(plain(token));
      if (token === ":" && open.length === 0 && blocks.test(line[0]!) && !line.includes("lambda")) {
        leastIndent = 1_000;
        end();
      }
    }
  }
  end();
  return lines.join("\n");
}
