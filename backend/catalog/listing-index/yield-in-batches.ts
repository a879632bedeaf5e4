import { setImmediate } from 'node:timers/promises';

/**
 * Yields the items in batches and lets the process handle other work in between, so that a host that rebuilds its catalog still serves
 * requests.
 */
export async function* yieldInBatches<Item>(items: readonly Item[], batchSize: number): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += batchSize) {
    await setImmediate();
    yield items.slice(from, from + batchSize);
  }
}
