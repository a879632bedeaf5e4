import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Minor } from '../money/minor-units.ts';
import type { RewardCodes } from './reward-codes.ts';

export type RewardKind = 'reward_code' | 'reward_card';

/** A stored reward. */
export interface Reward {
  readonly id: string;
  readonly kind: RewardKind;
  /** Null if anybody with its code can use it. */
  readonly customerId: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  readonly balanceMinor: Minor;
  readonly isActive: boolean;
  readonly expiresAt: Date | null;
  /** Last characters of its code. */
  readonly last4: string;
}

const isReward = (kind: string): kind is RewardKind => kind === 'reward_code' || kind === 'reward_card';

async function find(db: Kysely<Tables>, column: 'id' | 'code_hash', value: string): Promise<Reward | undefined> {
  const found = await db
    .selectFrom('value_accounts')
    .select(['id', 'kind', 'customer_id', 'currency', 'balance', 'is_active', 'expires_at', 'details'])
    .where(column, '=', value)
    .executeTakeFirst();
  if (!found || !isReward(found.kind)) return undefined;
  const { last4 } = found.details;
  return {
    id: found.id,
    kind: found.kind,
    customerId: found.customer_id,
    currency: found.currency,
    balanceMinor: found.balance,
    isActive: found.is_active,
    expiresAt: found.expires_at,
    last4: typeof last4 === 'string' ? last4 : '',
  };
}

export function findReward(db: Kysely<Tables>, codes: RewardCodes, code: string): Promise<Reward | undefined> {
  return find(db, 'code_hash', codes.hashCode(code));
}

/** @param id Id of its account */
export function readReward(db: Kysely<Tables>, id: string): Promise<Reward | undefined> {
  return find(db, 'id', id);
}

/**
 * Assigns a reward without an owner to the customer.
 * @returns false if it belongs to another customer
 */
export async function assignReward(db: Kysely<Tables>, id: string, customerId: string, now: Date): Promise<boolean> {
  const owned = await db
    .updateTable('value_accounts')
    .set({ customer_id: customerId, updated_at: now })
    .where('id', '=', id)
    .where('kind', 'in', ['reward_code', 'reward_card'])
    .where((where) => where.or([where('customer_id', 'is', null), where('customer_id', '=', customerId)]))
    .returning('id')
    .executeTakeFirst();
  return owned !== undefined;
}
