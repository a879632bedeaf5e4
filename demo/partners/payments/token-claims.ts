import { z } from 'zod';
import { amountRequest, cardSummary, shopPage, subject } from './requests.ts';
import type { Session } from './sessions/session-request.ts';
import { createDigest } from './create-digest.ts';
import { cardScript } from './test-cards.ts';

/** Everything in a token: nothing that could charge a card elsewhere. */
export const tokenClaims = z.strictObject({
  purpose: z.enum(['card', 'security-code', 'store-card', 'pay-later', 'wallet']),
  /** Absent for a plan. */
  card: cardSummary.optional(),
  script: cardScript,
  /** SHA-256 of the session that created it. */
  session: z.string(),
  subject,
  shop: shopPage,
  /** Id of a stored card whose security code was entered. */
  vaultId: z.string().optional(),
  /** The maximum that a plan pays. */
  limit: amountRequest.optional(),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Returns the claims that tie a token to its session. */
export function createSessionClaims(sessionId: string, session: Session): Pick<TokenClaims, 'purpose' | 'session' | 'subject' | 'shop'> {
  const { purpose, subject, shopOrigin, returnUrl, locale, brand } = session;
  return { purpose, session: createDigest(sessionId), subject, shop: { shopOrigin, returnUrl, locale, brand } };
}
