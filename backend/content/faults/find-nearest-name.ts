import { distance } from 'fastest-levenshtein';

/** The most similar name; undefined if none is similar: at most a third of the letters wrong, or two of four for a swap. */
export function findNearestName(written: string, names: readonly string[]): string | undefined {
  const word = written.toLowerCase();
  const most = Math.max(1, Math.min(2, Math.floor(word.length / 2)), Math.floor(word.length / 3));
  const ranked = names
    .map((name) => ({ name, edits: distance(word, name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name));
  const best = ranked[0];
  return best && best.edits <= most ? best.name : undefined;
}
