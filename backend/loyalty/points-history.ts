import { sql, type RawBuilder } from 'kysely';
import type { PointsEntry } from '#generated/openapi/shared.ts';
import type { ValueEntryKind } from '../database/tables/stored-value.ts';

export interface StoredEntry {
  readonly at: string;
  readonly points: number;
  readonly kind: Exclude<ValueEntryKind, 'capture'>;
  readonly orderNumber: string | null;
}

export interface HistoryPage {
  readonly start: number;
  readonly count: number;
}

const reasons: Readonly<Record<StoredEntry['kind'], PointsEntry['reason']>> = {
  issue: 'welcome',
  earn: 'earned',
  hold: 'spent',
  release: 'returned',
  refund: 'returned',
  reverse: 'reversed',
  expire: 'expired',
  adjust: 'adjusted',
};

/**
 * SQL of a page of an account's entries, latest first, and their number. Captures change no balance and are left out, as in the index
 * value_entries_history; a hold shows the number of the order that captured or released it.
 */
export function selectHistory(
  accountId: string,
  { start, count }: HistoryPage,
): { readonly total: RawBuilder<number>; readonly entries: RawBuilder<readonly StoredEntry[]> } {
  const own = sql`e.account_id = ${accountId}::uuid and e.kind <> 'capture'`;
  const orderId = sql`coalesce(e.order_id, (
    select s.order_id from value_entries s
    where s.account_id = e.account_id and s.reference = e.reference and s.kind in ('capture', 'release') limit 1))`;
  return {
    total: sql<number>`(select count(*)::int from value_entries e where ${own})`,
    entries: sql<readonly StoredEntry[]>`(select coalesce(json_agg(json_build_object(
        'at', page.created_at, 'points', page.amount, 'kind', page.kind, 'orderNumber', o.number)
        order by page.created_at desc, page.reference, page.kind), '[]')
      from (select e.created_at, e.reference, e.amount, e.kind, ${orderId} as order_id from value_entries e where ${own}
        order by e.created_at desc, e.reference, e.kind limit ${count}::int offset ${start}::int) page
      left join orders o on o.id = page.order_id)`,
  };
}

export function renderEntry({ at, points, kind, orderNumber }: StoredEntry): PointsEntry {
  return { at: new Date(at).toISOString(), points, reason: reasons[kind], ...(orderNumber !== null && { orderNumber }) };
}
