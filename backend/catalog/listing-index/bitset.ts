/** A set of positions with one bit each, intersected and counted 32 at a time. */
export type Bitset = Uint32Array;

export const countWords = (size: number): number => (size + 31) >>> 5;

export const createBitset = (size: number): Bitset => new Uint32Array(countWords(size));

export function addPosition(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

export const hasPosition = (bits: Bitset, position: number): boolean => (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

export function createBitsetOf(size: number, positions: ArrayLike<number>): Bitset {
  const bits = createBitset(size);
  for (let i = 0; i < positions.length; i += 1) addPosition(bits, positions[i] ?? 0);
  return bits;
}

/** Contains every position below the size. */
export function createFullBitset(size: number): Bitset {
  const bits = createBitset(size).fill(0xffff_ffff);
  if (size % 32 !== 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

export const intersect = (one: Bitset, other: Bitset): Bitset => one.map((word, i) => word & (other[i] ?? 0));

export function unite(size: number, sets: readonly Bitset[]): Bitset {
  const all = createBitset(size);
  for (const set of sets) for (let i = 0; i < all.length; i += 1) all[i] = (all[i] ?? 0) | (set[i] ?? 0);
  return all;
}

/** Counts the bits of a word in parallel. Stays within 32-bit integers, because other numbers take four times as long. */
function countBitsOfWord(word: number): number {
  const pairs = ((word | 0) - ((word >>> 1) & 0x5555_5555)) | 0;
  const nibbles = ((pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)) | 0;
  return Math.imul(((nibbles + (nibbles >>> 4)) | 0) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bits: Bitset): number {
  let sum = 0;
  for (let i = 0; i < bits.length; i += 1) sum += countBitsOfWord(bits[i] ?? 0);
  return sum;
}

/** A bitset prepared for counting the intersection with others. */
export interface CountedSet {
  readonly bits: Bitset;
  /** Indexes of its non-empty words; counting skips all others. */
  readonly held: Uint32Array;
}

export function prepareForCounting(bits: Bitset): CountedSet {
  const held = new Uint32Array(bits.length);
  let found = 0;
  for (let i = 0; i < bits.length; i += 1) {
    if (bits[i] === 0) continue;
    held[found] = i;
    found += 1;
  }
  return { bits, held: held.subarray(0, found) };
}

/** Counts the intersection without creating it. */
export function countIntersection({ bits, held }: CountedSet, other: Bitset): number {
  let sum = 0;
  for (let i = 0; i < held.length; i += 1) {
    const word = held[i] ?? 0;
    sum += countBitsOfWord((bits[word] ?? 0) & (other[word] ?? 0));
  }
  return sum;
}

/** Lists the positions in ascending order. */
export function listPositions(bits: Bitset): Uint32Array {
  const positions = new Uint32Array(countBits(bits));
  let found = 0;
  for (let i = 0; i < bits.length; i += 1) {
    for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) {
      positions[found] = i * 32 + 31 - Math.clz32(word & -word);
      found += 1;
    }
  }
  return positions;
}

/**
 * Counts for each position how many of the sets contain it. Returns the binary digits of the counts, lowest first, each as the set of
 * positions with a one.
 */
export function countMemberships(size: number, sets: readonly Bitset[]): readonly Bitset[] {
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

/** The positions of the set that exactly `number` sets contain. */
export function selectByMembership(set: Bitset, digits: readonly Bitset[], number: number): Bitset {
  return set.map((word, i) =>
    digits.reduce((left, digit, place) => left & ((number >>> place) & 1 ? (digit[i] ?? 0) : ~(digit[i] ?? 0)), word),
  );
}
