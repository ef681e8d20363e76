import type { Monitor, Space } from "./monitor.js";

/** With less, a folder may not have room for a block's code. */
const fullBelowBytes = 1024 * 1024;

/** The sandbox, because its monitor may change. */
interface Watched {
  readonly monitor: Monitor;
}

export class FreeSpace {
  readonly #sandbox: Watched;
  /** Folders with hardly any room. In that case code is stored elsewhere, so that a block that cleans up can start. */
  fullFolders: ReadonlySet<string> = new Set();
  /** Resolves when `fullFolders` describes the state after the last block. Never rejects. */
  noted: Promise<void> = Promise.resolve();

  constructor(sandbox: Watched) {
    this.#sandbox = sandbox;
  }

  /** The free space of each folder after a block. Null if the monitor does not answer. Later blocks wait for it. */
  read(): Promise<readonly Space[] | null> {
    const reading = this.#sandbox.monitor.readSpace();
    this.noted = this.#note(reading);
    return reading;
  }

  async #note(reading: Promise<readonly Space[] | null>): Promise<void> {
    const full = (await reading)?.filter(
      ({ freeBytes, freeInodes }) => freeBytes < fullBelowBytes || freeInodes === 0,
    );
    if (full !== undefined) this.fullFolders = new Set(full.map(({ folder }) => folder));
  }
}
