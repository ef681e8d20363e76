/** Documents and pictures: no test is expected to look at them. */
const documents =
  /(?:^|\/)(?:docs?|changelog\.d|newsfragments|\.github)\/|\.(?:md|mdx|rst|txt|adoc|png|jpe?g|gif|svg|ico|pdf|po|pot)$|(?:^|\/)(?:LICEN[CS]E|AUTHORS|CHANGELOG|CHANGES|CONTRIBUTORS|NOTICE|README|CODEOWNERS|\.gitignore|\.gitattributes|\.editorconfig)[^/]*$/i;

const python = /\.pyi?$/;
const script = /\.[cm]?[jt]sx?$/;
const braces = /\.(?:go|java|kt|rs|c|h|cc|cpp|hpp|cs|swift|scala|php|css|scss)$/;
const hashes = /\.(?:sh|bash|rb|pl|ya?ml|toml|ini|cfg|r|ex|exs)$|(?:^|\/)(?:Makefile|Dockerfile)$/;

/** Whether two texts of a file differ in comments, docstrings, blank lines or formatting alone, or are documents. */
export function hasSameMeaning(path: string, one: string, other: string): boolean {
  if (documents.test(path)) return true;
  const read = readerOf(path);
  return read !== null && read(one) === read(other);
}

function readerOf(path: string): ((text: string) => string) | null {
  if (python.test(path)) return pythonMeaning;
  if (script.test(path)) return (text) => bracesMeaning(text, true);
  if (braces.test(path)) return (text) => bracesMeaning(text, false);
  if (hashes.test(path)) return linesMeaning;
  return null;
}

/** Of languages in which a line is a statement: without comment lines, blank lines and spaces at the ends. */
function linesMeaning(text: string): string {
  const lines = text.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "" && !/^\s*#(?!!)/.test(line)).join("\n");
}

const braceTokens =
  /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\w+|\s+|./gsu;

/** Without comments, white space and commas at the end of a list; two words stay apart. */
function bracesMeaning(text: string, isScript: boolean): string {
  const tokens: string[] = [];
  for (const [token] of text.matchAll(braceTokens)) {
    if (/^(?:\s|\/\/|\/\*)/.test(token) || (isScript && token === ";")) continue;
    if (/^[)\]}]$/.test(token) && tokens.at(-1) === ",") tokens.pop();
    tokens.push(isScript ? plainQuotes(token) : token);
  }
  return tokens.join("\0");
}

/** `'a'` and `"a"` are the same text unless it has quotes or escapes. */
function plainQuotes(token: string): string {
  return /^'[^'"\\]*'$/.test(token) ? `"${token.slice(1, -1)}"` : token;
}

const pythonTokens =
  /#[^\n]*|"""(?:\\.|[^\\"]|"(?!""))*"""|'''(?:\\.|[^\\']|'(?!''))*'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\\\r?\n|\n|[^\S\n]+|\w+|./gsu;

/** Logical lines with their nesting, without comments, docstrings, blank lines and commas at the end of a list. */
function pythonMeaning(text: string): string {
  const lines: string[] = [];
  const indents = [0];
  /** For each open bracket, whether it has a comma, or is a call's, where one more comma means nothing. */
  const open: boolean[] = [];
  let line: string[] = [];
  let indent = 0;
  const end = (): void => {
    const isText = line.every((token) => /^["']|^[rRuUbBfF]{1,2}$/.test(token));
    if (!isText) {
      while (indents.length > 1 && indent < indents.at(-1)!) indents.pop();
      if (indent > indents.at(-1)!) indents.push(indent);
      lines.push(`${indents.length}\0${line.join("\0")}`);
    }
    [line, indent] = [[], 0];
  };
  for (const [token] of text.matchAll(pythonTokens)) {
    if (token === "\n" && open.length === 0) end();
    else if (/^\s/.test(token)) {
      if (line.length === 0) indent = token.replaceAll("\t", "        ").length;
    } else if (!/^(?:#|\\\r?\n)/.test(token)) {
      if (/^[([{]$/.test(token)) open.push(token !== "(" || /[\w)\]]$/.test(line.at(-1) ?? ""));
      else if (/^[)\]}]$/.test(token)) {
        if (open.pop() === true && line.at(-1) === ",") line.pop();
      } else if (token === "," && open.length > 0 && isSecondComma(line)) open[open.length - 1] = true;
      line.push(plainQuotes(token));
    }
  }
  end();
  return lines.join("\n");
}

/** Whether the innermost open bracket of a line has a comma already. */
function isSecondComma(line: readonly string[]): boolean {
  return line.lastIndexOf(",") > Math.max(...["(", "[", "{"].map((each) => line.lastIndexOf(each)));
}
