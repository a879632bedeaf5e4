const digitBits = 11;
const digits = 2 ** digitBits;

interface Numbered {
  readonly items: Uint32Array;
  readonly numbers: Uint32Array;
}

const getDigit = (number: number, shift: number): number => (number >>> shift) & (digits - 1);

function sortByDigit({ items, numbers }: Numbered, shift: number): Numbered {
  const places = new Uint32Array(digits);
  for (let i = 0; i < numbers.length; i += 1) {
    const digit = getDigit(numbers[i] ?? 0, shift);
    places[digit] = (places[digit] ?? 0) + 1;
  }
  let before = 0;
  for (let digit = 0; digit < digits; digit += 1) {
    const held = places[digit] ?? 0;
    places[digit] = before;
    before += held;
  }
  const sorted = { items: new Uint32Array(items.length), numbers: new Uint32Array(items.length) };
  for (let i = 0; i < items.length; i += 1) {
    const number = numbers[i] ?? 0;
    const digit = getDigit(number, shift);
    const place = places[digit] ?? 0;
    places[digit] = place + 1;
    sorted.items[place] = items[i] ?? 0;
    sorted.numbers[place] = number;
  }
  return sorted;
}

/**
 * Sorts items by integer keys below 2³² in ascending order; stable. A radix sort, because comparing half of a large catalog takes longer
 * than the rest of a search.
 */
export function sortByNumber(items: Uint32Array, numbers: Uint32Array): Uint32Array {
  let highest = 0;
  for (let i = 0; i < numbers.length; i += 1) highest = Math.max(highest, numbers[i] ?? 0);
  let sorted: Numbered = { items, numbers };
  for (let shift = 0; shift < 32 && highest >>> shift > 0; shift += digitBits) sorted = sortByDigit(sorted, shift);
  return sorted.items;
}
