import type { ColumnType } from 'kysely';
import type { Minor } from '../../money/minor-units.ts';
import type { Timestamp } from './columns.ts';

export type ValueKind = 'gift_card' | 'reward_code' | 'reward_card' | 'points' | 'athlete_credit';

/**
 * issue: value is created. earn: points of an order. hold: an order reserves it. capture: the held amount is spent, amount 0. release: the
 * hold ends. refund: a captured amount returns. reverse: value is withdrawn. expire: the value expires. adjust: the value is corrected.
 */
export type ValueEntryKind = 'issue' | 'earn' | 'hold' | 'capture' | 'release' | 'refund' | 'reverse' | 'expire' | 'adjust';

export interface StoredValueTables {
  value_accounts: {
    id: string;
    kind: ValueKind;
    /** Null if anyone with the code can use the value. */
    customer_id: string | null;
    /** ISO 4217; null for points. */
    currency: string | null;
    /** The year of an annual credit; null for other kinds. */
    year: number | null;
    /** The sum of its entries. */
    balance: ColumnType<Minor, Minor | undefined, Minor>;
    /** Keyed hash of the number or code that identifies it. */
    code_hash: string | null;
    /** The cart that contains it. */
    cart_id: string | null;
    is_active: ColumnType<boolean, boolean | undefined, boolean>;
    expires_at: Timestamp | null;
    /** Fields that its kind renders, e.g. the last characters of its number. */
    details: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  value_entries: {
    account_id: string;
    /** Key of its cause: an order's tender, an order line, a sign-up. */
    reference: string;
    kind: ValueEntryKind;
    amount: Minor;
    order_id: string | null;
    created_at: Timestamp;
  };
}
