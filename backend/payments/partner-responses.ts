import { z } from 'zod';

/** Schemas of the payment partner's responses. Unknown fields are dropped. */
const card = z.object({
  brand: z.string().min(1),
  last4: z.string().length(4),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int(),
});
const id = z.string().min(1);
const instant = z.iso.datetime();
const amountMinor = z.int().positive();

export const sessionResponse = z.object({ sessionId: id, frameUrl: z.url(), redirectUrl: z.url().optional(), expiresAt: instant });

export const tokenResponse = z.object({
  card,
  expiresAt: instant,
  subject: z.string(),
  vaultId: id.optional(),
  providerName: id.optional(),
});

export const planResponse = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['pending', 'declined', 'abandoned']) }),
  z.object({
    outcome: z.literal('accepted'),
    token: id,
    subject: z.string(),
    amount: z.object({ amountMinor, currency: z.string().length(3) }),
    providerName: id,
    installments: z.array(z.object({ amountMinor, dueInDays: z.int().min(0) })).min(1),
  }),
]);

export const planTermsResponse = z.object({
  providerName: id,
  minMinor: amountMinor,
  maxMinor: amountMinor,
  dueInDays: z.array(z.int().min(0)).min(1),
});

export const storedCardResponse = z.object({ vaultId: id, card });
export const deletedCardResponse = z.object({ outcome: z.literal('deleted') });

export const authorizationResponse = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('approved'), authorizationId: id, vaultId: id.optional() }),
  z.object({
    outcome: z.literal('authenticate'),
    challenge: z.object({ authenticationId: id, frameUrl: z.url(), redirectUrl: z.url(), expiresAt: instant }),
  }),
  z.object({ outcome: z.enum(['declined', 'expired', 'fraud', 'unauthenticated', 'voided']) }),
]);

export const captureResponse = z.object({ outcome: z.enum(['captured', 'rejected']) });
export const voidResponse = z.object({ outcome: z.enum(['voided', 'captured']) });
export const refundResponse = z.object({ outcome: z.literal('refunded') });

export const tokenErrors = { 'token-invalid': 'invalid', 'token-expired': 'expired', 'token-spent': 'spent' } as const;
export const tokenErrorResponse = z.object({ error: z.object({ code: z.enum(Object.keys(tokenErrors) as (keyof typeof tokenErrors)[]) }) });
