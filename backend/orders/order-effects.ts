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
 * Side effects of paying or canceling an order, e.g. issuing gift cards or crediting points. The tenders still include data that could pay
 * again.
 */
export interface OrderEffect {
  /**
   * Common table expressions of the statement that finalizes the order, e.g. sql`earned as (…)`. The expression "finalised" has a row (id,
   * cart_id) if it succeeds.
   */
  readonly finalize?: (order: OrderRecord, now: Date, tenders: readonly OrderTender[]) => readonly RawBuilder<unknown>[];
  /** Values of the same statement that send jobs (`jobs.sending`). They are read if the order is finalized. */
  readonly send?: (order: OrderRecord, now: Date) => Promise<readonly RawBuilder<unknown>[]>;
  /** Runs in the transaction that requests a return of delivered units. */
  readonly requestReturn?: (transaction: Transaction<Tables>, order: OrderRecord, requested: RequestedReturn) => Promise<void>;
  /**
   * Runs in the transaction that cancels units of a paid order. Each line appears once.
   * @throws 409 ORD409 if units cannot be canceled
   */
  readonly cancelUnits?: (transaction: Transaction<Tables>, order: OrderRecord, units: readonly LineUnits[], now: Date) => Promise<void>;
  /** Runs in the transaction that cancels the order. */
  readonly cancel?: (transaction: Transaction<Tables>, order: OrderRecord, now: Date, tenders: readonly OrderTender[]) => Promise<void>;
}
