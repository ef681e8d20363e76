import type { Settings } from "../settings/schema.js";
import type { Mode } from "./mode.js";

/** All modes except `run`, one file each. A mode's file is loaded only if it is used. */
export const modes: Readonly<Record<Exclude<Settings["mode"], "run">, () => Promise<Mode>>> = {
  prove: async () => (await import("./prove.js")).prove,
  doctor: async () => (await import("./doctor.js")).doctor,
  report: async () => (await import("./report.js")).report,
  exec: async () => (await import("./exec.js")).exec,
  attest: async () => (await import("./attest.js")).attest,
};
