/**
 * A 106-bit fingerprint of a text for cache keys: two rounds of cyrb53 with different seeds, pure arithmetic so that it also runs in the
 * browser. It does not resist deliberate collisions; editors are trusted.
 */
export function createFingerprint(text: string): string {
  return createShortFingerprint(text, 0x9e3779b9) + createShortFingerprint(text, 0x51ed270b);
}

/** 53 bits in base 36, for values that only have to differ among a page's blocks. */
export function createShortFingerprint(text: string, seed = 0): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
