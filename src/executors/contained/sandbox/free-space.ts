import type { Monitor, Space } from "./monitor.js";

/** 1 MiB: with less left, a folder has no room for a block's code to be relied on. */
const fullBelowBytes = 1024 * 1024;

/** Of the sandbox: its monitor can be another one later. */
interface Watched {
  readonly monitor: Monitor;
}

/** What blocks leave of the folders' room, for those that come after. */
export class FreeSpace {
  readonly #sandbox: Watched;
  #fullFolders: ReadonlySet<string> = new Set();
  #noted: Promise<void> = Promise.resolve();

  constructor(sandbox: Watched) {
    this.#sandbox = sandbox;
  }

  /**
   * The free space of each folder after a block; null if the monitor does not answer. Blocks that begin wait for it.
   */
  read(): Promise<readonly Space[] | null> {
    const reading = this.#sandbox.monitor.readSpace();
    this.#noted = this.#note(reading);
    return reading;
  }

  /** Resolves, never rejects, once `fullFolders` is what the last block left. */
  get noted(): Promise<void> {
    return this.#noted;
  }

  /**
   * To which hardly a byte can be written. Code is stored where there is room, so that a block that cleans up can
   * start.
   */
  get fullFolders(): ReadonlySet<string> {
    return this.#fullFolders;
  }

  async #note(reading: Promise<readonly Space[] | null>): Promise<void> {
    const full = (await reading)?.filter(
      ({ freeBytes, freeInodes }) => freeBytes < fullBelowBytes || freeInodes === 0,
    );
    if (full !== undefined) this.#fullFolders = new Set(full.map(({ folder }) => folder));
  }
}
