/**
 * A number that depends only on the seed and the keys, not on the order of requests.
 * @returns an integer from 0 to `end` - 1
 */
export function createSeededNumber(seed: number, end: number, ...keys: readonly (string | number)[]): number {
  // FNV-1a, then the finalizer of MurmurHash3.
  let hash = 0x811c9dc5;
  for (const character of `${seed} ${keys.join(' ')}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % end;
}
