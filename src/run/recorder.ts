import { messageOf } from "../errors.js";
import type { Fact, RunEvent } from "../facts/events.js";
import type { Reporter, Signal } from "../ports/reporter.js";
import type { RunPorts } from "./run-ports.js";
import { apply, fold } from "./state/apply.js";
import type { RunState } from "./state/state.js";

type RecorderParts = Pick<RunPorts, "log" | "reporters" | "redactor" | "clock">;

/**
 * Only this class makes events of facts. It hides secrets, adds number and time, stores the event, updates the state,
 * and tells the reporters, in this order.
 */
export class Recorder {
  #state: RunState;
  readonly #events: RunEvent[];
  #nextSeq: number;
  /** Resolves when the last fact is recorded, or when recording it has failed. Never rejects. */
  #before: Promise<void> = Promise.resolve();
  /** Reporters that failed. They get no more events. */
  readonly #deaf = new Set<Reporter>();
  /** Failures of reporters for which there is no warning yet. */
  readonly #untold: string[] = [];

  /** @param before the events so far, and the number of the next one */
  constructor(
    private readonly parts: RecorderParts,
    before: { readonly events: readonly RunEvent[]; readonly nextSeq: number } = { events: [], nextSeq: 0 },
  ) {
    this.#events = [...before.events];
    this.#state = fold(before.events);
    this.#nextSeq = before.nextSeq;
  }

  get state(): RunState {
    return this.#state;
  }

  get events(): readonly RunEvent[] {
    return this.#events;
  }

  /**
   * Resolves when the fact is stored. Facts that come at the same time are recorded one after the other.
   * @throws AgentExecError `storage-failed`: a run that cannot be recorded does not continue.
   */
  record(fact: Fact): Promise<void> {
    const recorded = this.#before.then(() => this.#append(fact));
    this.#before = recorded.catch(() => undefined);
    return recorded;
  }

  async #append(fact: Fact): Promise<void> {
    // If the machine's clock was set back before the run was resumed, no event may come before the last one.
    const lastMs = Date.parse(this.#state.lastAt ?? "") || 0;
    const at = new Date(Math.max(lastMs, this.parts.clock.now())).toISOString();
    const redacted = { ...this.parts.redactor.deep(fact), type: fact.type };
    const event = { v: 1, seq: this.#nextSeq, at, ...redacted } as RunEvent;
    await this.parts.log.append(event);
    this.#nextSeq += 1;
    this.#state = apply(this.#state, event);
    this.#events.push(event);
    this.#tellAll((reporter) => reporter.onEvent(event));
    if (fact.type === "run-ended") return;
    for (const message of this.#untold.splice(0))
      await this.#append({ type: "warning", code: "reporter-failed", message });
  }

  /** Sends a live signal to the reporters, without secrets. Nothing is stored. */
  tell(signal: Signal): void {
    const redacted = { ...this.parts.redactor.deep(signal), type: signal.type } as Signal;
    this.#tellAll((reporter) => reporter.onSignal?.(redacted));
  }

  /** If a reporter fails, the run does not change. */
  #tellAll(tell: (reporter: Reporter) => unknown): void {
    for (const reporter of this.parts.reporters.filter((each) => !this.#deaf.has(each))) {
      const fail = (thrown: unknown): void => {
        if (!this.#deaf.has(reporter))
          this.#untold.push(
            `A reporter failed, so agent-exec gives the reporter no more events of this run: ${messageOf(thrown)}`,
          );
        this.#deaf.add(reporter);
      };
      try {
        const told = tell(reporter);
        if (told instanceof Promise) told.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    }
  }

  /** Passes text on in pieces. It also hides a secret that is split between two pieces. */
  teller(toSignal: (text: string) => Signal): { push(text: string): void; end(): void } {
    const stream = this.parts.redactor.stream();
    const tell = (text: string) => {
      if (text !== "") this.#tellAll((reporter) => reporter.onSignal?.(toSignal(text)));
    };
    return { push: (text) => tell(stream.push(text)), end: () => tell(stream.flush()) };
  }
}
