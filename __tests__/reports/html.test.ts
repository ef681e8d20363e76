import { describe, expect, test } from "@jest/globals";
import { fc, rarely, tries } from "../chance.js";
import { renderHtml } from "../../src/reports/html.js";
import { reportOf } from "../../src/reports/report-of.js";
import type { RunEvent } from "../../src/facts/events.js";
import type { Artifact } from "../../src/facts/files.js";
import { expectGolden } from "../golden.js";
import { hostileRun } from "./hostile-run.js";
import { chart, endedRuns, eventsOf, execution, passedRun, replied, withFact } from "./sample-run.js";
import { cpuTimeMs } from "../cpu-time.js";

const readArtifact = async (path: string) => Buffer.from(path === "chart.svg" ? chart : "text");

const page = (events: readonly RunEvent[]) => renderHtml(reportOf(events), { readArtifact });

const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

describe("the page", () => {
  test.each(Object.entries(endedRuns))("of a run that ended %s is the golden one", async (name, events) => {
    const html = await page(events);
    expect(foreignMarkup(html)).toEqual([]);
    // The style is the same for all and is looked at as a picture.
    expectGolden(`reports/${name}.html`, html.replace(/<style>[^]*<\/style>/, "<style></style>"));
  });

  test("lets a browser load nothing and run nothing", async () => {
    const html = await page(passedRun);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
    expect(policy).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
    );
    expect(html).not.toMatch(/<script|<link|<iframe|\son\w+=|url\(|@import/i);
    expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style>"));
  });

  test("shows both streams in their order, and code with its lines numbered by the style", async () => {
    const html = await page(passedRun);
    expect(html).toContain(
      '<span class="stdout">reading Jan\n</span><span class="stderr">Traceback (most recent',
    );
    expect(html).toContain(`<pre class="code"><span>import csv, io\n</span><span>\n</span>`);
  });

  test("renders the writer's Markdown without the code that stands below it", async () => {
    const html = await page(passedRun);
    expect(html).toContain("The column is called <code>month</code> in lower case.");
    expect(html.match(/import csv, io/g)).toHaveLength(2);
  });

  rarely("of 1,000 attempts is there in seconds, and tells each attempt", async () => {
    const attempts = Array.from({ length: 1_000 }, (_, index) => index + 1).flatMap((attempt) => [
      replied(attempt, `I **change** x.\n\n\`\`\`python\nx = ${attempt}\n\`\`\`\n`),
      {
        type: "execution" as const,
        attempt,
        block: 0,
        ...execution({ exitCode: 1 }, [["stdout", "line\n".repeat(20_000)]]),
      },
    ]);
    const started = cpuTimeMs();
    const html = await page(eventsOf([passedRun[0]!, ...attempts]));
    expect(cpuTimeMs() - started).toBeLessThan(15_000);
    expect(html.match(/<b>Attempt \d+<\/b>/g)).toHaveLength(1_000);
    expect(html.length).toBeLessThan(32 * 1024 ** 2);
  });
});

describe("pictures", () => {
  const withFiles = (...artifacts: Artifact[]) => withFact(passedRun, "files-saved", { artifacts });
  const sha256 = "0".repeat(64);

  test("an SVG is shown as an image, never as markup of the page", async () => {
    const hostile = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;
    const events = withFiles({ path: "x.svg", bytes: hostile.length, sha256 });
    const html = await renderHtml(reportOf(events), { readArtifact: async () => Buffer.from(hostile) });
    expect(html).toContain(
      `<img src="data:image/svg+xml;base64,${Buffer.from(hostile).toString("base64")}" alt="x.svg">`,
    );
    expect(html).not.toContain("alert(1)");
  });

  test("the type comes from what the file holds, and what is no picture is only listed", async () => {
    const events = withFiles(
      { path: "real.png", bytes: png.length, sha256 },
      { path: "fake.png", bytes: 20, sha256 },
      { path: "notes.txt", bytes: 20, sha256 },
    );
    const html = await renderHtml(reportOf(events), {
      readArtifact: async (path) => (path === "real.png" ? png : Buffer.from("<html><script>1</script>")),
    });
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain("data:image/png;base64,");
    expect(html).toContain("<code>fake.png</code>");
  });

  test("more than 1 MiB each or 4 MiB in all is listed and not shown", async () => {
    const big = Buffer.concat([png, Buffer.alloc(1024 ** 2 - png.length)]);
    const many = Array.from({ length: 6 }, (_, index) => ({
      path: `${index}.png`,
      bytes: big.length,
      sha256,
    }));
    const html = await renderHtml(
      reportOf(withFiles({ path: "huge.png", bytes: big.length + 1, sha256 }, ...many)),
      {
        readArtifact: async () => big,
      },
    );
    expect(html.match(/<img /g)).toHaveLength(4);
    expect(html).toContain("<code>huge.png</code>");
  });

  test("one that cannot be read any more does not cost the report", async () => {
    const html = await renderHtml(reportOf(passedRun), {
      readArtifact: () => Promise.reject(new Error("gone")),
    });
    expect(html).not.toContain("<img ");
    expect(html).toContain("<code>chart.svg</code>");
  });
});

test("no text of any run becomes markup, an address or a hidden character of the page", async () => {
  await fc.assert(
    fc.asyncProperty(hostileRun, async (events) => {
      const html = await page(events);
      expect(foreignMarkup(html)).toEqual([]);
      expect(html).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E\u200B\u{E0000}-\u{E007F}]/u);
    }),
    { numRuns: tries(60) },
  );
});

/** Every place where a browser could see a tag that the report does not write itself. */
function foreignMarkup(html: string): string[] {
  const body = html.slice(html.indexOf("<body>"));
  const own =
    /^<\/?(?:main|header|footer|section|h[1-6]|p|b|em|strong|s|del|ul|ol|li|blockquote|pre|code|span|div|dl|dt|dd|hr|br|table|thead|tbody|tr|th|td|figure|figcaption|details|summary|body|html|a|img)((?: (?:open|[a-z]+="[^"<>]*"))*)>/;
  return (body.match(/<[^>]*>?/g) ?? []).filter((tag) => {
    const attributes = own.exec(tag)?.[1];
    if (attributes === undefined) return true;
    const names = [...attributes.matchAll(/ ([a-z]+)=/g)].map((match) => match[1] ?? "");
    const address = / (?:href|src)="([^"]*)"/.exec(attributes)?.[1] ?? "https:";
    const isSafe = tag.startsWith("<img")
      ? address.startsWith("data:image/")
      : address === "./changes.patch" || /^(?:https?|mailto):/.test(address);
    return (
      !isSafe ||
      names.some((name) => !["class", "id", "href", "rel", "src", "alt", "start", "style"].includes(name))
    );
  });
}

rarely("the page of code that is millions of line feeds is there in one pass over them", async () => {
  const reply = replied(1, `\`\`\`python\n${"\n".repeat(4_000_000)}pass\n\`\`\`\n`);
  expect(await page(eventsOf([passedRun[0]!, reply]))).toContain("<span>pass\n</span>");
});
