/** A set of positions, a bit each: intersected and counted 32 at a time. */
export type Bitset = Uint32Array;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const createBitset = (size: number): Bitset => new Uint32Array(wordsFor(size));

export function add(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

export const has = (bits: Bitset, position: number): boolean => (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

export function setOf(size: number, positions: Iterable<number>): Bitset {
  const bits = createBitset(size);
  for (const position of positions) add(bits, position);
  return bits;
}

/** Every position below the size. */
export function fullSet(size: number): Bitset {
  const bits = createBitset(size).fill(0xffff_ffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

export const intersection = (one: Bitset, other: Bitset): Bitset => one.map((word, i) => word & (other[i] ?? 0));

export function union(size: number, sets: readonly Bitset[]): Bitset {
  const all = createBitset(size);
  for (const set of sets) for (let i = 0; i < all.length; i += 1) all[i] = (all[i] ?? 0) | (set[i] ?? 0);
  return all;
}

/** Bits of a word, added up in parallel. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const nibbles = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function count(bits: Bitset): number {
  let sum = 0;
  for (const word of bits) sum += bitsOf(word);
  return sum;
}

/** As many as are in both, without making the set of them. */
export function countShared(one: Bitset, other: Bitset): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += bitsOf((one[i] ?? 0) & (other[i] ?? 0));
  return sum;
}

/** Every position of the set, the lowest first. */
export function positionsOf(bits: Bitset): number[] {
  const positions: number[] = [];
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) positions.push(i * 32 + 31 - Math.clz32(word & -word));
  }
  return positions;
}

/** How many of the sets hold each position, by binary digits: the set of positions whose number has a one there, the lowest digit first. */
export function tally(size: number, sets: readonly Bitset[]): readonly Bitset[] {
  const digits = Array.from({ length: Math.ceil(Math.log2(sets.length + 1)) }, () => createBitset(size));
  for (const set of sets) {
    for (let i = 0; i < set.length; i += 1) {
      let carry = set[i] ?? 0;
      for (let place = 0; carry !== 0; place += 1) {
        const digit = digits[place] as Bitset;
        const word = digit[i] ?? 0;
        digit[i] = word ^ carry;
        carry &= word;
      }
    }
  }
  return digits;
}

/** Those of the set that so many hold. */
export function tallied(set: Bitset, digits: readonly Bitset[], number: number): Bitset {
  return set.map((word, i) =>
    digits.reduce((left, digit, place) => left & ((number >>> place) & 1 ? (digit[i] ?? 0) : ~(digit[i] ?? 0)), word),
  );
}
