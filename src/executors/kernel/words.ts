import { z } from "zod";

/** The first line of a launcher. It says how to reach its kernel, or that there is none. */
const launched = z.union([
  z.object({
    /** The kernel's process id, inside the sandbox if there is one. */
    process: z.number().int().positive(),
    shell: z.number().int(),
    iopub: z.number().int(),
    control: z.number().int(),
    key: z.string(),
  }),
  z.object({ missing: z.string(), there: z.array(z.string()) }),
]);

/** A result in one form: its data (binary data in base64) or, if it is too large, only its number of characters. */
const result = z.object({ type: z.string(), data: z.string().optional(), size: z.number().optional() });

export type KernelResult = z.infer<typeof result>;

/** A driver's messages about its kernel, one JSON object per line. */
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

export type Request =
  /** `mark`: the bytes, in hex, that both streams of the kernel print after the cell. */
  { readonly run: string; readonly mark: string } | { readonly interrupt: true };

export const readLaunched = (line: string) => read(launched, line);
export const readWord = (line: string) => read(kernelWord, line);

/** Null for any other line, such as an engine's error instead of the process's output. */
function read<T>(schema: z.ZodType<T>, line: string): T | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
