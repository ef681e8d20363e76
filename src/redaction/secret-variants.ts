import { coloursSource } from "../output/colour-scanner.js";
import { isCommonWord } from "./common-words.js";

/**
 * The shortest hidden secret. Hiding the password `test` would make a report unreadable. Lines and encoded forms have
 * the same limit.
 */
export const minSecretChars = 6;

const passedOver = new RegExp(`[\\r\\n]|${coloursSource}`, "g");

/** Whether to hide a secret: it is neither short nor a common word. Only this function decides it. */
export function isHidden(secret: string): boolean {
  return secret.trim().length >= minSecretChars && !isCommonWord(secret);
}

/**
 * The forms in which a program may print a secret, by accident or in order to avoid a filter: unchanged, each line,
 * base64 at any offset, hex, and escaped for URLs, JSON and XML. The forms have no line breaks and no colour sequences,
 * which the search ignores. Forms shorter than `minSecretChars` are left out.
 */
export function secretVariants(secret: string): Set<string> {
  const trimmed = secret.trim();
  if (!isHidden(secret)) return new Set();
  const bytes = Buffer.from(trimmed, "utf8");
  // All encoders write half a surrogate pair as U+FFFD.
  const wellFormed = bytes.toString("utf8");
  const lines = trimmed.split(/[\r\n]+/).map((line) => line.trim());
  const variants = [
    ...new Set([secret, trimmed, ...lines]),
    ...base64Variants(bytes),
    bytes.toString("hex"),
    bytes.toString("hex").toUpperCase(),
    ...urlVariants(wellFormed),
    ...jsonVariants(trimmed),
    xmlEscape(trimmed),
    ...wholeVariants(wellFormed),
  ].map((variant) => variant.replace(passedOver, ""));
  return new Set(variants.filter((variant) => variant.length >= minSecretChars));
}

/**
 * Depending on its offset, a secret has three forms in base64. The characters at its edges depend on the neighbours.
 */
function base64Variants(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + bytes.length) * 8) / 6);
    const inner = encoded.slice(start, end);
    return [inner, inner.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** The output of `encodeURIComponent`, `encodeURI`, Python's `quote` and HTML forms, with hex digits in both cases. */
function urlVariants(secret: string): string[] {
  const component = encodeURIComponent(secret);
  const strict = component.replace(/[!'()*~]/g, (sign) => `%${hex(sign.charCodeAt(0), 2).toUpperCase()}`);
  const forms = [
    component,
    strict,
    encodeURI(secret),
    strict.replaceAll("%2F", "/").replaceAll("%7E", "~"),
    strict.replaceAll("%7E", "~"),
    strict.replaceAll("%20", "+"),
  ];
  return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())]);
}

/**
 * Every character escaped, as a program does in order to avoid a filter: `%73`, `\u0073`, `\x73`, `&#115;`, `&#x73;`.
 */
function wholeVariants(secret: string): string[] {
  const bytes = [...Buffer.from(secret)].map((byte) => hex(byte, 2));
  const units = secret.split("").map((unit) => unit.charCodeAt(0));
  const inHex = [
    bytes.map((byte) => `%${byte}`),
    bytes.map((byte) => `\\x${byte}`),
    units.map((unit) => `\\u${hex(unit, 4)}`),
    units.map((unit) => `\\u{${hex(unit, 1)}}`),
    units.map((unit) => `&#x${hex(unit, 1)};`),
  ].map((all) => all.join(""));
  const upper = (text: string): string => text.replace(/[0-9a-f]{2,4}/g, (digits) => digits.toUpperCase());
  return [...inHex, ...inHex.map(upper), units.map((unit) => `&#${unit};`).join("")];
}

function hex(unit: number, digits: number): string {
  return unit.toString(16).padStart(digits, "0");
}

/** Inside of a JSON string: as JavaScript writes it, with escaped slashes, and as ASCII only. */
function jsonVariants(secret: string): string[] {
  const plain = JSON.stringify(secret).slice(1, -1);
  const ascii = plain.replace(/[^\x20-\x7e]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);
  return [plain, ascii].flatMap((form) => [form, form.replaceAll("/", "\\/")]);
}

function xmlEscape(secret: string): string {
  return secret
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
