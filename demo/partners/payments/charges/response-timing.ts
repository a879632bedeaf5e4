import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { respondWithError } from '../../sandbox/respond-with-error.ts';
import type { CardScript } from '../test-cards.ts';

/** Resolves after a number of milliseconds; tests pass in their own clock. */
export type Pause = (milliseconds: number) => Promise<void>;

/** Milliseconds: longer than a shop's time-out, and longer than any time-out. */
const slow = { least: 6500, spread: 3000 };
const never = 120_000;

function getDelay(reference: string): number {
  return slow.least + (createHash('sha256').update(reference).digest().readUInt16BE() % (slow.spread + 1));
}

/** Responds to an authorization as the card's script defines: at once, late, never, or with its first response lost. */
export function createResponseTiming(pause: Pause) {
  const lost = new Set<string>();
  return async (context: Context, reference: string, timing: CardScript['manner'], respond: () => Promise<Response>): Promise<Response> => {
    if (timing === 'never') {
      await pause(never);
      return respondWithError(context, 504, 'issuer-silent', 'The issuer does not respond.');
    }
    if (timing === 'slow') await pause(getDelay(reference));
    const response = await respond();
    if (timing !== 'lossy' || lost.has(reference)) return response;
    lost.add(reference);
    return respondWithError(context, 502, 'answer-lost', 'The response was lost.');
  };
}
