import { storedOrders, type StoredIndex } from './listing-index.ts';
import { sortByNumber } from './sort-by-number.ts';

const styleIdLength = 8;
const bytesOfPosition = Uint32Array.BYTES_PER_ELEMENT;
const highestScore = 5;

/** The stored orders with topRated sorted by new scores; equal scores keep the order of the best matches. */
export function reorderByRating({ styles, orders }: Pick<StoredIndex, 'styles' | 'orders'>, scores: ReadonlyMap<string, number>): Buffer {
  const ids = Buffer.from(styles).toString('latin1');
  const size = ids.length / styleIdLength;
  const all = new Uint32Array(new Uint8Array(orders).buffer);
  const orderOf = (id: (typeof storedOrders)[number]): Uint32Array =>
    all.subarray(storedOrders.indexOf(id) * size, (storedOrders.indexOf(id) + 1) * size);
  const best = orderOf('bestMatches');
  const comparePlaces = (position: number): number =>
    Math.round((highestScore - (scores.get(ids.slice(position * styleIdLength, (position + 1) * styleIdLength)) ?? 0)) * 10);
  const sorted = sortByNumber(best.slice(), Uint32Array.from(best, comparePlaces));
  const reordered = Buffer.from(orders);
  Buffer.from(sorted.buffer, sorted.byteOffset, sorted.byteLength).copy(
    reordered,
    storedOrders.indexOf('topRated') * size * bytesOfPosition,
  );
  return reordered;
}
