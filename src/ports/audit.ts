import type { AuditResult } from "../facts/audit-result.js";

export interface AuditOptions {
  readonly signal: AbortSignal;
  /** Called with the audit's progress in words. */
  readonly onProgress: (text: string) => void;
}

/** Runs the audit. @throws only the signal's reason, if the signal aborts. */
export type Audit = (options: AuditOptions) => Promise<AuditResult>;
