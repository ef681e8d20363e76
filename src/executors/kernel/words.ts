import { z } from "zod";

/** What a launcher says in its first line: how its kernel is reached, or that it is not there. */
const launched = z.union([
  z.object({
    /** The kernel's process id, where it lives. */
    process: z.number().int().positive(),
    shell: z.number().int(),
    iopub: z.number().int(),
    control: z.number().int(),
    key: z.string(),
  }),
  z.object({ missing: z.string(), there: z.array(z.string()) }),
]);

export type Launched = z.infer<typeof launched>;

/** A result in one form: its data, binary ones in base64, or only how many characters it has where it is too large. */
const result = z.object({ type: z.string(), data: z.string().optional(), size: z.number().optional() });

export type KernelResult = z.infer<typeof result>;

/** What a driver says of its kernel, a JSON object a line. */
const kernelWord = z.union([
  z.object({ ready: z.string(), extension: z.string() }),
  z.object({ stream: z.enum(["stdout", "stderr"]), text: z.string() }),
  z.object({ shown: z.array(result), is_value: z.boolean() }),
  z.object({ clear: z.literal(true) }),
  z.object({ error: z.string(), value: z.string(), trace: z.array(z.string()) }),
  z.object({ done: z.string(), cut: z.boolean().optional(), marked: z.boolean().optional() }),
  z.object({ lost: z.string() }),
]);

export type KernelWord = z.infer<typeof kernelWord>;

/** What is asked of a driver. */
export type Request =
  /** `mark`: what both of the kernel's streams say behind the cell, in hex. */
  { readonly run: string; readonly mark: string } | { readonly interrupt: true };

/** Null for what is no word of theirs: an engine's own words in place of a process's. */
export function readLaunched(line: string): Launched | null {
  return read(launched, line);
}

export function readWord(line: string): KernelWord | null {
  return read(kernelWord, line);
}

function read<T>(schema: z.ZodType<T>, line: string): T | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
