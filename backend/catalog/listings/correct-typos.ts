/** Edit distance of two words, with swaps of adjacent letters as one step. Stops counting above `most`. */
export function computeEditDistance(a: string, b: string, most: number): number {
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
  /** Similar known words, the most similar first. */
  readonly near: readonly string[];
}

/** For shorter words, real words are as close to each other as typos. */
const getMaxDistance = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Few typos affect the first letter, except for a swap with the second one. */
const hasSameStart = (word: string, known: string): boolean => word[0] === known[0] || (word[0] === known[1] && word[1] === known[0]);

function correctTypo({ word, near }: NearWords): string {
  if (near.some((known) => known.startsWith(word))) return word;
  const most = getMaxDistance(word);
  let best = word;
  let fewest = most + 0.5;
  for (const known of near.filter((one) => hasSameStart(word, one))) {
    // A shopper who is still typing has not completed a long word.
    const steps = Math.min(computeEditDistance(word, known, most), computeEditDistance(word, known.slice(0, word.length), most) + 0.5);
    if (steps < fewest) [best, fewest] = [known, steps];
  }
  return best;
}

/** Replaces each unknown word by the nearest known one; null when nothing can be corrected. */
export function correctTypos(words: readonly NearWords[]): string[] | null {
  const corrected = words.map(correctTypo);
  return corrected.some((word, i) => word !== words[i]?.word) ? corrected : null;
}
