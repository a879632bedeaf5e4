import type { Context } from 'hono';
import { respondWithError } from '../sandbox/respond-with-error.ts';

/** 422 for a token or a stored card that cannot be used. */
export function rejectToken(context: Context, state: 'invalid' | 'expired' | 'spent'): Response {
  return respondWithError(context, 422, `token-${state}`, `The token is ${state}: the shopper has to enter the card again.`);
}
