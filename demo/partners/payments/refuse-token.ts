import type { Context } from 'hono';
import { refuse } from '../sandbox/refusals.ts';

/** 422 for a token or a stored card that cannot be used. */
export function refuseToken(context: Context, state: 'invalid' | 'expired' | 'spent'): Response {
  return refuse(context, 422, `token-${state}`, `The token is ${state}: the shopper has to enter the card again.`);
}
