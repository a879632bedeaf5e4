import type { Gender } from '../../catalog/labels/localized-text.ts';

/** The audience of a product, from the words of the feed. */
export function readAudience(gender: string, ageGroup: string): Gender {
  if (/^(?:kids|toddler|infant|newborn|child(?:ren)?)$/i.test(ageGroup)) return 'kids';
  if (/^(?:male|men)$/i.test(gender)) return 'men';
  return /^(?:female|women)$/i.test(gender) ? 'women' : 'unisex';
}
