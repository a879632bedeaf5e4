/** Samples a share of keys deterministically: FNV-1a with a final mix distributes them evenly and is far cheaper than a digest. */
export function isSampled(key: string, share: number): boolean {
  if (share <= 0 || share >= 1) return share >= 1;
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 < share;
}
