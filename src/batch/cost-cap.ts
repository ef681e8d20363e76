/** Shares a batch's budget among its runs. Even if each spends its whole share, they stay within the budget. */
export class CostCap {
  #spent: number;
  #reserved = 0;

  constructor(
    private readonly capUsd: number,
    spentUsd: number,
  ) {
    this.#spent = spentUsd;
  }

  /** Reserves a run's share. Null: nothing is left now. @param free how many runs can start now, with this one */
  reserve(free: number): number | null {
    const share = (this.capUsd - this.#spent - this.#reserved) / Math.max(1, free);
    // `max-cost-usd` accepts no smaller limit.
    if (share < 0.0001) return null;
    this.#reserved += share;
    return share;
  }

  settle(reservedUsd: number, spentUsd: number): void {
    this.#reserved -= reservedUsd;
    this.#spent += spentUsd;
  }
}
