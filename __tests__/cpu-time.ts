/** Processor time of this process so far, in milliseconds: what work costs, however busy the machine is. */
export function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
