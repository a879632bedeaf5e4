/** Runs the work for each item, `atOnce` at a time; returns the results in the items' order. */
export async function runConcurrently<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items.entries()];
  const results: Result[] = [];
  const runNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return results;
}
