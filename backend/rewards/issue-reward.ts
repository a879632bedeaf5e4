import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Minor } from '../money/minor-units.ts';
import type { RewardKind } from './find-reward.ts';
import { getLastCharacters, type RewardCodes } from './reward-codes.ts';

export interface NewReward {
  /** Id of its account. A reward is issued once per id. */
  readonly id: string;
  readonly kind: RewardKind;
  /** Derived from the id by default. */
  readonly code?: string;
  /** Null if anybody with the code can use it. */
  readonly customerId: string | null;
  readonly currency: string;
  readonly amountMinor: Minor;
  readonly expiresAt: Date | null;
  readonly now: Date;
}

/**
 * Issues a reward. An existing id or code is not changed.
 * @returns its code
 */
export async function issueReward(db: Kysely<Tables>, codes: RewardCodes, reward: NewReward): Promise<string> {
  const { id, kind, customerId, currency, amountMinor, expiresAt, now } = reward;
  const code = reward.code ?? codes.getCode(id);
  const details = JSON.stringify({ last4: getLastCharacters(code) });
  await sql`with account as (
      insert into value_accounts (id, kind, customer_id, currency, balance, code_hash, expires_at, details, created_at, updated_at)
      values (${id}, ${kind}, ${customerId}, ${currency}, ${amountMinor}, ${codes.hashCode(code)}, ${expiresAt}, ${details}::jsonb,
        ${now}, ${now})
      on conflict do nothing returning id)
    insert into value_entries (account_id, reference, kind, amount, created_at)
    select id, 'issued', 'issue', ${amountMinor}::int, ${now}::timestamptz from account`.execute(db);
  return code;
}
