import type { AuditResult } from "../facts/audit-result.js";

export interface AuditOptions {
  readonly signal: AbortSignal;
  /** The progress of the audit, in words. */
  readonly onProgress: (text: string) => void;
}

/** Runs the audit. @throws only on abort: the signal's reason. */
export type Audit = (options: AuditOptions) => Promise<AuditResult>;
