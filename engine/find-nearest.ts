import { distance } from 'fastest-levenshtein';

/**
 * Finds the candidate that was probably meant, or undefined when none is near: at most a third of the letters may differ, or two of four (a
 * swap).
 */
export function findNearest(word: string, candidates: readonly string[]): string | undefined {
  const most = Math.max(1, Math.min(2, Math.floor(word.length / 2)), Math.floor(word.length / 3));
  const written = word.toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(written, candidate.toLowerCase()) }))
    .sort((one, other) => one.edits - other.edits);
  return ranked[0] && ranked[0].edits <= most ? ranked[0].candidate : undefined;
}
