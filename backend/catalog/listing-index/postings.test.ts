import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodePostings, visitPostings } from './postings.ts';

it('visitPostings decodes the encoded postings, even when concatenated', () => {
  const postings = fc
    .uniqueArray(fc.tuple(fc.nat(2 ** 31 - 1), fc.constantFrom(1, 127, 128, 1_000_000, 2 ** 31 - 1)), {
      selector: ([position]) => position,
    })
    .map((entries) => new Map(entries));
  fc.assert(
    fc.property(postings, postings, (one, other) => {
      const read: [number, number][] = [];
      visitPostings(Buffer.concat([encodePostings(one), encodePostings(other)]), (position, worth) => void read.push([position, worth]));
      expect([new Map(read.slice(0, one.size)), new Map(read.slice(one.size))]).toEqual([one, other]);
    }),
  );
});
