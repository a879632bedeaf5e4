import { createHash } from 'node:crypto';

/** Identifies a session or a subject without storing it. */
export function createDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
