import { keepIn } from "../kept-changes.js";

/** Keeps what a run left: one file of one line. */
export async function keepLine(
  { home, chars }: { readonly home: string; readonly chars: number },
  begin: () => void,
): Promise<{ readonly patch: string | null }> {
  begin();
  const { told } = await keepIn(home, { big: "x".repeat(chars) });
  return { patch: told.patch };
}
