/** Four at a time, so that each of the engine's answers comes in its time. Results come in the order of their ends. */
export async function inTurns<T, R>(
  items: readonly T[],
  act: (item: T, index: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const left = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of left) results.push(await act(item, index));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return results;
}
