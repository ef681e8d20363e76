import { describe, expect, test } from "@jest/globals";
import { anyText, fc, tries } from "../chance.js";
import { coloursSource } from "../../src/output/colour-scanner.js";
import { createRedactor } from "../../src/redaction/redact.js";
import { isHidden } from "../../src/redaction/secret-variants.js";
import { showHidden } from "../../src/output/visible.js";
import { cpuTimeMs } from "../cpu-time.js";

const secret = "s3cr3t/T0ken+äö==";

describe("text", () => {
  test("a secret is replaced wherever it stands", () => {
    const redactor = createRedactor([secret]);
    expect(redactor.text(`key=${secret}, again ${secret}.`)).toBe("key=***, again ***.");
  });

  test("a value shorter than six characters is left alone", () => {
    expect(createRedactor(["test1", " a b  "]).text("test1 a b ")).toBe("test1 a b ");
  });

  test.each([
    ["one colour", "s3cr\x1b[31m3t/T0ken+äö=="],
    ["a colour between all characters", [...secret].join("\x1b[1;38;5;208m")],
    ["8-bit sequences", "s3cr3t\x9b0m/T0ken\x9b\x9bm+äö==".replace("\x9b\x9b", "\x9b")],
    ["colours and line breaks", "s3cr\x1b[m\r\n\x1b[0m3t/T0ken+äö=="],
  ])("a secret with %s inside is found, because colours are not shown", (_what, text) => {
    expect(createRedactor([secret]).text(`a ${text} b`)).toBe("a *** b");
  });

  test.each([
    "\x1b[839204",
    "\x1b[839204abc",
    "\x1b\x1b[839204",
    "\x9b839204;",
    `\x1b[${"0".repeat(80)}839204m`,
  ])("digits that belong to no colour after all are searched (%j)", (text) => {
    expect(createRedactor(["839204"]).text(text)).toBe(text.replace("839204", "***"));
  });

  test("no part of a secret around a colour sequence of any length is shown", () => {
    const redactor = createRedactor([secret]);
    for (const opening of ["\x1b[", "\x9b"]) {
      for (let digits = 50; digits < 80; digits += 1) {
        const text = secret.replace("T", `${opening}${"0".repeat(digits)}mT`);
        const stream = redactor.stream();
        const pieces = [...text].map((unit) => stream.push(unit)).join("") + stream.flush();
        expect(pieces).toBe(redactor.text(text));
        expect(showHidden(pieces)).not.toContain(secret);
      }
    }
  });

  test("text is unchanged when there is no secret at all", () => {
    expect(createRedactor([]).text("anything")).toBe("anything");
  });

  test.each([0, 1, 2, 3])("base64 is found with %d bytes before the secret", (offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset, "x"), Buffer.from(secret), Buffer.from("tail")]);
    for (const encoding of ["base64", "base64url"] as const) {
      const redacted = createRedactor([secret]).text(bytes.toString(encoding));
      expect(redacted).toContain("***");
      // What is left are the characters that belong to the neighbours or are shared with them.
      expect(redacted.replace("***", "").length).toBeLessThanOrEqual(Math.ceil(((offset + 4) * 4) / 3) + 4);
    }
  });

  test.each([
    ["hex", Buffer.from(secret).toString("hex")],
    ["upper-case hex", Buffer.from(secret).toString("hex").toUpperCase()],
    ["a URL", encodeURIComponent(secret)],
    ["a URL in lower case", encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
    ["a form", new URLSearchParams({ "": secret }).toString().slice(1)],
    ["JSON in ASCII", "s3cr3t/T0ken+\\u00e4\\u00f6=="],
    ["JSON with escaped slashes", "s3cr3t\\/T0ken+äö=="],
    ["wrapped lines", secret.replace("T0", "T0\r\n")],
    ["base64 wrapped as the base64 command does", "eHh4czNjcjN0L1Qwa2\nVuK8Okw7Y9PQ=="],
  ])("a secret in %s is redacted", (_form, encoded) => {
    const redacted = createRedactor([secret]).text(`<${encoded}>`);
    expect(redacted).toContain("***");
    expect(redacted.length).toBeLessThan(16);
  });

  test("a secret with quotes and line ends is redacted inside a JSON string", () => {
    const value = 'pass"word\nsecond line';
    expect(createRedactor([value]).text(JSON.stringify({ value }))).toBe('{"value":"***"}');
  });

  test("every line of a secret with several lines is redacted on its own", () => {
    const redactor = createRedactor(["-----BEGIN KEY-----\nMIIEvQIBADAN\n-----END KEY-----\n"]);
    expect(redactor.text("line 2 is MIIEvQIBADAN")).toBe("line 2 is ***");
  });

  test("overlapping secrets become one mask, so that no rest of the longer one stays", () => {
    expect(createRedactor(["ab12cd34", "cd34ef56", "ab12cd"]).text("ab12cd34ef56!")).toBe("***!");
  });

  test("hundreds of secrets cost the time of one pass over the text", () => {
    const secrets = Array.from({ length: 300 }, (_, index) => `secret-number-${index}-of-many`);
    const redactor = createRedactor(secrets);
    const started = cpuTimeMs();
    redactor.text("secret-number-1-of-man ".repeat(45_000));
    expect(cpuTimeMs() - started).toBeLessThan(2_000);
  });
});

describe("stream", () => {
  test("a secret split over two chunks never comes through, at any split", () => {
    for (let split = 0; split <= secret.length; split += 1) {
      const stream = createRedactor([secret]).stream();
      const told =
        stream.push(`a${secret.slice(0, split)}`) + stream.push(`${secret.slice(split)}b`) + stream.flush();
      expect(told).toBe("a***b");
    }
  });

  test("text that cannot begin a secret is passed on at once", () => {
    const stream = createRedactor([secret]).stream();
    expect(stream.push("hello\n")).toBe("hello\n");
    expect(stream.push("hello s3cr")).toBe("hello ");
    expect(stream.flush()).toBe("s3cr");
  });

  test("endless line breaks inside a beginning are not held back for ever", () => {
    const stream = createRedactor([secret]).stream();
    let told = stream.push("s3");
    for (let line = 0; line < 10_000; line += 1) told += stream.push("\n");
    expect(told.length).toBeGreaterThan(9_990);
  });

  // As long as a wrapped line with an empty one between: longer gaps are no secret any more, and each gap counts alone.
  test.each<[string, readonly string[], boolean]>([
    ["one line end", ["\n"], true],
    ["two of Windows's", ["\r\n\r\n"], true],
    ["four", ["\n\n\n\n"], true],
    ["five", ["\n\n\n\n\n"], false],
    ["three in each of three places", ["\n\n\n", "\n\n\n", "\n\n\n"], true],
    ["none", [], true],
  ])("a secret with %s inside is found: %j", (_, gaps, isFound) => {
    const broken = [0, 1, 2].reduce(
      (text, part) => text + secret.slice(part * 2, part * 2 + 2) + (gaps[part] ?? ""),
      "",
    );
    const stream = createRedactor([secret]).stream();
    const told = stream.push(`${broken}${secret.slice(6)} `) + stream.flush();
    expect(told.includes("***")).toBe(isFound);
  });

  test("a stream can be used again after it was flushed", () => {
    const stream = createRedactor([secret]).stream();
    stream.push(secret);
    expect(stream.flush()).toBe("***");
    expect(stream.push(`${secret}!`) + stream.flush()).toBe("***!");
  });
});

describe("deep", () => {
  test("every string in a value is redacted, keys included, and nothing else is touched", () => {
    const value = { [secret]: [1, null, true, { a: `x${secret}` }], n: 7 };
    expect(createRedactor([secret]).deep(value)).toEqual({ "***": [1, null, true, { a: "x***" }], n: 7 });
  });

  test("the order of arrival still adds up to the redacted texts", () => {
    const execution = {
      stdout: { text: `one ${secret} two`, bytes: 1, truncated: false },
      stderr: { text: "oops\n", bytes: 5, truncated: false },
      order: [
        { stream: "stdout", chars: 6 },
        { stream: "stderr", chars: 5 },
        { stream: "stdout", chars: 8 + secret.length - 6 + 0 },
      ],
    };
    const redacted = createRedactor([secret]).deep(execution);
    expect(redacted.stdout.text).toBe("one *** two");
    expect(redacted.order).toEqual([
      { stream: "stdout", chars: 7 },
      { stream: "stderr", chars: 5 },
      { stream: "stdout", chars: 4 },
    ]);
  });
});

describe("for any text", () => {
  const secrets = fc.array(fc.string({ minLength: 6, maxLength: 12, unit: letters("abAB1+/=%") }), {
    minLength: 1,
    maxLength: 4,
  });
  const noise = fc.string({ maxLength: 20, unit: letters("abAB1;+/=%\n é😀\x1b[m") });

  test("no secret survives, and chunks give what the whole gives, wherever they are cut", () => {
    const pieces = fc.array(fc.oneof(noise, fc.nat(3)), { maxLength: 8 });
    fc.assert(
      fc.property(
        secrets,
        pieces,
        fc.array(fc.nat(12), { minLength: 1, maxLength: 20 }),
        (values, parts, cuts) => {
          const text = parts.map((part) => (typeof part === "string" ? part : (values[part] ?? ""))).join("");
          const redactor = createRedactor(values);
          const whole = redactor.text(text);
          for (const value of values.filter(isHidden)) {
            expect(whole).not.toContain(value);
            expect(whole.replaceAll(new RegExp(`${coloursSource}|\n`, "g"), "")).not.toContain(value);
          }
          expect(inChunks(redactor.stream(), text, cuts)).toBe(whole);
        },
      ),
      { numRuns: tries(500) },
    );
  });

  test("text without secrets is unchanged", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(createRedactor(["§never-in-the-text§"]).text(text)).toBe(text);
      }),
    );
  });

  test("the order of arrival rebuilds the redacted texts", () => {
    const runs = fc.array(fc.tuple(fc.constantFrom("stdout", "stderr"), noise), { maxLength: 12 });
    fc.assert(
      fc.property(secrets, runs, (values, parts) => {
        const textOf = (name: string) =>
          parts.map(([stream, text]) => (stream === name ? text : "")).join("");
        const redacted = createRedactor(values).deep({
          stdout: { text: textOf("stdout") },
          stderr: { text: textOf("stderr") },
          order: parts.map(([stream, text]) => ({ stream, chars: text.length })),
        });
        for (const name of ["stdout", "stderr"] as const) {
          const chars = redacted.order
            .filter((run) => run.stream === name)
            .reduce((sum, run) => sum + run.chars, 0);
          expect(chars).toBe(redacted[name].text.length);
        }
      }),
    );
  });
});

function inChunks(
  stream: { push(chunk: string): string; flush(): string },
  text: string,
  cuts: readonly number[],
): string {
  let told = "";
  let from = 0;
  for (let index = 0; from < text.length; index += 1) {
    const length = (cuts[index % cuts.length] ?? 0) + 1;
    told += stream.push(text.slice(from, from + length));
    from += length;
  }
  return told + stream.flush();
}

function letters(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(...Array.from(text));
}
