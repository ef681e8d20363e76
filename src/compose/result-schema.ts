import { Ajv2020 } from "ajv/dist/2020.js";
import { type AgentExecError, messageOf, settingsInvalid } from "../errors.js";
import { withinDeadline } from "../files/within-deadline.js";
import type { DataCheck } from "../ports/data-check.js";

/** The schema is part of a prompt, so it must not be larger. */
const maxSchemaChars = 256 * 1024;

/** Validation takes milliseconds, unless one of the schema's patterns never ends. */
const deadlineMs = 5_000;

/** How many faults one message names. */
const maxFaults = 20;

/**
 * Makes a function that validates data by a JSON schema of draft 2020-12. It never loads another schema.
 * @param name the setting's name, for errors
 * @throws AgentExecError `settings-invalid` if the text is no schema.
 */
export function dataCheckBy(schema: unknown, name: string): DataCheck {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema))
    throw noSchema(name, "it is not an object");
  if (JSON.stringify(schema).length > maxSchemaChars) throw noSchema(name, "it is larger than 256 KiB");
  const record = schema as Readonly<Record<string, unknown>>;
  try {
    const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, validateFormats: false });
    const compiled = withinDeadline(() => ajv.compile(record), deadlineMs);
    if (compiled === null) throw new Error(`reading it takes longer than ${deadlineMs / 1000} s`);
    const validate = compiled.value;
    return {
      schema: record,
      faults(value) {
        const fits = withinDeadline(() => validate(value), deadlineMs);
        if (fits === null)
          return [
            `checking it against ${name} took longer than ${deadlineMs / 1000} s, because a pattern of the schema is too slow for this text`,
          ];
        if (fits.value) return [];
        const all = (validate.errors ?? []).slice(0, maxFaults);
        return all.map(
          ({ instancePath, message = "does not fit" }) => `${instancePath || "the value"} ${message}`,
        );
      },
    };
  } catch (cause) {
    throw noSchema(name, messageOf(cause), cause);
  }
}

/** @throws like `dataCheckBy`. */
export function dataCheckOf(json: string, name: string): DataCheck {
  let schema: unknown;
  try {
    schema = JSON.parse(json);
  } catch {
    // The parser's own message is not used, because it quotes the text.
    throw noSchema(name, "it is not JSON");
  }
  return dataCheckBy(schema, name);
}

function noSchema(name: string, why: string, cause?: unknown): AgentExecError {
  return settingsInvalid(
    `${name} is not a JSON schema: ${why}`,
    'Use a schema of draft 2020-12, such as {"type":"object","required":["total"]}. Each `$ref` must point to a place inside the schema.',
    cause,
  );
}
