import { hasFinished, whyUntested } from "../facts/execution.js";
import type { TestsWarning } from "../facts/test-run.js";
import { messageOf } from "../errors.js";
import type { Fact, Policy } from "../facts/events.js";
import type { Graded, Grading } from "./grade.js";

/** The warning's code if a run on the original files was not finished. */
export const controlNotRun = "control-not-run";

/** Whether the policy also runs the verifications on the original files. */
export function wantsControl({ verifyBefore, verify }: Policy): boolean {
  return verifyBefore !== "off" && verify.length > 0;
}

/** Whether the policy audits the verifications before the model is asked. */
export function wantsAudit({ audit, verify }: Policy): boolean {
  return audit !== "off" && verify.length > 0;
}

type ControlFact = Extract<Fact, { type: "control" | "warning" }>;

/** Runs the verifications on the original files, while the model works on its first reply. */
export class Control {
  #running: Promise<readonly ControlFact[]> | null = null;
  #told: readonly ControlFact[] | null = null;

  constructor(private readonly options: Omit<Grading, "onWarning"> & { readonly policy: Policy }) {}

  /** Starts the runs once, if the settings ask for them. */
  begin(): void {
    if (this.#running !== null || !wantsControl(this.options.policy)) return;
    this.#running = this.#run();
    void this.#running.then((facts) => (this.#told = facts));
  }

  /** Returns the results once. Empty if they are not ready, or if they were already returned. Never throws. */
  take(): readonly ControlFact[] {
    const facts = this.#told ?? [];
    if (this.#told !== null) this.#told = [];
    return facts;
  }

  /** Waits until the runs have ended, and returns the same as `take`. */
  async whenOver(): Promise<readonly ControlFact[]> {
    this.begin();
    await this.#running;
    return this.take();
  }

  /** Resolves when nothing of the runs is left. Never rejects. Abort their signal first. Otherwise this takes long. */
  async stop(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<readonly ControlFact[]> {
    const facts: ControlFact[] = [];
    const warn = (code: string, message: string) => facts.push({ type: "warning", code, message });
    const { grade } = await import("./grade.js");
    for (const [index, command] of this.options.policy.verify.entries()) {
      try {
        const warnings: ControlFact[] = [];
        const onWarning = (warning: TestsWarning) => warnings.push({ type: "warning", ...warning });
        const control = await grade(index, { ...this.options, onWarning });
        facts.push({ type: "control", index, command, ...control }, ...warnings);
        const untested = whyUntested(control);
        if (untested !== null) warn("control-untested", untestedWords(command, control, untested));
      } catch (thrown) {
        if (!this.options.signal.aborted) warn(controlNotRun, notRun(command, thrown));
        break;
      }
    }
    return facts;
  }
}

function notRun(command: string, thrown: unknown): string {
  return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${messageOf(thrown)}`;
}

function untestedWords(command: string, control: Graded, why: string): string {
  if (!hasFinished(control))
    return `The verification \`${command}\` did not finish on the original files: ${why}. So it is unknown whether this verification also passes without the change.`;
  return `The verification \`${command}\` failed on the original files, but no test failed: ${why}. Check the command: a later pass proves the fix only if a test failed before.`;
}
