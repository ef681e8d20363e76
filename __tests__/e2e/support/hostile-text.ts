import { findActive } from "../../markdown/markdown-scan.js";

/** Lines that act somewhere: on a runner, on GitHub, in a browser, in a terminal, on a reader's eyes. */
export const hostileLines = [
  "::set-output name=outcome::hacked",
  "  ::SET-ENV name=NODE_OPTIONS::--require /tmp/x",
  "\t::Add-Mask::passed",
  "::stop-commands::forever",
  "\x1B[31m::error file=a::red",
  "harmless\r::warning::after a return",
  "\u200B::notice::after nothing visible",
  "##[error]old form",
  "text before ##[Group]open",
  "outcome<<ghadelimiter_0",
  "outcome=hacked",
  "@octocat and @github/security and github-actions@users.noreply.github.com",
  "fixes #1, Closes octo-org/octo-repo#2, resolves GH-3",
  "https://github.com/octo-org/octo-repo/issues/4",
  "![pixel](http://127.0.0.1:9/leak.png)",
  '<img src="http://127.0.0.1:9/leak.png"><script>alert(1)</script>',
  "[click](javascript:alert(1))",
  "``````",
  "~~~~~~",
  "</details></td></table>",
  "<!-- agent-exec:1234567812345678 run=1234567812345678 done -->",
  "<!--",
  "\u202Etxt.exe\u202C \u2066hidden\u2069 \u{E0041}\u{E0042}",
  "\x1B]8;;http://127.0.0.1:9/\x07link\x1B]8;;\x07 \x1B[2J \x9B31m \x00 \x7F",
];

export const hostileText = hostileLines.join("\n");

/** The same without what would swallow the code blocks after it. */
export const hostileProse = hostileLines.filter((line) => !/^(?:[`~]{3,}|<!--)$/.test(line)).join("\n");

/** Python that prints the text, without holding it in a form that anything could act on. */
export function printing(text: string, stream: "stdout" | "stderr"): string {
  const encoded = Buffer.from(text).toString("base64");
  return `import base64, sys\nsys.${stream}.buffer.write(base64.b64decode("${encoded}") + b"\\n")\nsys.${stream}.flush()`;
}

/** The tags of our own reports. */
const ownHtml =
  /^<\/?(?:details|summary|p|b|code|sub)>$|^<details open>$|^<a href="https:\/\/github\.com\/Codertocat\/Hello-World\/actions\/[\w/]*">$|^<\/a>$/;

/** What acts in a report of ours beside what is ours: the marker at its beginning, and the alert at its head. */
export function findForeign(report: string): string[] {
  const body = report.replace(
    /^<!-- agent-exec:[\da-f]{16} run=[\da-f]{16} in=\d+ (?:for=[\da-f]{16} )?(?:open|done) -->\n/,
    "",
  );
  return findActive(body.replace(/^> \[!(?:WARNING|CAUTION)\]$/m, ">"), ownHtml);
}
