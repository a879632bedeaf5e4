/** Steps from one word to the other: a letter more, less, other or swapped with its neighbour. Gives up past `most`. */
export function wordDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let steps = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      row.push(steps);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

export interface NearWords {
  readonly word: string;
  /** Known words like it, the likest first. */
  readonly near: readonly string[];
}

/** Other short words are as near to each other as typos are. */
const stepsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Few get the first letter wrong, but for a swap with the second one. */
const beginsAlike = (word: string, known: string): boolean => word[0] === known[0] || (word[0] === known[1] && word[1] === known[0]);

function mendWord({ word, near }: NearWords): string {
  if (near.some((known) => known.startsWith(word))) return word;
  const most = stepsAllowed(word);
  let best = word;
  let fewest = most + 0.5;
  for (const known of near.filter((one) => beginsAlike(word, one))) {
    // Somebody still typing has not written the end of a long word.
    const steps = Math.min(wordDistance(word, known, most), wordDistance(word, known.slice(0, word.length), most) + 0.5);
    if (steps < fewest) [best, fewest] = [known, steps];
  }
  return best;
}

/** The words with each unknown one replaced by the nearest known; null where nothing can be mended. */
export function mendWords(words: readonly NearWords[]): string[] | null {
  const mended = words.map(mendWord);
  return mended.some((word, i) => word !== words[i]?.word) ? mended : null;
}
