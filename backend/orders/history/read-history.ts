import { sql, type Kysely } from 'kysely';
import type { HistoryRequest } from '#generated/openapi/orders.ts';
import type { OrderLine } from '../../database/documents/order-document.ts';
import type { OrderState } from '../../database/tables/orders.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderRecord } from '../order-record.ts';
import type { HistoryPosition } from './history-cursor.ts';

/** Maximum number of lines in a summary. */
const maxLines = 4;

/** The columns of an order that its summary needs. */
export interface HistoryRow extends Pick<
  OrderRecord,
  'id' | 'number' | 'progress' | 'placed_at' | 'currency' | 'total_minor' | 'refunded_minor' | 'expected_on'
> {
  readonly state: OrderState;
  /** The first lines. */
  readonly lines: readonly Pick<OrderLine, 'item' | 'qty'>[];
  readonly units: number;
  readonly position: string;
}

export interface HistoryQuery {
  readonly customerId: string;
  readonly show: HistoryRequest['show'];
  readonly after: HistoryPosition | undefined;
  readonly from: Date | undefined;
  /** Exclusive upper bound. */
  readonly before: Date | undefined;
  readonly limit: number;
}

/** Matches the expression of the index in migration 081. */
const group = sql<string>`(case when progress in ('delivered', 'cancelled', 'returned') then progress else 'open' end)`;

/** Reads a customer's orders, latest first, from an index alone. Orders whose payment failed are left out, as their goods are in a cart. */
export function readHistory(db: Kysely<Tables>, { customerId, show, after, from, before, limit }: HistoryQuery): Promise<HistoryRow[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'progress', 'placed_at', 'currency', 'total_minor', 'refunded_minor', 'expected_on'])
    .select([
      sql<HistoryRow['lines']>`jsonb_path_query_array(content, ${`$.rows[0 to ${maxLines - 1}]`}::jsonpath)`.as('lines'),
      sql<number>`(content -> 'amounts' ->> 'units')::int`.as('units'),
      sql<string>`to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('position'),
    ])
    .where('customer_id', '=', customerId)
    .where('state', '<>', sql.lit('cancelled'))
    .$if(show !== undefined, (query) => query.where(group, '=', show ?? 'open'))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(placed_at, id) < (${after?.placedAt}::timestamptz, ${after?.id}::uuid)`))
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('placed_at', '<', before ?? new Date(0)))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
