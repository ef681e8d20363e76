import { expect, test } from "@jest/globals";
import { createRedactor } from "../../src/redaction/redact.js";

test.each([
  ..."ollama lm-studio LM-Studio none test dummy unused not-needed no-key local-key sk-no-key-required EMPTY changeme".split(
    " ",
  ),
  ..."password secret token-abc123 12345678 xxxxxxxx sk-xxxxxxxx your-api-key docker-model-runner llamacpp sk-1234 testing1".split(
    " ",
  ),
  "Your Key",
  "xxxx-xxxx-xxxx",
  "********",
])("the word %s stays as it is in code and reports, also where it is the key", (word) => {
  const text = `import ${word} # ${word} ${Buffer.from(`client for ${word}`).toString("hex")}`;
  expect(createRedactor([word]).text(text)).toBe(text);
});

test.each([
  "sk-0123456789abcdef",
  "sk-proj-aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3z",
  "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
  "hunter2-and-more",
  "s3cr3t-value",
  "qzxkvjwpthbn",
  "correct-horse-battery-staple",
  "AbCdEfGhIjKl",
  "deadbeef00c0ffee",
  "a1b2c3",
  "839204",
  "Tr0ub4dor&3",
  "+%+%+%",
  "1011001110",
])("the secret %s is hidden", (secret) => {
  expect(createRedactor([secret]).text(`key=${secret}.`)).toBe("key=***.");
});

const escaped = (secret: string, escape: (code: number) => string): string =>
  secret
    .split("")
    .map((unit) => escape(unit.charCodeAt(0)))
    .join("");
const hex = (code: number): string => code.toString(16).padStart(2, "0");

test.each([
  ["in percent signs", (code: number) => `%${hex(code)}`],
  ["in percent signs and capitals", (code: number) => `%${hex(code).toUpperCase()}`],
  ["as JSON escapes", (code: number) => `\\u00${hex(code)}`],
  ["as JSON escapes and capitals", (code: number) => `\\u00${hex(code).toUpperCase()}`],
  ["as JavaScript escapes", (code: number) => `\\u{${hex(code)}}`],
  ["as escapes of C", (code: number) => `\\x${hex(code)}`],
  ["as numbers of HTML", (code: number) => `&#${code};`],
  ["as hexadecimal numbers of HTML", (code: number) => `&#x${hex(code)};`],
])("a secret of which each character is written %s is hidden", (_how, escape) => {
  const secret = "sk-0123456789/kLmNz";
  expect(createRedactor([secret]).text(`<${escaped(secret, escape)}>`)).toBe("<***>");
});
