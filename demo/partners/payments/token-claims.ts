import { z } from 'zod';
import { amountRequest, cardSummary, shopPage, subject } from './requests.ts';
import type { Session } from './sessions/session-request.ts';
import { digestOf } from './digest-of.ts';
import { cardScript } from './test-cards.ts';

/** All that a token holds: nothing from which a card could be charged elsewhere. */
export const tokenClaims = z.strictObject({
  purpose: z.enum(['card', 'security-code', 'store-card', 'pay-later', 'wallet']),
  /** Absent of a plan. */
  card: cardSummary.optional(),
  script: cardScript,
  /** SHA-256 of the session in which it was made. */
  session: z.string(),
  subject,
  shop: shopPage,
  /** Of a stored card whose security code was entered. */
  vaultId: z.string().optional(),
  /** The most that a plan pays. */
  limit: amountRequest.optional(),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Claims that tie a token to the session in which it is made. */
export function claimsOfSession(sessionId: string, session: Session): Pick<TokenClaims, 'purpose' | 'session' | 'subject' | 'shop'> {
  const { purpose, subject, shopOrigin, returnUrl, locale, brand } = session;
  return { purpose, session: digestOf(sessionId), subject, shop: { shopOrigin, returnUrl, locale, brand } };
}
