import type { AuditResult } from "../facts/audit-result.js";

export interface AuditOptions {
  readonly signal: AbortSignal;
  /** How far it is, in words. */
  readonly onProgress: (text: string) => void;
}

/** @throws on abort: the signal's reason. Nothing else. */
export type Audit = (options: AuditOptions) => Promise<AuditResult>;
