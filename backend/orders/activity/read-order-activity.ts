import { sql, type Kysely } from 'kysely';
import type { OrderEventKind, OrderReturn, Parcel, Refund } from '#generated/openapi/shared.ts';
import type { EventDetails, LineUnits, RefundContent, RefundTender, ReturnLine } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import type { Minor } from '../../money/minor-units.ts';
import type { OrderLineUnits } from '../units/order-units.ts';

/** A timestamp in the database's JSON format. */
export type StoredMoment = string;

export interface StoredParcel {
  readonly parcel_id: string;
  readonly shipment_id: string;
  readonly state: Parcel['state'];
  readonly lines: readonly LineUnits[];
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  readonly tracking_url: string | null;
  readonly shipped_at: StoredMoment | null;
  readonly first_expected_on: string | null;
  readonly expected_on: string | null;
  readonly delivered_at: StoredMoment | null;
}

export interface StoredEvent {
  readonly kind: OrderEventKind;
  readonly at: StoredMoment;
  readonly details: EventDetails;
}

export interface StoredReturn {
  readonly id: string;
  readonly number: string;
  readonly state: OrderReturn['state'];
  readonly lines: readonly ReturnLine[];
  readonly requested_at: StoredMoment;
  readonly send_by: string;
  readonly received_at: StoredMoment | null;
}

export interface StoredRefund {
  readonly id: string;
  readonly reason: Refund['reason'];
  readonly state: Refund['state'];
  readonly amount_minor: Minor;
  readonly content: RefundContent;
  readonly tenders: readonly RefundTender[];
  readonly credit_note_number: string | null;
  readonly created_at: StoredMoment;
  readonly refunded_at: StoredMoment | null;
}

/** Everything that happened to an order after its payment. */
export interface OrderActivity {
  readonly lines: readonly OrderLineUnits[];
  /** In the order of packing. */
  readonly parcels: readonly StoredParcel[];
  /** Oldest first. */
  readonly events: readonly StoredEvent[];
  /** Latest first. */
  readonly returns: readonly StoredReturn[];
  /** Latest first. */
  readonly refunds: readonly StoredRefund[];
}

/** Reads the history of orders by their ids in one statement. */
export async function readOrderActivity(db: Kysely<Tables>, orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderActivity>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<OrderActivity & { readonly id: string }>`select o.id,
      (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(to_jsonb(p) order by p.packed_at, p.parcel_id), '[]') from order_parcels p where p.order_id = o.id) as parcels,
      (select coalesce(jsonb_agg(to_jsonb(e) order by e.at, e.recorded_at, e.event_id), '[]') from order_events e where e.order_id = o.id) as events,
      (select coalesce(jsonb_agg(to_jsonb(r) order by r.requested_at desc, r.number desc), '[]') from order_returns r where r.order_id = o.id) as returns,
      (select coalesce(jsonb_agg(to_jsonb(f) order by f.position desc), '[]') from order_refunds f where f.order_id = o.id) as refunds
    from unnest(${orderIds}::uuid[]) as o(id)`.execute(db);
  return new Map(rows.map(({ id, ...afterwards }) => [id, afterwards]));
}
