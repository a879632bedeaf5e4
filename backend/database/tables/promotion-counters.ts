import type { ColumnType } from 'kysely';
import type { CounterScope } from '../documents/order-document.ts';
import type { Timestamp } from './columns.ts';

export interface PromotionCounterTables {
  promotion_counters: {
    promotion_id: string;
    scope: CounterScope;
    /** Id of the customer, digest of the email address, or the currency; empty for all orders. */
    subject: string;
    /** Orders, or minor units. */
    used: ColumnType<string, number, number>;
    /** When an order was last counted. */
    updated_at: Timestamp;
  };
}
