import { z } from 'zod';
import { locale, origin } from '../sandbox/fields.ts';

/** A session or token: sealed text. */
export const sealed = z.string().min(1).max(3000);

/** The cart to pay, or the customer whose card is stored. */
export const subject = z.string().min(1).max(100);

export const amount = {
  /** Minor units. */
  amountMinor: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Must be an ISO 4217 code.'),
};
export const amountRequest = z.strictObject(amount);
export type Amount = z.output<typeof amountRequest>;

export const cardSummary = z.strictObject({
  brand: z.string(),
  last4: z.string().length(4),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int(),
});
export type CardSummary = z.output<typeof cardSummary>;

export const shopBrands = ['tarnfell', 'solvane'] as const;

/** The shop that a page of the partner belongs to, and the shopper's language there. */
export const shop = {
  shopOrigin: origin,
  /** Address to which hosted pages and the issuer's page return. */
  returnUrl: z.url({ protocol: /^https?$/ }).max(500),
  locale,
  brand: z.enum(shopBrands),
};
export const shopPage = z.strictObject(shop);
export type ShopPage = z.output<typeof shopPage>;

export const reference = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{3,63}$/, 'Must be 4 to 64 letters, digits and hyphens.');
export const tokenRequest = z.strictObject({ token: sealed, sessionId: sealed, subject });
