/**
 * Shares the money of a batch among its runs, so that they cannot spend more together, even if each spends its whole
 * share.
 */
export class CostCap {
  #spent: number;
  #reserved = 0;

  constructor(
    private readonly capUsd: number,
    spentUsd: number,
  ) {
    this.#spent = spentUsd;
  }

  /**
   * Reserves the share of a run. Null: nothing is left to share at the moment.
   * @param free how many runs can still start now, including this one
   * @param free how many runs can still start now, this one included
   */
  reserve(free: number): number | null {
    const share = (this.capUsd - this.#spent - this.#reserved) / Math.max(1, free);
    // The setting `max-cost-usd` takes no smaller limit.
    if (share < 0.0001) return null;
    this.#reserved += share;
    return share;
  }

  settle(reservedUsd: number, spentUsd: number): void {
    this.#reserved -= reservedUsd;
    this.#spent += spentUsd;
  }
}
