import { z } from 'zod';
import { amountRequest, shop, subject } from '../requests.ts';

const purposes = ['card', 'security-code', 'store-card', 'pay-later', 'wallet'] as const;
export type SessionPurpose = (typeof purposes)[number];

/** The shop server's request for a session. */
export const sessionRequest = z
  .strictObject({
    purpose: z.enum(purposes),
    ...shop,
    subject,
    vaultId: z.string().min(1).max(100).optional(),
    amount: amountRequest.optional(),
  })
  .refine(({ shopOrigin, returnUrl }) => URL.canParse(returnUrl) && new URL(returnUrl).origin === shopOrigin, {
    path: ['returnUrl'],
    message: 'Must be a page of shopOrigin.',
  })
  .refine(({ purpose, vaultId }) => (purpose === 'security-code') === (vaultId !== undefined), {
    path: ['vaultId'],
    message: 'Is required for a security code, and for nothing else.',
  })
  .refine(({ purpose, amount }) => purpose !== 'pay-later' || amount !== undefined, {
    path: ['amount'],
    message: 'Is required for a plan.',
  });
export type Session = z.output<typeof sessionRequest>;
