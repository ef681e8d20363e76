import { whyUntested } from "../facts/execution.js";
import type { TestsWarning } from "../facts/test-run.js";
import { messageOf } from "../errors.js";
import type { Fact, Policy } from "../facts/events.js";
import type { Grading } from "./grade.js";

/** The warning's code if a run on the original files did not end. */
export const controlNotRun = "control-not-run";

/** Whether the policy wants the verifications run on the original files too. */
export function wantsControl({ verifyBefore, verify }: Policy): boolean {
  return verifyBefore !== "off" && verify.length > 0;
}

/** Whether the policy wants an audit before the model is asked. */
export function wantsAudit({ audit, verify }: Policy): boolean {
  return audit !== "off" && verify.length > 0;
}

type ControlFact = Extract<Fact, { type: "control" | "warning" }>;

export interface ControlOptions extends Omit<Grading, "onWarning"> {
  readonly policy: Policy;
}

/**
 * Runs the verifications on the original files. The control run takes place during the first call of the model, and
 * agent-exec waits for it only when it needs the result.
 */
export class Control {
  #running: Promise<readonly ControlFact[]> | null = null;
  #told: readonly ControlFact[] | null = null;

  constructor(private readonly options: ControlOptions) {}

  /** Starts the run once, if the settings want it. */
  begin(): void {
    if (this.#running !== null || !wantsControl(this.options.policy)) return;
    this.#running = this.#run();
    void this.#running.then((facts) => (this.#told = facts));
  }

  /**
   * Returns the result once. Empty while the run continues, and if the result was already returned. This call never
   * throws.
   */
  take(): readonly ControlFact[] {
    const facts = this.#told ?? [];
    if (this.#told !== null) this.#told = [];
    return facts;
  }

  /** The same as `take`, when the run has ended. */
  async whenOver(): Promise<readonly ControlFact[]> {
    this.begin();
    await this.#running;
    return this.take();
  }

  /** Resolves when nothing of the run is left; never rejects. Abort its signal first, so that this is fast. */
  async stop(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<readonly ControlFact[]> {
    const facts: ControlFact[] = [];
    const { grade } = await import("./grade.js");
    for (const [index, command] of this.options.policy.verify.entries()) {
      try {
        const warnings: ControlFact[] = [];
        const onWarning = (warning: TestsWarning) => warnings.push({ type: "warning", ...warning });
        const control = await grade(index, { ...this.options, onWarning });
        facts.push({ type: "control", index, command, ...control }, ...warnings);
        const untested = whyUntested(control);
        if (untested !== null)
          facts.push({
            type: "warning",
            code: "control-untested",
            message: untestedWords(command, untested),
          });
      } catch (thrown) {
        if (!this.options.signal.aborted)
          facts.push({ type: "warning", code: controlNotRun, message: notRun(command, thrown) });
        break;
      }
    }
    return facts;
  }
}

function notRun(command: string, thrown: unknown): string {
  return `agent-exec could not find out whether the verification \`${command}\` passed before any change: ${messageOf(thrown)}`;
}

function untestedWords(command: string, why: string): string {
  return `The verification \`${command}\` failed on the original files, but no test failed: ${why}. Check the command, because its later pass proves less.`;
}
