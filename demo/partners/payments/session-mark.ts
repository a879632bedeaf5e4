import { createHash } from 'node:crypto';

/** Tells sessions apart without keeping them. */
export function sessionMark(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
