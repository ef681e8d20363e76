/** Processor time of this process so far, in milliseconds: what work costs, however busy the machine is. */
export function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Processor time of `work` in milliseconds. What costs more than `boundMs` is tried up to three times, and the least
 * counts: a virtual machine can take several times as long for a while, also in its own account.
 */
export function costOf(work: () => void, boundMs: number): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least >= boundMs; tries += 1) {
    const before = cpuTimeMs();
    work();
    least = Math.min(least, cpuTimeMs() - before);
  }
  return least;
}
