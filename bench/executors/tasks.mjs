import { setTimeout as wait } from "node:timers/promises";

/** The tasks of a contender, in milliseconds. `execute` throws unless the code passes and prints `expected`, if given. */
export function tasksOf(plan, { open, execute, close, bare = async () => [] }) {
  return { session, flood, eight };

  async function session() {
    const started = performance.now();
    const running = await open();
    const start = performance.now() - started;
    await execute(running, "print('first')");
    const first = performance.now() - started;
    const warm = await blocks(running, plan.warm, 0);
    const paused = await blocks(running, plan.paused, plan.pauseMs);
    const bursts = [];
    for (let burst = 0; burst < plan.bursts; burst++) {
      await wait(plan.burstPauseMs);
      bursts.push(...(await blocks(running, plan.burst, 0)));
    }
    const interpreter = await bare(running);
    const before = performance.now();
    await close(running);
    return { start, first, warm, paused, bursts, bare: interpreter, stop: performance.now() - before };
  }

  async function blocks(running, count, pauseMs) {
    const times = [];
    for (let index = 0; index < count; index++) {
      if (pauseMs > 0) await wait(pauseMs);
      const before = performance.now();
      await execute(running, `print(${index})`, `${index}\n`);
      times.push(performance.now() - before);
    }
    return times;
  }

  async function flood() {
    const running = await open();
    const before = performance.now();
    await execute(running, plan.flood);
    const elapsed = performance.now() - before;
    await close(running);
    return { flood: elapsed, rss: process.resourceUsage().maxRSS / 1024 };
  }

  async function eight() {
    const before = performance.now();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const running = await open();
        await execute(running, "print(8)");
        await close(running);
      }),
    );
    return { eight: performance.now() - before };
  }
}
