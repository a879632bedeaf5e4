import { sql } from 'kysely';
import type { LoyaltyTrace } from '#generated/openapi/consumer.ts';
import type { UserDataSource } from '../features/user-data-part.ts';
import { toWire, type Minor } from '../money/minor-units.ts';
import { getPointsAccountId } from './points-account.ts';
import { renderEntry, selectHistory, type StoredEntry } from './points-history.ts';

interface OwnAccount {
  readonly kind: 'reward_code' | 'reward_card' | 'athlete_credit';
  readonly currency: string;
  readonly year: number | null;
  readonly balance: Minor;
  readonly last4: string | null;
  readonly expiresAt: string | null;
}

/** Exceeds any real history. */
const all = { start: 0, count: 1_000_000 };

const kinds = { reward_code: 'code', reward_card: 'card' } as const satisfies Partial<
  Record<OwnAccount['kind'], LoyaltyTrace['rewards'][number]['kind']>
>;

function renderTrace(entries: readonly StoredEntry[], accounts: readonly OwnAccount[]): LoyaltyTrace {
  return {
    points: entries.map(renderEntry),
    rewards: accounts.flatMap(({ kind, last4, balance, currency, expiresAt }) =>
      kind === 'athlete_credit'
        ? []
        : [
            {
              kind: kinds[kind],
              last4: last4 ?? '',
              balance: toWire(balance, currency),
              currency,
              ...(expiresAt !== null && { expiresAt: new Date(expiresAt).toISOString() }),
            },
          ],
    ),
    credits: accounts.flatMap(({ year, balance, currency }) =>
      year === null ? [] : [{ year, balance: toWire(balance, currency), currency }],
    ),
  };
}

/**
 * Points, rewards and credits of a customer. The balances of erased accounts have no owner and cannot be spent, but remain until their
 * retention ends: an order in payment may still capture its reservation.
 */
export const loyaltyData = {
  async export(db, { id }) {
    const { entries } = selectHistory(getPointsAccountId(id), all);
    const { rows } = await sql<{ readonly entries: readonly StoredEntry[]; readonly accounts: readonly OwnAccount[] }>`
      select ${entries} as entries, (select coalesce(json_agg(json_build_object('kind', kind, 'currency', currency, 'year', year,
          'balance', balance, 'last4', details ->> 'last4', 'expiresAt', expires_at) order by created_at, id), '[]')
        from value_accounts where customer_id = ${id} and kind in ('reward_code', 'reward_card', 'athlete_credit')) as accounts`.execute(
      db,
    );
    return { loyalty: renderTrace(rows[0]?.entries ?? [], rows[0]?.accounts ?? []) };
  },
  async erase(transaction, { id }, now) {
    await transaction
      .updateTable('value_accounts')
      .set({ customer_id: null, is_active: false, code_hash: null, updated_at: now })
      .where('customer_id', '=', id)
      .where('kind', 'in', ['points', 'athlete_credit', 'reward_code', 'reward_card'])
      .execute();
  },
} satisfies UserDataSource;
