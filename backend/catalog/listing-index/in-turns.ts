import { setImmediate } from 'node:timers/promises';

/** Some of the items at a time, what else the process has to do in between: a host that rebuilds its catalog goes on answering. */
export async function* inTurns<Item>(items: readonly Item[], atOnce: number): AsyncGenerator<readonly Item[]> {
  for (let from = 0; from < items.length; from += atOnce) {
    await setImmediate();
    yield items.slice(from, from + atOnce);
  }
}
