import { createHash } from 'node:crypto';

/** An id derived from a text, the same as md5(text)::uuid in the database. Not a secret. */
export function deriveUuid(text: string): string {
  const hex = createHash('md5').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
