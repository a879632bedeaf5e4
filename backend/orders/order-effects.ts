import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { LineUnits } from '../database/documents/order-units-document.ts';
import type { OrderTender } from '../database/documents/tender-document.ts';
import type { OrderRecord } from './order-record.ts';

export interface RequestedReturn {
  readonly number: string;
  readonly lines: readonly LineUnits[];
  readonly requestedAt: Date;
}

/**
 * Side effects of an order that is paid or cancelled, e.g. gift cards that are issued and points that are earned. The tenders are as
 * they were before what could pay again was removed from the order's.
 */
export interface OrderEffect {
  /** Named parts of the statement that finalises the order, e.g. sql`earned as (…)`. The part "finalised" has a row (id, cart_id) if it does. */
  readonly finalise?: (order: OrderRecord, now: Date, tenders: readonly OrderTender[]) => readonly RawBuilder<unknown>[];
  /** Values of the same statement that send jobs, from jobs.sending: they are read if the order is finalised. */
  readonly send?: (order: OrderRecord, now: Date) => Promise<readonly RawBuilder<unknown>[]>;
  /** Runs in the transaction that requests a return of delivered units. */
  readonly returnRequested?: (transaction: Transaction<Tables>, order: OrderRecord, requested: RequestedReturn) => Promise<void>;
  /** Runs in the transaction that cancels units of a paid order, each line once. Throws 409 ORD409 for units that cannot be cancelled. */
  readonly unitsCancelled?: (transaction: Transaction<Tables>, order: OrderRecord, units: readonly LineUnits[], now: Date) => Promise<void>;
  /** Runs in the transaction that cancels the order. */
  readonly cancel?: (transaction: Transaction<Tables>, order: OrderRecord, now: Date, tenders: readonly OrderTender[]) => Promise<void>;
}
