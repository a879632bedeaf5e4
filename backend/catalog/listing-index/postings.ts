/** The positions of listings that contain a word, with its score in each. */
export type Postings = ReadonlyMap<number, number>;

/** Writes an integer below 2³² with seven bits per byte, lowest first; the top bit marks a continuation. */
function writeNumber(bytes: number[], number: number): void {
  let rest = number;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  bytes.push(rest);
}

/** Groups positions by score and stores their differences: few scores cover many positions that are close together. */
export function encodePostings(postings: Postings): Uint8Array {
  const byWorth = new Map<number, number[]>();
  for (const [position, worth] of postings) {
    const same = byWorth.get(worth);
    if (same) same.push(position);
    else byWorth.set(worth, [position]);
  }
  const bytes: number[] = [];
  for (const [worth, positions] of byWorth) {
    writeNumber(bytes, worth);
    writeNumber(bytes, positions.length);
    let last = 0;
    for (const position of positions.toSorted((a, b) => a - b)) {
      writeNumber(bytes, position - last);
      last = position;
    }
  }
  return Uint8Array.from(bytes);
}

/** Visits every position of one or more concatenated postings. */
export function visitPostings(bytes: Uint8Array, visit: (position: number, worth: number) => void): void {
  let at = 0;
  const readNumber = (): number => {
    let number = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      number |= (byte & 127) << shift;
      if (byte < 128) return number;
    }
  };
  while (at < bytes.length) {
    const worth = readNumber();
    let position = 0;
    for (let left = readNumber(); left > 0; left -= 1) {
      position += readNumber();
      visit(position, worth);
    }
  }
}
