export interface ProcessEnd {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** For example `ended with exit code 3` or `was ended by SIGSEGV`. */
export function howEnded({ exitCode, signal }: ProcessEnd): string {
  return signal === null ? `ended with exit code ${exitCode ?? "none"}` : `was ended by ${signal}`;
}
