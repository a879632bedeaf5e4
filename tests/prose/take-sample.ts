import { createHash } from 'node:crypto';

/** Picks `count` items at random; the same seed picks the same ones. */
export function takeSample<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  const rank = (index: number): string => createHash('sha256').update(`${seed} ${index}`).digest('hex');
  return items
    .map((item, index) => ({ item, rank: rank(index) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
}
