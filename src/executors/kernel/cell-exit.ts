import { setTimeout as wait } from "node:timers/promises";

/** A cell that reacts to an interrupt ends in 40 ms. */
const interruptedWithinMs = 2000;
/** The end of a kernel is reported shortly after it. */
const toldWithinMs = 1000;

/** How a cell ended: by itself, or together with its kernel. */
export type CellEnd =
  | {
      readonly kind: "done";
      /** Null if the cell succeeded. */
      readonly error: { readonly name: string; readonly value: string } | null;
      /** Whether the end of its output may be missing. */
      readonly isCut: boolean;
    }
  | { readonly kind: "lost"; readonly why: string };

/** The exit code of a cell: 0, or 1 for an error. `sys.exit(3)` gives 3, as in a script. */
export function exitCodeOf({ error }: Pick<Extract<CellEnd, { kind: "done" }>, "error">): number {
  if (error === null) return 0;
  if (error.name !== "SystemExit") return 1;
  if (error.value === "" || error.value === "None") return 0;
  const code = Number(error.value);
  // Linux keeps the lowest eight bits.
  return Number.isInteger(code) ? ((code % 256) + 256) % 256 : 1;
}

/** The error that it raised, for its evidence. Null if there is none. */
export function raisedBy({ error }: Extract<CellEnd, { kind: "done" }>): string | null {
  return error === null || error.name === "" ? null : `it raised ${error.name.slice(0, 100)}`;
}

/** The exit of a kernel that was lost together with its cell. If it is not reported in time, `otherwise`. */
export function lostExit<T>(told: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([told, wait(toldWithinMs, otherwise, { ref: false })]);
}

/** Interrupts a cell. Resolves with whether the cell ended, so that its kernel can continue. */
export async function endsByInterrupt(
  client: { interrupt(): void },
  cell: Promise<CellEnd>,
): Promise<boolean> {
  client.interrupt();
  const end = await Promise.race([cell, wait(interruptedWithinMs, null, { ref: false })]);
  return end?.kind === "done";
}
