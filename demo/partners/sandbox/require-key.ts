import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { respondWithError } from './respond-with-error.ts';

/** Allows only the shop's server, by the shared key. */
export function requireKey(key: string): MiddlewareHandler {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return async (c, next) => {
    const given = c.req.header('x-partners-key');
    if (given === undefined || !timingSafeEqual(digest(given), digest(key))) {
      return respondWithError(c, 401, 'key-invalid', 'The header x-partners-key is missing or wrong.');
    }
    return next();
  };
}
