import { setFlagsFromString } from "node:v8";

/**
 * Bounds the memory of a long command. It makes many objects that live briefly, and V8 would keep a hundred megabytes
 * for them. V8 reads its options for sizes only at its start, but these two each time that the heap could grow: new
 * objects get no more space than now, and the heap grows to twice what is in use before V8 cleans up.
 */
export function keepHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=100");
}
