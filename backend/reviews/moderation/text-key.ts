import { createHash } from 'node:crypto';

/** Hash of a text without case, spaces and punctuation, to find duplicates. */
export function getTextKey(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return createHash('sha256').update(letters).digest('base64url').slice(0, 22);
}
