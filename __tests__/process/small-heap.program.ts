import { keepHeapSmall } from "../../src/process/small-heap.js";

/** Makes far more objects than are in use at any time. */
export function makeObjects(isKept: boolean): void {
  if (isKept) keepHeapSmall();
  let inUse: object[] = [];
  for (let made = 0; made < 3_000_000; made += 1) {
    inUse.push({ made, words: [made] });
    if (inUse.length > 100_000) inUse = [];
  }
}
