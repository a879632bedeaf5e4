import { z } from 'zod';
import { outcomes } from './test-cards.ts';

const shopBrands = ['tarnfell', 'solvane'] as const;

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'Must be an origin alone.');
const sealed = z.string().min(1).max(2000);
const locale = z.string().regex(/^(?:en|fr|de)(?:-[A-Za-z]{2})?$/, 'Must be English, French or German, e.g. fr-ca.');

/** What the shop's server says of the form that it is about to show. */
export const sessionRequest = z.strictObject({ shopOrigin: origin, locale, brand: z.enum(shopBrands) });
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
});
export type CardClaims = z.output<typeof cardClaims>;

export const describeRequest = z.strictObject({ token: sealed });

const reference = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{3,63}$/, 'Must be 4 to 64 letters, digits and hyphens.');

export const authorizationRequest = z.strictObject({
  token: sealed,
  /** Minor units. */
  amountMinor: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code.'),
  reference,
});

export const authorizationQuery = z.object({ reference, token: sealed });
