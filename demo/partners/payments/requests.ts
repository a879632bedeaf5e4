import { z } from 'zod';
import { locale, origin } from '../sandbox/fields.ts';
import { manners, outcomes } from './test-cards.ts';

const shopBrands = ['tarnfell', 'solvane'] as const;

const sealed = z.string().min(1).max(2000);

/** The cart, or whatever else the shop has paid. */
const subject = z.string().min(1).max(100);

/** What the shop's server says of the form that it is about to show. */
export const sessionRequest = z.strictObject({ shopOrigin: origin, locale, brand: z.enum(shopBrands), subject });
export type CardSession = z.output<typeof sessionRequest>;

export const frameQuery = z.object({
  session: sealed,
  origin: origin.optional(),
  locale: locale.optional(),
  brand: z.enum(shopBrands).optional(),
});

/** Entries are judged by the card's own rules afterwards. */
export const tokenRequest = z.strictObject({
  session: sealed,
  number: z.string().max(32),
  expiry: z.string().max(16),
  cvc: z.string().max(8),
  name: z.string().max(120),
});

/** All that a token holds: nothing from which a card could be charged elsewhere. */
export const cardClaims = z.strictObject({
  brand: z.string(),
  last4: z.string().length(4),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int(),
  outcome: z.enum(outcomes),
  manner: z.enum(manners),
  /** SHA-256 of the session in which it was made, and what that was for. */
  session: z.string(),
  subject,
});
export type CardClaims = z.output<typeof cardClaims>;

export const describeRequest = z.strictObject({ token: sealed, sessionId: sealed, subject });

const reference = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{3,63}$/, 'Must be 4 to 64 letters, digits and hyphens.');

const charge = {
  /** Minor units. */
  amountMinor: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code.'),
};
export const chargeRequest = z.strictObject(charge);
export type ChargeRequest = z.output<typeof chargeRequest>;

export const authorizationRequest = z.strictObject({ token: sealed, subject, ...charge, reference });

/** Names an authorization to act on. */
export const captureRequest = z.strictObject({ ...charge, authorizationId: z.string().min(1) });
export const challengeRequest = z.strictObject({ token: sealed, response: z.string().min(1).max(200) });
export const referenceQuery = z.object({ reference });
