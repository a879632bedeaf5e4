import { createHash } from 'node:crypto';

/** Numbers in [0, 1) derived from a seed alone, so that every machine generates the same reviews. */
export type Random = () => number;

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pickRandom = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** A UUID derived from the words. */
export function createUuid(...words: readonly string[]): string {
  const hex = createHash('md5').update(words.join('\u0000')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Iterates over a shuffled list, so that neighbors differ; restarts after the last item. */
export function createCycle<Item>(random: Random, items: readonly Item[]): () => Item {
  let rest: Item[] = [];
  return () => {
    if (rest.length === 0)
      rest = items
        .map((item) => ({ item, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item);
    return rest.pop() as Item;
  };
}
