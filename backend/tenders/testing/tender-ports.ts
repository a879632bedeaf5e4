import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { unlimited } from '../../limits/limiter.ts';
import { createNoPayments } from '../../payments/no-payments.ts';
import type { createTenderKinds } from '../tender-kinds.ts';

/** What tenders are made with where a test asks no balance. */
export const tenderPorts: Parameters<typeof createTenderKinds>[0] = {
  payments: createNoPayments(),
  db: {} as Kysely<Tables>,
  clock: { now: () => new Date('2026-11-21T09:00:00Z') },
  limiter: unlimited,
  giftCardCodes: null,
};
