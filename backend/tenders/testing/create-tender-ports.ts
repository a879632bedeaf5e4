import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { unlimited } from '../../limits/limiter.ts';
import { standardLoyaltyRules } from '../../loyalty/loyalty-rules.ts';
import { noSavedCards } from '../partner/saved-cards.ts';
import type { TenderPorts } from '../tender-kinds.ts';

/** A database without rows. */
const nothing = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Ports of all tenders for a test that needs some of them. */
export function createTenderPorts(given: Pick<TenderPorts, 'payments' | 'clock'> & Partial<TenderPorts>): TenderPorts {
  return {
    db: nothing,
    limiter: unlimited,
    rewardCodes: async () => ({ hashCode: (code) => code, getCode: (id) => id }),
    loyaltyRules: () => standardLoyaltyRules,
    findSavedReward: async () => undefined,
    giftCardCodes: null,
    savedCards: noSavedCards,
    log: { warn: () => undefined },
    ...given,
  };
}
